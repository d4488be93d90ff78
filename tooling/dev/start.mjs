import { ensureBuilt } from './builds.mjs';
import { runBuilt } from './run-built.mjs';

await runBuilt('main', ensureBuilt);
