import { runBuilt } from './run-built.mjs';
import { ensureServerBuilt } from './server-build.mjs';

await runBuilt('worker', ensureServerBuilt);
