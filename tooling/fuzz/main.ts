import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { startServices } from '../../apps/server/src/platform/start-services.ts';
import { createWorld, type World } from '../../apps/server/src/testing/route-world.ts';
import { findFreePort, startProgram } from '../../apps/server/src/testing/server-process.ts';
import { runWithOptions } from '../read-options.ts';
import { maxSize } from './grown-requests.ts';
import { findListedIds } from './listed-ids.ts';
import type { Description } from './operations.ts';
import { requestsTo, type FuzzRequest } from './requests.ts';
import type { Role } from './roles.ts';
import { sendRequest } from './send-request.ts';
import { describeSlowest, findSlowest, maxHoldMs } from './slowest.ts';
import { Summary } from './summary.ts';
import type { KnownIds } from './valid-texts.ts';

/*
 * Asks the product for what its own description offers, with values that fit and values that do not, as each role.
 * Reports every failure of the server and every silence; the same seed draws the same again.
 */
const chunkSize = 500;
const callers = 4;
const worldsAtMost = 60;
const usage = `npm run fuzz [-- --requests 20000] [--seed N] [--hang 10] [--show-refusals 0]
             [--origin http://localhost:3000] [--account EMAIL:PASSWORD ...]
npm run fuzz -- --slowest 3000 [--seed N] [--only job-files]

Sends requests that the description of the API allows, requests with one broken field and hostile ones, as a guest,
a candidate, an employer (owner and recruiter) and staff (reviewer, moderator and administrator). Exits with 1 where
the product fails (5xx), hangs for --hang seconds or ends a connection without an answer, and where less than a tenth
of the calls is valid. --show-refusals prints so many refusals of requests that should be valid.

Without --origin it starts the product on a directory of its own. The product at --origin has to run behind
TRUST_PROXY=true, or its limits by address refuse most; give an --account for each role that is to call.

With --slowest it looks for the input that holds the main thread longest, with so many requests: every long text and every
file in a large form first, then sizes, depths, names, repeated tags, brackets, digits and separators, which grow where
they were slow. Prints the ten worst calls with milliseconds, and exits with 1 where one is over the limit. A hold is the
least of three: the time without a turn of the event loop, at most the processor time of the main thread and 4 ms, which
is what the system counts late. Other load of the machine counts nothing; collected garbage counts where it comes each time.
--only asks for nothing but paths that contain its text.`;

const standard = {
  requests: 20_000,
  seed: Math.floor(Math.random() * 2 ** 31),
  hang: 10,
  'show-refusals': 0,
  slowest: 0,
  only: '',
  origin: '',
  account: [] as readonly string[],
};
type Options = {
  requests: number;
  seed: number;
  hang: number;
  slowest: number;
  only: string;
  'show-refusals': number;
};

const preload = fileURLToPath(new URL('measure-hold.mjs', import.meta.url));
const product = fileURLToPath(new URL('../../apps/server/main.ts', import.meta.url));

await runWithOptions(usage, standard, async (options) => {
  process.stdout.write(`seed ${options.seed}\n`);
  if (options.origin !== '') {
    const origin = new URL(options.origin);
    return fuzz(origin, [await findFuzzWorld(origin, options.account)], options);
  }
  const directory = await mkdtemp(path.join(tmpdir(), 'waymark-fuzz-'));
  const requests = options.slowest > 0 ? 10 * options.slowest : options.requests;
  const worlds = Math.min(Math.ceil(requests / chunkSize), worldsAtMost);
  const created = await createFuzzWorlds(directory, worlds);
  // Behind a proxy, so that each request comes from an address of its own and meets no limit.
  const holdPort = String(await findFreePort());
  const server = await startProgram(['--import', preload, product], {
    DATA_DIR: directory,
    DEMO: 'false',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'error',
    HOLD_PORT: holdPort,
  });
  try {
    const origin = new URL(server.baseUrl);
    if (options.slowest > 0) return await measureSlowest(origin, holdPort, created, options);
    return await fuzz(origin, created, options);
  } finally {
    await server.end('SIGTERM');
    await rm(directory, { recursive: true, force: true });
  }
});

