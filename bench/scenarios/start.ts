import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { paths } from '@waymark/contract/paths';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { findFreePort } from '../../apps/server/src/testing/server-process.ts';
import { startProduct } from '../harness/measured-process.ts';
import { median } from '../harness/percentiles.ts';
import type { Scenario } from '../harness/scenario.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';

const runs = 5;
const answerBudgetMs = 1500;
const commandBudgetMs = 3000;
const command = fileURLToPath(new URL('../../tooling/dev/start.mjs', import.meta.url));

/** A second start on a loaded data directory, until the first page is answered. */
export const start: Scenario = {
  name: 'start',
  async run(options) {
    const { jobs } = options;
    const directory = await seededDirectory(options);
    // Not counted: it may build the pages, and fills the replica where that is of another version.
    const first = await startProduct(directory);
    await first.stop();
    await startOnce(directory, jobs);
    const times: { answer: number; announced: number }[] = [];
    const opening: number[] = [];
    for (let run = 0; run < runs; run++) {
      times.push(await startOnce(directory, jobs));
      opening.push(await openAlone(directory));
    }
    const answer = median(times.map((time) => time.answer));
    const announced = median(times.map((time) => time.announced));
    const alone = median(opening);
    return [
      {
        what: 'second start, first answer of /home',
        measured: `${answer.toFixed(0)} ms`,
        budget: `${answerBudgetMs} ms`,
        limit: `opening the database alone ${alone.toFixed(0)} ms`,
        ratio: answer / alone,
        within: answer <= answerBudgetMs,
      },
      {
        what: 'second start, address and accounts shown',
        measured: `${announced.toFixed(0)} ms`,
        budget: `${commandBudgetMs} ms`,
        within: announced <= commandBudgetMs,
      },
    ];
  },
};

async function startOnce(directory: string, jobs: number): Promise<{ answer: number; announced: number }> {
  const port = await findFreePort();
  const began = performance.now();
  const child = spawn(process.execPath, [command], {
    env: {
      ...process.env,
      DATA_DIR: directory,
      DATABASE_URL: '',
      DEMO: 'true',
      DEMO_JOBS: String(jobs),
      LOG_LEVEL: 'warn',
      EXCHANGE_RATES_URL: 'off',
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const announced = heard(child.stdout, /\/dev\/mail/).then(() => performance.now() - began);
  await Promise.race([answered(`http://127.0.0.1:${port}${paths.home}`), exited]);
  const answer = performance.now() - began;
  const times = { answer, announced: await announced };
  child.kill('SIGTERM');
  await exited;
  return times;
}

/** Asks again until the page is there: a refused connection costs less than a millisecond. */
async function answered(address: string): Promise<void> {
  for (;;) {
    const response = await fetch(address).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function heard(stream: NodeJS.ReadableStream, pattern: RegExp): Promise<void> {
  for await (const line of createInterface({ input: stream })) {
    if (pattern.test(line)) break;
  }
  // What comes later is read as well, or the server would wait for its reader.
  stream.resume();
}

async function openAlone(dataDirectory: string): Promise<number> {
  const began = performance.now();
  const { pool, close } = await openDatabase({ databaseUrl: undefined, dataDirectory });
  await pool.query('select 1');
  const time = performance.now() - began;
  await close();
  return time;
}
