import { existsSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { findPostgres, startPostgres } from './postgres.ts';

const programs = findPostgres();

test.skipIf(!programs)('a throw-away cluster answers, and leaves nothing behind', async () => {
  const server = await startPostgres(programs as string);
  const client = new pg.Client({ connectionString: server.url });
  let directory = '';
  try {
    await client.connect();
    const { rows } = await client.query(`SELECT lower('ÄÖÜ') AS lowered, current_setting('fsync') AS fsync`);
    expect(rows).toEqual([{ lowered: 'äöü', fsync: 'off' }]);
    const place = await client.query<{ directory: string }>(
      `SELECT current_setting('data_directory') AS directory`,
    );
    directory = place.rows[0]?.directory ?? '';
    expect(existsSync(directory)).toBe(true);
  } finally {
    await client.end();
    await server.stop();
  }
  await expect(new pg.Client({ connectionString: server.url }).connect()).rejects.toThrow('ECONNREFUSED');
  expect(existsSync(directory)).toBe(false);
});
