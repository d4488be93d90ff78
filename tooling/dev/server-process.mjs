import path from 'node:path';
import { root } from './installation.mjs';

/** Where an entry of the server is once it is built. */
export const builtEntry = (name) => path.join(root, 'apps/server/build', `${name}.js`);

export const serverFlags = [
  // A larger nursery only holds on to memory that short requests have left; a smaller one is grown while it starts.
  '--min-semi-space-size=4',
  '--max-semi-space-size=4',
  // Heaps grow by a quarter between collections, not by up to four times: 80 MB less under load, and no fewer answers.
  '--heap-growing-percent=25',
  // The embedded database's code stays as it was first compiled: to optimise the parser of its statements, which a
  // start makes the hottest of all, took a second of the processor and 600 MB.
  '--no-wasm-tier-up',
  '--no-wasm-dynamic-tiering',
];

export const serverEnvironment = {
  // Keeps the server's compiled source between starts: compiling it again takes half of a start.
  NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
  // One arena: with one per thread, glibc holds a hundred megabytes of unused memory, with two forty.
  MALLOC_ARENA_MAX: '1',
  // What a search, a page or the compiler takes for a moment goes back to the system: glibc raises its own threshold
  // with every such piece, and keeps a hundred megabytes in holes; the pieces of the compiler have up to 32 KB.
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
