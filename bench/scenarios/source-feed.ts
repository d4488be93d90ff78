import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Figure, Scenario } from '../harness/scenario.ts';

const postings = 100_000;
const entry = new URL('../harness/source-entry.ts', import.meta.url).pathname;

/** How fast a source of 100,000 postings in XML comes in, and again unchanged, and what memory that takes. */
export const sourceFeed: Scenario = {
  name: 'source-feed',
  async run() {
    const directory = await mkdtemp(join(tmpdir(), 'waymark-bench-source-'));
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [entry, String(postings)], {
        env: { PATH: process.env['PATH'], DATA_DIR: directory },
      });
      return stdout.trim().split('\n').map(present);
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  },
};

interface Run {
  run: string;
  seconds: number;
  /** The sum over all threads, including the embedded database's. */
  cpuSeconds: number;
  peakMb: number;
  failure: string;
}

function present(line: string): Figure {
  const { run, seconds, cpuSeconds, peakMb, failure } = JSON.parse(line) as Run;
  if (failure) throw new Error(failure);
  return {
    what: `source of ${postings.toLocaleString('en')} postings in XML, ${run} run`,
    measured: `${Math.round(postings / seconds)} postings a second, ${Math.round(cpuSeconds)} s of processor time, ${peakMb} MB at most`,
  };
}
