import type { UnreadableReason } from '@waymark/contract/resumes/resume-reading';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { failureKeptHours, readerVersion, readingKeptDays, unreadableMessages } from './constants.ts';
import { readResume, type Reading } from './reading-gateway.ts';

type Stores = Pick<Services, 'database' | 'files'>;

/** A stored file, by what the reading of it is kept under and by where its bytes lie. */
export interface ReadableFile {
  file_id: string;
  storage_key: string;
}

interface ReadingOptions {
  /** Called before bytes are read; may refuse that. */
  before?: (() => Promise<void>) | undefined;
  read?: typeof readResume;
}

/** After so many seconds a parallel reading is done. */
const retrySeconds = 30;

/**
 * What a stored resume says. It is read when it is first asked for and kept: reading takes up to a second of
 * a core. Throws `unavailable` while too many are being read; rejects where the bytes cannot be fetched.
 */
export async function ensureFileReading(
  { database, files }: Stores,
  file: ReadableFile,
  { before, read = readResume }: ReadingOptions = {},
): Promise<Reading> {
  const kept = await findReading(database, file.file_id);
  if (kept) return kept;
  await before?.();
  const reading = await read({ files }, file);
  if (reading.failure?.reason === 'busy') {
    throw new AppError('unavailable', reading.failure.message, { retryAfterSeconds: retrySeconds });
  }
  await keepReading(database, file.file_id, reading);
  return reading;
}

/** The same for a request of a person: a new reading counts against their limit. */
export function ensureReadingFor(
  services: Pick<Services, 'database' | 'files' | 'rateLimits'>,
  file: ReadableFile,
  userId: string,
): Promise<Reading> {
  const before = () => services.rateLimits.consume('resume-reading-user', userId);
  return ensureFileReading(services, file, { before });
}

/**
 * A reading that is kept. What could not be read is tried again after a day: the machine may have had more
 * time.
 */
async function findReading(database: Kysely<Tables>, fileId: string): Promise<Reading | undefined> {
  const row = await database
    .selectFrom('file_readings')
    .select(['reading', 'reason'])
    .where('file_id', '=', fileId)
    .where('reader_version', '=', readerVersion)
    .where(
      sql<boolean>`(reason is null or read_at > now() - make_interval(hours => ${failureKeptHours}::int))`,
    )
    .executeTakeFirst();
  if (!row) return undefined;
  return row.reading ? { resume: row.reading } : { failure: failureOf(row.reason ?? 'damaged') };
}

const failureOf = (reason: UnreadableReason) => ({ reason, message: unreadableMessages[reason] });

/** Of two who read a file at once, the later reading stays: both read the same bytes. */
async function keepReading(database: Kysely<Tables>, fileId: string, reading: Reading): Promise<void> {
  const text = reading.resume ? JSON.stringify(reading.resume) : null;
  // A file that was deleted while it was read has no row any more, and none is held that could be deleted
  // now.
  await sql`
    with kept as (select id from files where id = ${fileId} for key share)
    insert into file_readings (file_id, reader_version, reading, reason)
    select id, ${readerVersion}, ${text}::jsonb, ${reading.failure?.reason ?? null} from kept
    on conflict (file_id) do update
      set reader_version = excluded.reader_version, reading = excluded.reading, reason = excluded.reason, read_at = excluded.read_at
  `.execute(database);
}

/** Forgets what was read long ago: it is read again on request, by the newer rules. */
export async function forgetOldReadings(database: Kysely<Tables>): Promise<void> {
  await sql`
    delete from file_readings where read_at < now() - make_interval(days => ${readingKeptDays}::int)
  `.execute(database);
}
