import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { hashSecret } from '../../apps/server/src/platform/ids.ts';

export interface SeededFollowers {
  directory: string;
  followers: { userId: string; token: string }[];
}

/** A data directory with so many customers, each with one order and one session. */
export async function seedOrderFollowers(count: number): Promise<SeededFollowers> {
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
