import { resumeImportLimits } from '@waymark/contract/resumes/choices';

/** How much JSON of a kind is parsed; its bytes are limited where they come in. */
export interface JsonLimits {
  /** Lists and objects in each other. */
  depth: number;
  /** Values of all lists and objects together. */
  values: number;
  /** Names of one object. */
  names: number;
}

/** Limits of each kind of JSON that comes from outside. `call` is parsed by the main thread: within 10 ms, checks included. */
export const jsonLimits = {
  call: { depth: 32, values: 10_000, names: 1000 },
  /** Up to a hundred postings at once, with a key of the board. */
  calledPostings: { depth: 32, values: 40_000, names: 1000 },
  mapping: { depth: 8, values: 2000, names: 500 },
  settings: { depth: 32, values: 20_000, names: 2000 },
  /** Everything below is parsed in threads with limits of their own. */
  resume: { depth: resumeImportLimits.depth, values: 50_000, names: 2000 },
  postings: { depth: 64, values: 1_500_000, names: 2000 },
  posting: { depth: 64, values: 20_000, names: 2000 },
  /** Of the operator, at the machine itself. */
  trusted: { depth: 200, values: Infinity, names: Infinity },
} as const satisfies Record<string, JsonLimits>;
