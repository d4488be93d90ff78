import type { SentMailKind } from '@waymark/contract/all-mails';
import { sql, type Kysely } from 'kysely';
import { board } from '../board/board.ts';
import type { Tables } from '../database/tables.ts';

/** Longer than any attempt lasts: the worker that took a mail before that has died. */
const attemptSeconds = 60;

/** What is remembered of a mail; nothing of what it says. */
interface Noted {
  to: string;
  kind?: SentMailKind;
  concerns?: string;
  about?: string;
}

const columnsOf = ({ to, kind = 'other', concerns, about }: Noted) => ({
  recipient: to,
  kind,
  concerns: concerns ?? null,
  about: about ?? null,
});

/** Notes a mail in the transaction that causes it. */
export async function noteMail(transaction: Kysely<Tables>, id: string, mail: Noted): Promise<void> {
  await transaction
    .insertInto('mail_sends')
    .values({ id, ...columnsOf(mail) })
    .execute();
}

/** Takes a mail for one attempt; says when it has left already, or another attempt is under way. */
export async function takeMail(
  database: Kysely<Tables>,
  id: string,
  mail: Noted,
): Promise<'taken' | 'sent' | 'under way'> {
  // One statement: of two nodes that try the same mail, one gets it.
  const taken = await database
    .insertInto('mail_sends')
    .values({ id, taken_at: sql`now()`, ...columnsOf(mail) })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ taken_at: sql`now()` })
        .where('mail_sends.sent_at', 'is', null)
        .where(({ or, eb }) =>
          or([
            eb('mail_sends.taken_at', 'is', null),
            eb('mail_sends.taken_at', '<', sql<Date>`now() - make_interval(secs => ${attemptSeconds}::int)`),
            // The clock was ahead then; an attempt that began a moment after this one is not meant.
            eb('mail_sends.taken_at', '>', sql<Date>`now() + make_interval(secs => ${attemptSeconds}::int)`),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  if (taken) return 'taken';
  const row = await database
    .selectFrom('mail_sends')
    .select('sent_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.sent_at ? 'sent' : 'under way';
}

export async function recordSent(database: Kysely<Tables>, id: string): Promise<void> {
  await database
    .updateTable('mail_sends')
    .set({ sent_at: sql`now()`, attempts: sql`attempts + 1`, reason: '', refused_at: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** The mail server did not take it, and said why: the next attempt need not wait. */
export async function releaseMail(
  database: Kysely<Tables>,
  id: string,
  { reason, isForGood }: { reason: string; isForGood: boolean },
): Promise<void> {
  await database
    .updateTable('mail_sends')
    .set({
      taken_at: null,
      attempts: sql`attempts + 1`,
      reason: withoutContent(reason),
      refused_at: isForGood ? sql<Date>`now()` : null,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * A mail that the mail server had taken has come back; undefined for one that is forgotten, or known to have.
 */
export async function recordReturned(
  database: Kysely<Tables>,
  id: string,
  reason: string,
): Promise<{ recipient: string; kind: SentMailKind } | undefined> {
  return database
    .updateTable('mail_sends')
    .set({ refused_at: sql`now()`, reason: withoutContent(reason) })
    .where('id', '=', id)
    .where('sent_at', 'is not', null)
    .where('refused_at', 'is', null)
    .returning(['recipient', 'kind'])
    .executeTakeFirst();
}

const maxReason = 200;

/**
 * Mail servers quote what they do not like: links, and whatever is long enough to be a secret, are left out.
 */
function withoutContent(reason: string): string {
  return reason
    .replaceAll(/https?:\S+/gi, '(a link)')
    .replaceAll(/[\w+/=-]{24,}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .slice(0, maxReason);
}

/**
 * Forgets mails of more than 30 days ago: longer than any is tried, so that no attempt comes after its record
 * is gone.
 */
export async function sweepMailSends(database: Kysely<Tables>): Promise<void> {
  await database
    .deleteFrom('mail_sends')
    .where(
      'created_at',
      '<',
      sql<Date>`now() - make_interval(days => ${board.settings.retention.mailDays}::int)`,
    )
    .execute();
}
