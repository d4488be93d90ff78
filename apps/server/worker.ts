import { startWorker } from './start-worker.ts';
import { runEntry } from './src/platform/run-entry.ts';

await runEntry(startWorker);
