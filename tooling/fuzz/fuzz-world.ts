import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { startServices } from '../../apps/server/src/platform/start-services.ts';
import { createWorld } from '../../apps/server/src/testing/route-world.ts';
import type { Role } from './requests.ts';

/** Who asks, and what there is to ask for. */
export interface FuzzWorld {
  /** Tokens by role. A request may end the session or the account that it comes from: then the next one goes on. */
  tokens: Record<Exclude<Role, 'guest'>, string[]>;
  known: string[];
}

const worlds = 40;

/** Fills a data directory with people of each role and what belongs to them. */
export async function createFuzzWorld(dataDirectory: string): Promise<FuzzWorld> {
  const config = readConfig({ DATA_DIR: dataDirectory, DEMO: 'false' });
  const { services, stop } = await startServices(config, pino({ level: 'silent' }));
  const created: FuzzWorld = { tokens: { candidate: [], employer: [], staff: [] }, known: [] };
  try {
    for (let nth = 0; nth < worlds; nth++) {
      const { people, headersOf: _headersOf, ...ids } = await createWorld(services);
      created.tokens.candidate.push(people.candidate.token, people.otherCandidate.token);
      created.tokens.employer.push(people.owner.token, people.recruiter.token);
      created.tokens.staff.push(people.administrator.token);
      created.known.push(...Object.values(ids).flat());
    }
  } finally {
    await stop();
  }
  return created;
}

/** Who signs in with `EMAIL:PASSWORD` at a product that runs already, and its newest jobs. */
export async function findFuzzWorld(origin: URL, accounts: readonly string[]): Promise<FuzzWorld> {
  const found: FuzzWorld = { tokens: { candidate: [], employer: [], staff: [] }, known: [randomUUID()] };
  for (const account of accounts) {
    const [email, password] = account.split(/:(.*)/s);
    const response = await fetch(new URL('/api/login', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (!response.ok) throw new Error(`${email} cannot sign in: ${response.status}.`);
    const { data } = (await response.json()) as SignedIn;
    found.tokens[data.user.role].push(data.accessToken);
  }
  const jobs = await fetch(new URL('/api/jobs', origin));
  const { data } = (await jobs.json()) as { data: { id: string }[] };
  found.known.push(...data.map(({ id }) => id));
  return found;
}

interface SignedIn {
  data: { accessToken: string; user: { role: keyof FuzzWorld['tokens'] } };
}
