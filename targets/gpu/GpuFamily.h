// Who makes a GPU, and which GPUs are alike to code: what most headers need to
// know of GPUs, without the record of one (GpuTarget.h).
#ifndef KILN_TARGETS_GPU_GPUFAMILY_H
#define KILN_TARGETS_GPU_GPUFAMILY_H

#include <cstdint>

namespace kiln {

struct GpuTarget;

enum class Vendor : uint8_t { Nvidia, Amd };

/// GPUs whose instructions cost the same: a table of Costs.td each.
enum class CostFamily : uint8_t {
  Volta,
  Turing,
  Ampere,
  AmpereConsumer, // 8.6 to 8.8
  Ada,
  Hopper,
  Blackwell,         // 10.x, 11.0
  BlackwellConsumer, // 12.x
  Vega,
  Cdna1,
  Cdna2,
  Cdna3,
  Cdna4,
  Rdna1,
  Rdna2,
  Rdna3, // and 3.5
  Rdna4,
  Gfx1250,
  Last = Gfx1250
};

} // namespace kiln

#endif // KILN_TARGETS_GPU_GPUFAMILY_H
