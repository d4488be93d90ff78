import { mailKinds, type MailKind } from '@waymark/contract/identity/choices';
import type { MailChoices } from '@waymark/contract/identity/email-preferences';
import { labelOf } from '@waymark/contract/jobs/choices';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Config } from '../../../platform/config.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { newSecret } from '../../../platform/ids.ts';

/** That a candidate wants a kind of mail, and how such a mail says how to end it. */
export interface MailPermit {
  headers: Record<string, string>;
  links: { label: string; url: string }[];
}

/** What a mail of this kind to a candidate has to carry; undefined for who wants none. */
export async function permitMail(
  transaction: Kysely<Tables>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  userId: string,
  kind: MailKind,
): Promise<MailPermit | undefined> {
  const row = await transaction
    .insertInto('mail_choices')
    .values({ user_id: userId, unsubscribe_secret: newSecret().secret })
    // Writing nothing new makes the row that is there already come back as well.
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
    .returning([kind, 'unsubscribe_secret'])
    .executeTakeFirstOrThrow();
  if (!row[kind]) return undefined;
  const stop = new URLSearchParams({ token: row.unsubscribe_secret, kind });
  return {
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/mail-choices/unsubscribe?${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    links: [
      { label: msg`Choose your mails`, url: `${publicUrl}${paths.jobsAppliedJob}#mails` },
      { label: msg`Stop such mails`, url: `${publicUrl}${paths.unsubscribeMails}?${stop}` },
    ],
  };
}

/** Keeps a candidate's choice. */
export async function chooseMails(
  database: Kysely<Tables>,
  userId: string,
  choices: MailChoices,
): Promise<void> {
  await database
    .insertInto('mail_choices')
    .values({ user_id: userId, unsubscribe_secret: newSecret().secret, ...choices })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...choices, updated_at: sql<Date>`now()` }),
    )
    .execute();
}

/**
 * Stops a kind of mail by the secret of its link, and gives its name. A secret that is not known any more is no
 * error: no mail is sent for it either.
 */
export async function stopMails(database: Kysely<Tables>, token: string, kind: MailKind): Promise<string> {
  await database
    .updateTable('mail_choices')
    .set({ [kind]: false, updated_at: sql<Date>`now()` })
    .where('unsubscribe_secret', '=', token)
    .execute();
  return labelOf(mailKinds, kind);
}
