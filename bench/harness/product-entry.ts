import { reportFigures } from './process-figures.ts';

/* The product's own main program, in a process that tells what it uses. */
reportFigures();
// Settles when the server listens.
await import('../../apps/server/main.ts');
process.send?.({ ready: true });
