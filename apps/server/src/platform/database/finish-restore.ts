import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { migrate } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';
import { vacuum } from './vacuum.ts';

/** Brings a restored database, of whichever version its backup was, up to this one. */
export async function finishRestore({ database }: OpenDatabase): Promise<void> {
  await migrate(database);
  // Copies that processes keep of what is public are of another database than this.
  await sql`update read_model_mark set mark = gen_random_uuid()`.execute(database);
  await vacuum(database);
}

/** Opened when it is first asked for a line: an earlier one would drop lines without a reader. */
export async function* readLines(open: () => Readable | Promise<Readable>): AsyncGenerator<string> {
  const input = await open();
  const lines = createInterface({ input, crlfDelay: Infinity });
  // The reader of lines ends in silence where its source breaks off.
  let failure: unknown;
  input.once('error', (error) => {
    failure = error;
    lines.close();
  });
  yield* lines;
  if (failure !== undefined) throw failure;
}
