import { pathToFileURL } from 'node:url';
import { builtEntry } from '../../tooling/dev/server-process.mjs';
import { reportFigures } from './process-figures.ts';

/* The product's own main program, in a process that tells what it uses. */
reportFigures();
// Settles when the server listens.
await import(pathToFileURL(builtEntry('main')).href);
process.send?.({ ready: true });
