/** A bit for each group of filters. */
export const group = {
  category: 1,
  type: 2,
  mode: 4,
  experience: 8,
  salary: 16,
  posted: 32,
  company: 64,
  industry: 128,
  letter: 256,
  level: 512,
  own: 1024,
  payTo: 2048,
  shift: 4096,
  arrangement: 8192,
  degree: 16_384,
  sponsorship: 32_768,
  benefits: 65_536,
  size: 131_072,
  language: 262_144,
} as const;
/** All of them. */
export const allGroups = 524_287;
