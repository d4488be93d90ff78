import { idempotencyHours, idempotencyLimit } from '@waymark/contract/integrations/v1-choices';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashSecret, newId } from '../../../platform/ids.ts';

interface Call {
  keyId: string;
  /** The hash of the header; undefined for a call without one, which is simply made. */
  idempotencyKey: string | undefined;
  requestHash: string;
}

export interface Outcome<Answer> {
  answer: Answer;
  /** Whether it is the answer of an earlier call. */
  isReplayed: boolean;
}

/** No call takes longer; one whose process ended leaves its key to the next attempt after this. */
const attemptSeconds = 120;

/**
 * Makes a call once for each Idempotency-Key: repeated within a day it gets the first answer again. A failed call may
 * be repeated; as each attempt has the same `operationId`, what an attempt has written before its answer was lost is
 * found and not written again. Throws `unprocessable` for the key of another call, `conflict` while that call runs.
 */
export async function callOnce<Answer>(
  database: Database,
  call: Call,
  make: (operationId: string) => Promise<Answer>,
): Promise<Outcome<Answer>> {
  const { keyId, idempotencyKey, requestHash } = call;
  if (idempotencyKey === undefined) return { answer: await make(newId()), isReplayed: false };
  const begun = { keyId, hash: hashSecret(idempotencyKey), requestHash };
  const operationId = await begin(database, begun);
  if (operationId === undefined)
    return { answer: await findAnswer<Answer>(database, begun), isReplayed: true };
  try {
    const answer = await make(operationId);
    await writeAnswer(database, begun, answer);
    return { answer, isReplayed: false };
  } catch (error) {
    await release(database, begun);
    throw error;
  }
}

interface Begun {
  keyId: string;
  hash: string;
  requestHash: string;
}

/** Takes the key for an attempt: of two at once only one does. Undefined where there is an answer or an attempt. */
async function begin(database: Database, { keyId, hash, requestHash }: Begun): Promise<string | undefined> {
  await refuseMany(database, keyId);
  const { rows } = await sql<{ operation_id: string }>`
    insert into idempotent_calls as known (key_id, idempotency_hash, request_hash, operation_id, running_until)
    values (${keyId}, ${hash}, ${requestHash}, ${newId()}, ${runningUntil})
    on conflict (key_id, idempotency_hash) do update set running_until = excluded.running_until
      where known.request_hash = excluded.request_hash and known.answer is null and known.running_until <= now()
    returning operation_id
  `.execute(database);
  return rows[0]?.operation_id;
}

const runningUntil = sql`now() + make_interval(secs => ${attemptSeconds}::int)`;

async function refuseMany(database: Database, keyId: string): Promise<void> {
  const { kept } = await database
    .selectFrom('idempotent_calls')
    .select(sql<number>`count(*)::int`.as('kept'))
    .where('key_id', '=', keyId)
    .executeTakeFirstOrThrow();
  if (kept < idempotencyLimit) return;
  throw new AppError(
    'too_many_requests',
    msg`The answers of ${idempotencyLimit} calls of this API key are kept for ${idempotencyHours} hours, which is the most. Call without Idempotency-Key, or later.`,
    { retryAfterSeconds: 3600 },
  );
}

async function findAnswer<Answer>(database: Database, { keyId, hash, requestHash }: Begun): Promise<Answer> {
  const known = await selectCall(database, keyId, hash).executeTakeFirst();
  if (known && known.request_hash !== requestHash) {
    throw new AppError(
      'unprocessable',
      msg`This Idempotency-Key was sent with another call. Use a new one for each call.`,
    );
  }
  if (known?.answer != null) return JSON.parse(known.answer) as Answer;
  throw new AppError(
    'conflict',
    msg`The first call with this Idempotency-Key is still running. Repeat it shortly.`,
    {
      retryAfterSeconds: 5,
    },
  );
}

function selectCall(database: Database, keyId: string, hash: string) {
  return database
    .selectFrom('idempotent_calls')
    .select(['request_hash', 'answer'])
    .where('key_id', '=', keyId)
    .where('idempotency_hash', '=', hash);
}

async function writeAnswer(database: Database, { keyId, hash }: Begun, answer: unknown): Promise<void> {
  await database
    .updateTable('idempotent_calls')
    .set({ answer: JSON.stringify(answer) })
    .where('key_id', '=', keyId)
    .where('idempotency_hash', '=', hash)
    .execute();
}

async function release(database: Database, { keyId, hash }: Begun): Promise<void> {
  await database
    .updateTable('idempotent_calls')
    .set({ running_until: sql`now()` })
    .where('key_id', '=', keyId)
    .where('idempotency_hash', '=', hash)
    .execute();
}

/** Deletes answers that are a day old. */
export async function forgetCalls(database: Database): Promise<void> {
  await sql`
    delete from idempotent_calls where created_at < now() - make_interval(hours => ${idempotencyHours}::int)
  `.execute(database);
}
