//===- Value.cpp ----------------------------------------------------------===//

#include "frontend/triton/value/Value.h"
#include "frontend/dialect/Tile.h"
#include "frontend/triton/syntax/print/Dump.h"
#include "frontend/triton/value/Fold.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

namespace kiln::triton {

bool Value::isConstant() const {
  switch (valueKind) {
  case Kind::Tuple:
    return llvm::cast<TupleValue>(this)->extent.isConstant;
  case Kind::Aggregate:
    return llvm::cast<AggregateValue>(this)->extent.isConstant;
  case Kind::Tensor:
  case Kind::Descriptor:
  case Kind::Iterator:
    return false;
  default:
    return true;
  }
}

std::vector<llvm::StringRef> StringValue::characters() const {
  bool isText = llvm::json::isUTF8(value);
  std::vector<llvm::StringRef> characters;
  for (size_t begin = 0; begin != value.size();) {
    size_t end = begin + 1;
    while (isText && end != value.size() && (value[end] & 0xc0) == 0x80)
      ++end;
    characters.push_back(llvm::StringRef(value).slice(begin, end));
    begin = end;
  }
  return characters;
}

std::optional<int64_t> IntValue::small() const {
  if (value < llvm::DynamicAPInt(INT64_MIN) ||
      value > llvm::DynamicAPInt(INT64_MAX))
    return std::nullopt;
  return int64fromDynamicAPInt(value);
}

/// As Python writes a float: the fewest digits that read as it again.
static void writeFloat(llvm::raw_ostream &os, double value) {
  if (std::isnan(value)) {
    os << "nan";
    return;
  }
  os << (std::signbit(value) ? "-" : "");
  printRepr(std::abs(value), /*isImaginary=*/false, os);
}

static void writeList(llvm::raw_ostream &os, const TupleValue *tuple) {
  llvm::ListSeparator comma;
  os << '(';
  for (auto [index, element] : llvm::enumerate(tuple->elements)) {
    os << comma;
    if (!tuple->fields.empty())
      os << tuple->fields[index] << '=';
    os << element->text();
  }
  os << (tuple->elements.size() == 1 && tuple->fields.empty() ? ",)" : ")");
}

std::string Value::text() const {
  std::string result;
  llvm::raw_string_ostream os(result);
  llvm::TypeSwitch<const Value *>(this)
      .Case([&](const NoneValue *) { os << "None"; })
      .Case([&](const EllipsisValue *) { os << "Ellipsis"; })
      .Case([&](const BoolValue *value) {
        os << (value->value ? "True" : "False");
      })
      .Case([&](const IntValue *value) { os << value->value; })
      .Case([&](const FloatValue *value) { writeFloat(os, value->value); })
      .Case([&](const StringValue *value) {
        if (llvm::json::isUTF8(value->value))
          printRepr(value->value, /*isBytes=*/false, os);
        else
          printRepr(value->value, /*isBytes=*/true, os);
      })
      .Case([&](const SliceValue *value) {
        os << "slice(" << value->begin->text() << ", " << value->end->text()
           << ", " << value->step->text() << ')';
      })
      .Case([&](const TypeValue *value) { os << value->type->text(); })
      .Case([&](const CallableValue *value) {
        os << "function '" << value->name() << '\'';
      })
      .Case([&](const ModuleValue *value) {
        os << "module '" << value->name << '\'';
      })
      .Case([&](const UnknownValue *value) { os << value->why; })
      .Case([&](const DictValue *value) {
        llvm::ListSeparator comma;
        os << '{';
        for (auto [key, entry] : value->entries)
          os << comma << key->text() << ": " << entry->text();
        os << '}';
      })
      .Case([&](const TupleValue *value) { writeList(os, value); })
      .Case([&](const TensorValue *value) { os << value->type->text(); })
      .Case([&](const DescriptorValue *value) { os << value->type->text(); })
      .Case([&](const AggregateValue *value) { os << value->madeBy->name(); })
      .Case([&](const IteratorValue *value) {
        os << (value->condition  ? "condition"
               : value->isStatic ? "static_range"
                                 : "range");
      });
  return result;
}

void DictValue::set(Entries &entries, const Value *key, const Value *value) {
  for (auto &[name, old] : entries)
    if (name == key || isEqual(name, key)) {
      old = value;
      return;
    }
  entries.emplace_back(key, value);
}

const Value *DictValue::lookup(llvm::StringRef key) const {
  for (auto [name, value] : entries)
    if (auto *text = llvm::dyn_cast<StringValue>(name);
        text && text->value == key)
      return value;
  return nullptr;
}

const Value *TupleValue::field(llvm::StringRef name) const {
  auto found = llvm::find(fields, name);
  return found == fields.end() ? nullptr : elements[found - fields.begin()];
}

const Value *AggregateValue::field(llvm::StringRef name) const {
  for (const auto &[field, value] : fields)
    if (field == name)
      return value;
  return nullptr;
}

std::string kindText(const Value *value) {
  switch (value->kind()) {
  case Value::Kind::None:
    return "None";
  case Value::Kind::Bool:
    return "a bool";
  case Value::Kind::Int:
    return "an integer";
  case Value::Kind::Float:
    return "a float";
  case Value::Kind::String:
    return "a string";
  case Value::Kind::Tuple:
    return "a tuple";
  case Value::Kind::Type:
    return "the type " + value->text();
  case Value::Kind::Dict:
    return "a dictionary";
  case Value::Kind::Tensor:
    return "a tensor of type " + value->text();
  case Value::Kind::Descriptor:
    return "a descriptor of type " + value->text();
  default:
    return value->text();
  }
}

ValueTable::ValueTable()
    : noneValue(make<NoneValue>()), trueValue(make<BoolValue>(true)),
      falseValue(make<BoolValue>(false)) {}

bool isTrue(const Value *value) {
  return llvm::TypeSwitch<const Value *, bool>(value)
      .Case([](const NoneValue *) { return false; })
      .Case([](const BoolValue *value) { return value->value; })
      .Case([](const IntValue *value) { return value->value != 0; })
      .Case([](const FloatValue *value) { return value->value != 0; })
      .Case([](const StringValue *value) { return !value->value.empty(); })
      .Case([](const TupleValue *value) { return !value->elements.empty(); })
      .Case([](const DictValue *value) { return !value->entries.empty(); })
      .Default([](const Value *) { return true; });
}

/// Whether an integer is the number that a float is, exactly.
static bool isEqual(const llvm::DynamicAPInt &integer, double number) {
  // Doubles beyond 64 bits are integers that we need not tell apart.
  if (std::floor(number) != number || std::abs(number) >= 0x1p63)
    return false;
  return integer == llvm::DynamicAPInt(static_cast<int64_t>(number));
}

bool isEqual(const Value *a, const Value *b) {
  auto integerA = integerOf(a), integerB = integerOf(b);
  auto *floatA = llvm::dyn_cast<FloatValue>(a);
  auto *floatB = llvm::dyn_cast<FloatValue>(b);
  if (integerA && integerB)
    return *integerA == *integerB;
  if (floatA && floatB)
    return floatA->value == floatB->value;
  if (integerA && floatB)
    return isEqual(*integerA, floatB->value);
  if (floatA && integerB)
    return isEqual(*integerB, floatA->value);
  if (a->kind() != b->kind())
    return false;
  return llvm::TypeSwitch<const Value *, bool>(a)
      .Case([&](const StringValue *value) {
        return value->value == llvm::cast<StringValue>(b)->value;
      })
      .Case([&](const TypeValue *value) {
        return value->type == llvm::cast<TypeValue>(b)->type;
      })
      .Case([&](const NoneValue *) { return true; })
      .Case([&](const EllipsisValue *) { return true; })
      .Case([&](const TupleValue *value) {
        return llvm::equal(
            value->elements, llvm::cast<TupleValue>(b)->elements,
            [](const Value *a, const Value *b) { return isEqual(a, b); });
      })
      .Default([&](const Value *) { return a == b; });
}

const Type *typeOf(const Value *value, TypeTable &types) {
  auto typesOf = [&](auto &&list, auto &&get) {
    std::vector<const Type *> result;
    for (const auto &element : list)
      result.push_back(typeOf(get(element), types));
    return types.tuple(result);
  };
  if (value->isConstant())
    return nullptr;
  return llvm::TypeSwitch<const Value *, const Type *>(value)
      .Case([](const TensorValue *value) { return value->type; })
      .Case([](const DescriptorValue *value) { return value->type; })
      .Case([&](const TupleValue *value) {
        return typesOf(value->elements,
                       [](const Value *value) { return value; });
      })
      .Case([&](const AggregateValue *value) {
        return typesOf(value->fields,
                       [](const auto &field) { return field.second; });
      })
      .Default([](const Value *) { return nullptr; });
}

void flatten(const Value *value, llvm::SmallVectorImpl<mlir::Value> &handles) {
  llvm::TypeSwitch<const Value *>(value)
      .Case([&](const TensorValue *value) { handles.push_back(value->handle); })
      .Case([&](const DescriptorValue *value) {
        handles.push_back(value->handle);
        flatten(value->shape, handles);
        flatten(value->strides, handles);
      })
      .Case([&](const TupleValue *value) {
        for (const Value *element : value->elements)
          flatten(element, handles);
      })
      .Case([&](const AggregateValue *value) {
        for (const auto &[name, field] : value->fields)
          flatten(field, handles);
      });
}

void flattenTypes(const Value *value, mlir::MLIRContext *context,
                  llvm::SmallVectorImpl<mlir::Type> &types) {
  llvm::TypeSwitch<const Value *>(value)
      .Case([&](const TensorValue *value) {
        types.push_back(tileType(value->type, context));
      })
      .Case([&](const DescriptorValue *value) {
        types.push_back(
            tt::TensorDescType::get(llvm::cast<mlir::RankedTensorType>(
                tileType(value->type->block(), context))));
        flattenTypes(value->shape, context, types);
        flattenTypes(value->strides, context, types);
      })
      .Case([&](const TupleValue *value) {
        for (const Value *element : value->elements)
          flattenTypes(element, context, types);
      })
      .Case([&](const AggregateValue *value) {
        for (const auto &[name, field] : value->fields)
          flattenTypes(field, context, types);
      });
}

bool haveSameTypes(const Value *a, const Value *b) {
  if (a->isConstant() && b->isConstant())
    return a == b || isEqual(a, b);
  if (a->kind() != b->kind())
    return false;
  return llvm::TypeSwitch<const Value *, bool>(a)
      .Case([&](const TensorValue *value) {
        return value->type == llvm::cast<TensorValue>(b)->type;
      })
      .Case([&](const DescriptorValue *value) {
        return value->type == llvm::cast<DescriptorValue>(b)->type;
      })
      .Case([&](const TupleValue *value) {
        return llvm::equal(value->elements, llvm::cast<TupleValue>(b)->elements,
                           haveSameTypes);
      })
      .Case([&](const AggregateValue *value) {
        auto *other = llvm::cast<AggregateValue>(b);
        return value->madeBy == other->madeBy &&
               llvm::equal(value->fields, other->fields,
                           [](const auto &a, const auto &b) {
                             return haveSameTypes(a.second, b.second);
                           });
      })
      .Default([](const Value *) { return false; });
}

const Value *unflatten(const Value *value, llvm::ArrayRef<mlir::Value> &handles,
                       ValueTable &values) {
  auto next = [&] {
    mlir::Value handle = handles.front();
    handles = handles.drop_front();
    return handle;
  };
  return llvm::TypeSwitch<const Value *, const Value *>(value)
      .Case([&](const TensorValue *value) {
        return values.make<TensorValue>(next(), value->type);
      })
      .Case([&](const DescriptorValue *value) {
        mlir::Value handle = next();
        auto *shape = unflatten(value->shape, handles, values);
        auto *strides = unflatten(value->strides, handles, values);
        return values.make<DescriptorValue>(handle, value->type,
                                            llvm::cast<TupleValue>(shape),
                                            llvm::cast<TupleValue>(strides));
      })
      .Case([&](const TupleValue *value) {
        std::vector<const Value *> elements;
        for (const Value *element : value->elements)
          elements.push_back(unflatten(element, handles, values));
        return values.make<TupleValue>(std::move(elements), value->fields,
                                       value->madeBy);
      })
      .Case([&](const AggregateValue *value) {
        auto fields = value->fields;
        for (auto &[name, field] : fields)
          field = unflatten(field, handles, values);
        return values.make<AggregateValue>(value->madeBy, std::move(fields));
      })
      .Default([](const Value *value) { return value; });
}

} // namespace kiln::triton
