import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '../../apps/server/src/areas/identity/accounts/rules.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { recordAnswers } from '../harness/bare-answers.ts';
import { startBare, startProduct, type MeasuredProcess } from '../harness/measured-process.ts';
import { describeTimes, median } from '../harness/percentiles.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';
import { timeRequests, type TimedRequest } from '../harness/timed-requests.ts';

const seededPassword = 'a quiet harbour at dawn';

const attempts = 120;
const atOnce = 20;
const rounds = 10;
const reads = 3000;
const budgets = { spread: 0.05, loopDelayMs: 20, cpuMs: 0.5 };

/** What the time of a refused sign-in tells, what many sign-ins do to everybody else, what knowing a user costs. */
export const signIn: Scenario = {
  name: 'sign-in',
  async run() {
    const directory = await mkdtemp(join(tmpdir(), 'waymark-bench-sign-in-'));
    await seedAccounts(directory, [
      { name: 'warm', count: 40, withPassword: true },
      { name: 'known', count: attempts, withPassword: true },
      { name: 'without', count: attempts, withPassword: false },
      { name: 'crowd', count: atOnce * rounds, withPassword: true },
    ]);
    const product = await startProduct(directory, { TRUST_PROXY: 'true' });
    await timeRequests(logins(product, 'warm', 40, seededPassword, 200));
    const figures = [
      ...(await compareRefusals(product)),
      await signInTogether(product),
      await readUser(product),
    ];
    await product.stop();
    await rm(directory, { recursive: true, force: true });
    return figures;
  },
};

let visitors = 0;

/** One attempt for each account, each from an address of its own, so that no limit stands in the way. */
function logins(
  { baseUrl }: MeasuredProcess,
  name: string,
  count: number,
  password: string,
  status: number,
): TimedRequest[] {
  return Array.from({ length: count }, (_none, at) => {
    const visitor = ++visitors;
    return {
      address: `${baseUrl}/api/login`,
      headers: { 'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}` },
      json: { email: `${name}-${at}@example.org`, password },
      status,
    };
  });
}

/** Taken in turn, so that whatever else the machine does falls on all of them alike. */
async function compareRefusals(product: MeasuredProcess): Promise<Figure[]> {
  const kinds = ['known', 'unknown', 'without'].map((name) =>
    logins(product, name, attempts, 'another harbour', 401),
  );
  const times: number[][] = kinds.map(() => []);
  for (let at = 0; at < attempts; at++) {
    for (const [kind, requests] of kinds.entries()) {
      times[kind]?.push(...(await timeRequests([requests[at] as TimedRequest])));
    }
  }
  const hashing = await timeHashing();
  const [known = [], unknown = [], without = []] = times;
  return [
    {
      what: 'refused sign-in, wrong password',
      measured: describeTimes(known),
      limit: `hashing alone ${median(hashing).toFixed(1)} ms`,
      ratio: median(known) / median(hashing),
    },
    ...[
      { what: '  unknown address', sample: unknown },
      { what: '  account without a password', sample: without },
    ].map(({ what, sample }) => {
      const spread = Math.abs(median(sample) / median(known) - 1);
      return {
        what,
        measured: `${describeTimes(sample)}, median ${(spread * 100).toFixed(1)} % off`,
        budget: `${budgets.spread * 100} %`,
        within: spread <= budgets.spread,
      };
    }),
  ];
}

async function timeHashing(): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < 20; i++) {
    const began = performance.now();
    await hashPassword(seededPassword);
    times.push(performance.now() - began);
  }
  return times;
}

async function signInTogether(product: MeasuredProcess): Promise<Figure> {
  const requests = logins(product, 'crowd', atOnce * rounds, seededPassword, 200);
  await product.reset();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    times.push(...(await timeRequests(requests.slice(round * atOnce, (round + 1) * atOnce), atOnce)));
  }
  const { loopDelayP99Ms } = await product.read();
  return {
    what: `${atOnce} people sign in at once, event-loop delay p99`,
    measured: `${loopDelayP99Ms.toFixed(1)} ms; each answer ${describeTimes(times)}`,
    budget: `${budgets.loopDelayMs} ms`,
    within: loopDelayP99Ms <= budgets.loopDelayMs,
  };
}

async function readUser(product: MeasuredProcess): Promise<Figure> {
  const login = await fetch(`${product.baseUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'warm-0@example.org', password: seededPassword }),
  });
  const { data } = (await login.json()) as { data: { accessToken: string } };
  const headers = { authorization: `Bearer ${data.accessToken}` };
  const address = `${product.baseUrl}/api/get-auth-user`;
  const own = await measure(product, { address, headers });
  const bare = await startBare(await recordAnswers([address], headers));
  const still = await measure(bare, { address: `${bare.baseUrl}/0` });
  await bare.stop();
  return {
    what: 'GET /get-auth-user, main thread',
    measured: `${own.mainThreadCpuMs.toFixed(2)} ms of CPU (all threads ${own.cpuMs.toFixed(2)})`,
    budget: `${budgets.cpuMs} ms`,
    limit: `static route ${still.mainThreadCpuMs.toFixed(2)} ms`,
    ratio: own.mainThreadCpuMs / still.mainThreadCpuMs,
    within: own.mainThreadCpuMs <= budgets.cpuMs,
  };
}

/** CPU per request of a server that is warm. */
async function measure(
  server: MeasuredProcess,
  request: TimedRequest,
): Promise<{ cpuMs: number; mainThreadCpuMs: number }> {
  await timeRequests(Array(reads).fill(request));
  await server.reset();
  await timeRequests(Array(reads).fill(request));
  const { cpuMs, mainThreadCpuMs } = await server.read();
  return { cpuMs: cpuMs / reads, mainThreadCpuMs: mainThreadCpuMs / reads };
}

/** Writes candidates `NAME-0@example.org`, `NAME-1@example.org` and so on into a data directory. */
async function seedAccounts(
  dataDirectory: string,
  groups: readonly { name: string; count: number; withPassword: boolean }[],
): Promise<void> {
  const { database, close } = await openDatabase(readConfig({ DATA_DIR: dataDirectory, DEMO: 'false' }));
  await migrate(database);
  const hash = await hashPassword(seededPassword);
  const rows = groups.flatMap(({ name, count, withPassword }) =>
    Array.from({ length: count }, (_none, at) => ({
      id: newId(),
      role: 'candidate' as const,
      email: `${name}-${at}@example.org`,
      password_hash: withPassword ? hash : null,
      first_name: 'Ada',
      last_name: 'Lovelace',
    })),
  );
  await database.insertInto('users').values(rows).execute();
  await close();
}
