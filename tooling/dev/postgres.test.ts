import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { expect, test } from 'vitest';
import { findPostgres, startPostgres } from './postgres.ts';

const programs = findPostgres();

function clusters(): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith('waymark-postgres-'));
}

test.skipIf(!programs)('a throw-away cluster answers, and leaves nothing behind', async () => {
  const before = clusters();
  const server = await startPostgres(programs as string);
  const client = new pg.Client({ connectionString: server.url });
  try {
    await client.connect();
    const { rows } = await client.query(`SELECT lower('ÄÖÜ') AS lowered, current_setting('fsync') AS fsync`);
    expect(rows).toEqual([{ lowered: 'äöü', fsync: 'off' }]);
  } finally {
    await client.end();
    await server.stop();
  }
  await expect(new pg.Client({ connectionString: server.url }).connect()).rejects.toThrow('ECONNREFUSED');
  expect(clusters()).toEqual(before);
});