async function fuzz(origin: URL, worlds: FuzzWorld[], options: Options): Promise<boolean> {
  const response = await fetch(new URL('/api/openapi.json', origin));
  const description = (await response.json()) as Description;
  const summary = new Summary();
  let refusalsToShow = options['show-refusals'];
  let sent = 0;
  for (let chunk = 0; sent < options.requests; chunk++) {
    const world = await takeWorld(origin, worlds, chunk);
    const requests = requestsTo(description, await findIds(origin, description, world, worlds));
    const seed = options.seed + chunk;
    const drawn = fc.sample(requests, { seed, numRuns: Math.min(chunkSize, options.requests - sent) });
    await sendAll(drawn, async (request, nth) => {
      const token = request.role === 'guest' ? undefined : world.tokens[request.role];
      const role: Role = token === undefined ? 'guest' : request.role;
      const outcome = await sendRequest(origin, request, headersOf(token, sent + nth), options.hang * 1000);
      const isRefusal = request.intent === 'valid' && outcome.status !== undefined && outcome.status >= 400;
      if (!summary.count(request, role, outcome) && !(isRefusal && refusalsToShow-- > 0)) return;
      const answer = outcome.status === undefined ? outcome.problem : outcome.status;
      process.stdout.write(`${answer} (seed ${seed}) ${describe(request)}\n`);
    });
    sent += drawn.length;
    process.stderr.write(`\r${sent} of ${options.requests}`);
  }
  process.stdout.write(`\n${summary.lines().join('\n')}\n`);
  return summary.isSound;
}

async function measureSlowest(
  origin: URL,
  holdPort: string,
  worlds: FuzzWorld[],
  options: Options,
): Promise<boolean> {
  const response = await fetch(new URL('/api/openapi.json', origin));
  const whole = (await response.json()) as Description;
  let world = worlds[0] as FuzzWorld;
  let nth = 0;
  const sending = {
    description: onlyPaths(whole, options.only),
    maxSize,
    async ids(round: number) {
      world = await takeWorld(origin, worlds, round);
      return findIds(origin, whole, world, worlds);
    },
    send: (request: FuzzRequest) =>
      sendRequest(
        origin,
        request,
        headersOf(request.role === 'guest' ? undefined : world.tokens[request.role], nth++),
        options.hang * 1000,
      ),
    takeHold: async () => Number(await (await fetch(`http://127.0.0.1:${holdPort}`)).text()),
  };
  const slowest = await findSlowest(sending, options.slowest, options.seed);
  process.stdout.write(`\n${describeSlowest(slowest).join('\n')}\n`);
  return slowest.every(({ ms }) => ms <= maxHoldMs);
}

function onlyPaths(description: Description, part: string): Description {
  const paths = Object.entries(description.paths).filter(([name]) => name.includes(part));
  if (paths.length === 0) throw new Error(`No path contains "${part}".`);
  return { ...description, paths: Object.fromEntries(paths) };
}

/** Requests end sessions and delete accounts, as they should: a world that lost one makes room for the next. */
async function takeWorld(origin: URL, worlds: FuzzWorld[], chunk: number): Promise<FuzzWorld> {
  for (;;) {
    const at = chunk % worlds.length;
    const world = worlds[at] as FuzzWorld;
    if (worlds.length === 1 || (await isWhole(origin, world))) return world;
    worlds.splice(at, 1);
  }
}

async function isWhole(origin: URL, { tokens }: FuzzWorld): Promise<boolean> {
  for (const token of Object.values(tokens)) {
    const response = await fetch(new URL('/api/get-auth-user', origin), {
      headers: { authorization: `Bearer ${token}` },
    });
    await response.arrayBuffer();
    if (response.status === 401) return false;
  }
  return true;
}

