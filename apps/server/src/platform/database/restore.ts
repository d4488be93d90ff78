import { StartError } from '../errors.ts';
import { backupEnd, backupHeader, statementEnd } from './backup-format.ts';
import type { OpenDatabase } from './open-database.ts';

/**
 * Runs a backup in an empty database: all of it, or nothing. Throws a StartError where the database is not
 * empty, or the text is no backup or does not go to its end.
 */
export async function restoreDatabase(opened: OpenDatabase, lines: AsyncIterable<string>): Promise<void> {
  const client = await opened.pool.connect();
  try {
    const { rows } = await client.query(
      "select from pg_tables where schemaname in ('public', 'pgboss') limit 1",
    );
    if (rows.length > 0) {
      throw new StartError(
        'This database already has tables. Restore into an empty one: set DATA_DIR to a new directory, or DATABASE_URL to a new database.',
      );
    }
    await runStatements(lines, (text) => client.query(text));
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function runStatements(
  lines: AsyncIterable<string>,
  run: (text: string) => Promise<unknown>,
): Promise<void> {
  let first = true;
  let statement: string[] = [];
  let waiting: string | undefined;
  for await (const line of lines) {
    if (first && line !== backupHeader) {
      throw new StartError(
        'This is not the SQL of a backup of the board. A pg_dump file is restored with psql.',
      );
    }
    first = false;
    if (line === backupEnd) {
      // The commit waits for the end of the file, so that a file that was cut off leaves nothing behind.
      if (waiting !== undefined) await run(waiting);
      return;
    }
    if (line !== statementEnd) {
      statement.push(line);
      continue;
    }
    if (waiting !== undefined) await run(waiting);
    waiting = statement.join('\n');
    statement = [];
  }
  throw new StartError('The backup does not go to its end: the file was cut off. Nothing was restored.');
}
