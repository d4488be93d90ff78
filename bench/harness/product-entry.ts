import { reportFigures } from './process-figures.ts';

/* The product's own main program, in a process that tells what it uses. */
reportFigures();
// Settles when the server listens.
const built = new URL('../../apps/server/build/main.js', import.meta.url);
await import(built.href);
process.send?.({ ready: true });
