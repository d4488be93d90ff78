import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { createFuzzWorld, findFuzzWorld, type FuzzWorld } from './fuzz-world.ts';
import type { Description } from './operations.ts';
import { requestsTo, type FuzzRequest } from './requests.ts';
import { sendRequest } from './send-request.ts';

/*
 * Asks the product for what its own description offers, with values that fit and values that do not, as each role.
 * Reports every failure of the server and every silence; the same seed asks the same again.
 */
const chunkSize = 500;
const callers = 4;
const usage = `npm run fuzz [-- --requests 100000] [--seed N] [--origin http://localhost:3000] [--hang SECONDS]
                    [--account EMAIL:PASSWORD ...]

Without --origin it starts the product on a directory of its own.`;

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string' },
    origin: { type: 'string' },
    account: { type: 'string', multiple: true, default: [] },
    hang: { type: 'string', default: '10' },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  process.stdout.write(`${usage}\n`);
} else {
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
  process.stdout.write(`seed ${seed}\n`);
  process.exitCode = (await run(seed)) > 0 ? 1 : 0;
}

async function run(seed: number): Promise<number> {
  if (values.origin !== undefined) {
    const origin = new URL(values.origin);
    return fuzz(origin, await findFuzzWorld(origin, values.account), seed);
  }
  const directory = await mkdtemp(path.join(tmpdir(), 'waymark-fuzz-'));
  const world = await createFuzzWorld(directory);
  // Behind a proxy, so that each request comes from an address of its own and meets no limit.
  const server = await startServerProcess({
    DATA_DIR: directory,
    DEMO: 'false',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'error',
  });
  const problems = await fuzz(new URL(server.baseUrl), world, seed);
  await server.end('SIGTERM');
  await rm(directory, { recursive: true, force: true });
  return problems;
}

async function fuzz(origin: URL, world: FuzzWorld, seed: number): Promise<number> {
  const response = await fetch(new URL('/api/openapi.json', origin));
  const requests = requestsTo((await response.json()) as Description, world.known);
  const total = Number(values.requests);
  const statuses = new Map<string, number>();
  let problems = 0;
  let sent = 0;
  for (let chunk = 0; sent < total; chunk++) {
    await dropEndedSessions(origin, world);
    const drawn = fc.sample(requests, { seed: seed + chunk, numRuns: Math.min(chunkSize, total - sent) });
    await sendAll(drawn, async (request, nth) => {
      const outcome = await sendRequest(
        origin,
        request,
        headersOf(world, request, sent + nth),
        Number(values.hang) * 1000,
      );
      const name = outcome.status === undefined ? outcome.problem : String(outcome.status);
      statuses.set(name, (statuses.get(name) ?? 0) + 1);
      if (outcome.status !== undefined && outcome.status < 500) return;
      problems++;
      process.stdout.write(`${name} (seed ${seed + chunk}) ${describe(request)}\n`);
    });
    sent += drawn.length;
    process.stderr.write(`\r${sent} of ${total}`);
  }
  const counted = [...statuses]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => `${count} × ${name}`);
  process.stdout.write(`\n${sent} requests: ${counted.join(', ')}\n${problems} failures or silences\n`);
  return problems;
}

async function sendAll(
  drawn: readonly FuzzRequest[],
  send: (request: FuzzRequest, nth: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const call = async () => {
    for (let nth = next++; nth < drawn.length; nth = next++) await send(drawn[nth] as FuzzRequest, nth);
  };
  await Promise.all(Array.from({ length: callers }, call));
}

function headersOf({ tokens }: FuzzWorld, { role }: FuzzRequest, nth: number): Record<string, string> {
  const token = role === 'guest' ? undefined : tokens[role][0];
  return {
    'x-forwarded-for': `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
}

/** Requests end sessions and delete accounts, as they should: whoever is gone makes room for the next. */
async function dropEndedSessions(origin: URL, { tokens }: FuzzWorld): Promise<void> {
  for (const of of Object.values(tokens)) {
    while (of.length > 0 && !(await isLive(origin, of[0] ?? ''))) of.shift();
  }
}

async function isLive(origin: URL, token: string): Promise<boolean> {
  const response = await fetch(new URL('/api/get-auth-user', origin), {
    headers: { authorization: `Bearer ${token}` },
  });
  await response.arrayBuffer();
  return response.status !== 401;
}

function describe({ method, address, role, contentType, body }: FuzzRequest): string {
  const content = body ? ` ${contentType}: ${JSON.stringify(body.toString('utf8').slice(0, 600))}` : '';
  return `${method} ${address} as ${role}${content}`;
}