/** What belongs to the world and what is listed for its people; everything of the others is there too, by any name. */
async function findIds(
  origin: URL,
  description: Description,
  { tokens, idsByName }: FuzzWorld,
  worlds: readonly FuzzWorld[],
): Promise<KnownIds> {
  const asking = [tokens.candidate, tokens.owner, tokens.administrator].filter(
    (token) => token !== undefined,
  );
  const listed = await findListedIds(origin, description, asking);
  const byName = { ...listed };
  for (const [name, ids] of Object.entries(idsByName))
    byName[name] = [...ids, ...ids, ...(listed[name] ?? [])];
  const any = worlds.slice(0, 5).flatMap((world) => Object.values(world.idsByName).flat());
  return { byName, any: any.length > 0 ? any : [randomUUID()] };
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

function headersOf(token: string | undefined, nth: number): Record<string, string> {
  return {
    'x-forwarded-for': `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
}

function describe({ method, address, role, intent, contentType, body }: FuzzRequest): string {
  const content = body ? ` ${contentType}: ${JSON.stringify(body.toString('utf8').slice(0, 600))}` : '';
  return `${method} ${address} as ${role}, ${intent}${content}`;
}

/** Who asks, and what belongs to them. */
interface FuzzWorld {
  tokens: Partial<Record<Role, string>>;
  idsByName: Record<string, string[]>;
}

/** Fills a data directory with companies and candidates, each with an account of every role beside it. */
async function createFuzzWorlds(dataDirectory: string, count: number): Promise<FuzzWorld[]> {
  const config = readConfig({ DATA_DIR: dataDirectory, DEMO: 'false' });
  const { services, stop } = await startServices(config, pino({ level: 'silent' }));
  const created: FuzzWorld[] = [];
  try {
    for (let nth = 0; nth < count; nth++) created.push(describeWorld(await createWorld(services)));
  } finally {
    await stop();
  }
  return created;
}

function describeWorld({ people, headersOf: _headersOf, ...ids }: World): FuzzWorld {
  const { candidate, owner, recruiter, reviewer, moderator, administrator } = people;
  const accounts = { candidate, owner, recruiter, reviewer, moderator, administrator };
  return {
    tokens: Object.fromEntries(Object.entries(accounts).map(([role, { token }]) => [role, token])),
    idsByName: {
      // Most are called as the parameter that takes them.
      ...Object.fromEntries(
        Object.entries(ids).flatMap(([name, id]) => (typeof id === 'string' ? [[name, [id]]] : [])),
      ),
      resumeId: [ids.resumeId, ids.resumeId, ids.removedResumeId],
      linkId: [ids.resumeLinkId],
      secret: [ids.sharedToken],
      token: [ids.sharedToken],
      templateId: [...ids.templateIds, ...ids.reviewTemplateIds],
      id: [ids.savedJobId],
      key: [ids.pictureKey],
      pictureId: [ids.companyPictureId],
      fileId: [ids.companyFileId],
      userId: [ids.colleagueId, people.viewer.id, candidate.id],
      invitationId: [ids.invitationId, ids.staffInvitationId],
      candidateId: [ids.profileId],
      draftId: [ids.draftId, ...ids.draftsToDelete],
      orderId: [ids.orderId, ids.paidOrderId],
    },
  };
}

/** Accounts that sign in with `EMAIL:PASSWORD` at a product that runs already. */
async function findFuzzWorld(origin: URL, accounts: readonly string[]): Promise<FuzzWorld> {
  const tokens: FuzzWorld['tokens'] = {};
  for (const account of accounts) {
    const [email, password] = account.split(/:(.*)/s);
    const response = await fetch(new URL('/api/login', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (!response.ok) throw new Error(`${email} cannot sign in: ${response.status}.`);
    const { data } = (await response.json()) as SignedIn;
    tokens[roleOf(data.user)] = data.accessToken;
  }
  return { tokens, idsByName: {} };
}

interface SignedIn {
  data: {
    accessToken: string;
    user: {
      role: 'candidate' | 'employer' | 'staff';
      staffRole: 'reviewer' | 'moderator' | 'administrator' | null;
      company: { memberRole: string } | null;
    };
  };
}

function roleOf({ role, staffRole, company }: SignedIn['data']['user']): Role {
  if (role === 'staff') return staffRole ?? 'administrator';
  if (role === 'candidate') return role;
  return company?.memberRole === 'owner' ? 'owner' : 'recruiter';
}
