import { sql } from 'kysely';
import { rm, mkdtemp } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { hashSecret } from '../../apps/server/src/platform/ids.ts';
import { startOrders } from '../harness/measured-process.ts';
import { percentile } from '../harness/percentiles.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';

const pages = 10_000;
/** Of one address a server takes no more than a part: as many people come from many. */
const pagesEach = 200;
const atOnce = 50;
const memoryBudgetKb = 30;
const oneBudgetMs = 250;
const allBudgetMs = 5000;

/** So many open pages, each of another customer; one order moves, and then all of them in one statement. */
export const liveOrders: Scenario = {
  name: 'order-events',
  async run() {
    const { directory, followers } = await seedOrderFollowers(pages);
    const server = await startOrders(directory);
    const open: OpenPage[] = [];
    try {
      // What is made once is made before it is measured.
      open.push(...(await openPages(server.baseUrl, followers.slice(0, 100))));
      const before = (await server.read()).rssBytes;
      open.push(...(await openPages(server.baseUrl, followers.slice(100), 100)));
      await pause(2000);
      const each = ((await server.read()).rssBytes - before) / 1024 / (pages - 100);
      const one = await timeOne(open, (userId, to) => server.move(userId, to), followers);
      const all = await timeAll(open, (to) => server.move(null, to));
      return figuresOf(open.length, each, one, all);
    } finally {
      for (const page of open) page.close();
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    }
  },
};

interface OpenPage {
  /** Resolves when the page has been told of this progress. */
  told(percentage: number): Promise<void>;
  close(): void;
}

async function openPages(
  baseUrl: string,
  followers: SeededFollowers['followers'],
  from = 0,
): Promise<OpenPage[]> {
  const opened: OpenPage[] = [];
  for (let first = 0; first < followers.length; first += atOnce) {
    const some = followers.slice(first, first + atOnce);
    opened.push(
      ...(await Promise.all(some.map(({ token }, nth) => openPage(baseUrl, token, from + first + nth)))),
    );
  }
  return opened;
}

/** Over a bare socket: ten thousand of a client's own objects would be measured with the server's times. */
async function openPage(baseUrl: string, token: string, nth: number): Promise<OpenPage> {
  const { hostname, port } = new URL(baseUrl);
  const number = Math.floor(nth / pagesEach) + 1;
  const socket = connect({ host: hostname, port: Number(port), localAddress: `127.0.1.${number}` });
  const page = followEvents(socket);
  socket.write(
    `GET /api/product/follow-career-services-orders HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n\r\n`,
  );
  await page.told(0);
  return page;
}

function followEvents(socket: Socket): OpenPage {
  const state: { known: number; failure?: Error } = { known: -1 };
  let wake = () => {};
  const end = (error?: Error) => {
    state.failure = error ?? new Error('The server has ended a page.');
    wake();
  };
  socket.on('data', (bytes) => {
    const text = bytes.toString('latin1');
    state.known = Number(/"statusPercentage":(\d+)/.exec(text)?.[1] ?? state.known);
    if (text.startsWith('HTTP/1.1 ') && !text.startsWith('HTTP/1.1 200')) end(new Error(text));
    wake();
  });
  socket.on('error', end);
  socket.on('close', () => end());
  return {
    async told(percentage) {
      while (state.known !== percentage) {
        if (state.failure) throw state.failure;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    close: () => socket.destroy(),
  };
}

/** Milliseconds until a page receives the event of its own order, repeated. */
async function timeOne(
  open: readonly OpenPage[],
  move: (userId: string, to: number) => Promise<void>,
  followers: SeededFollowers['followers'],
): Promise<number> {
  const times: number[] = [];
  for (let nth = 0; nth < 100; nth++) {
    const at = (nth * 97) % open.length;
    const begun = performance.now();
    const arrived = open[at]?.told(1);
    await move(followers[at]?.userId ?? '', 1);
    await arrived;
    times.push(performance.now() - begun);
  }
  return percentile(times, 0.95);
}

/** Milliseconds until all pages have received the event, and until half of them have. */
async function timeAll(
  open: readonly OpenPage[],
  move: (to: number) => Promise<void>,
): Promise<{ half: number; all: number }> {
  const begun = performance.now();
  const arrivals = open.map(async (page) => {
    await page.told(50);
    return performance.now() - begun;
  });
  await move(50);
  const times = await Promise.all(arrivals);
  return { half: percentile(times, 0.5), all: Math.max(...times) };
}

function figuresOf(count: number, each: number, one: number, all: { half: number; all: number }): Figure[] {
  return [
    {
      what: 'pages that follow orders, open at once',
      measured: String(count),
      budget: String(pages),
      within: count >= pages,
    },
    {
      what: 'memory of one of them',
      measured: `${each.toFixed(1)} KB`,
      budget: `${memoryBudgetKb} KB`,
      within: each <= memoryBudgetKb,
    },
    {
      what: 'an order moves until its page shows it, p95',
      measured: `${one.toFixed(0)} ms`,
      budget: `${oneBudgetMs} ms`,
      within: one <= oneBudgetMs,
    },
    {
      what: `all ${count} orders move until all pages show it`,
      measured: `${all.all.toFixed(0)} ms (half of them ${all.half.toFixed(0)})`,
      budget: `${allBudgetMs} ms`,
      within: all.all <= allBudgetMs,
    },
  ];
}

interface SeededFollowers {
  directory: string;
  followers: { userId: string; token: string }[];
}

/** A data directory with the given number of customers, each with one order and one session. */
async function seedOrderFollowers(count: number): Promise<SeededFollowers> {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-bench-orders-'));
  const { database, close } = await openDatabase(readConfig({ DATA_DIR: directory, DEMO: 'false' }));
  await migrate(database);
  const tokens = Array.from({ length: count }, (_, nth) => `bench-token-of-customer-${nth}`);
  const { rows } = await sql<{ userId: string; nth: number }>`
    with people as (
      insert into users (id, role, email, first_name, last_name)
      select gen_random_uuid(), 'candidate', 'customer-' || n || '@example.org', 'Customer', n::text
      from generate_series(0, ${count - 1}::int) n returning id, last_name::int as nth
    ), sold as (
      insert into orders (id, user_id, external_id, product_id, package_name, price_cents, status_percentage)
      select gen_random_uuid(), id, 'bench-' || nth, 'rewrite', 'Resume Rewrite', 14900, 0 from people
    ), signed_in as (
      insert into sessions (id, user_id, token_hash, user_agent, expires_at)
      select gen_random_uuid(), id, (${tokens.map(hashSecret)}::text[])[nth + 1], 'Bench', now() + interval '1 day'
      from people
    )
    select id as "userId", nth from people
  `.execute(database);
  await sql`analyze`.execute(database);
  await close();
  const followers = rows.map(({ userId, nth }) => ({ userId, token: tokens[nth] ?? '' }));
  return { directory, followers };
}
