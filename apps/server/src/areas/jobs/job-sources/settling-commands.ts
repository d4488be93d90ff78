import type { Message } from '@waymark/contract/text/message';
import { keepMessage } from '../../../platform/languages/kept-message.ts';
import { paths } from '@waymark/contract/paths';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Services } from '../../../platform/services.ts';
import { listMembers } from '../../companies/companies/queries.ts';
import { listAdministrators } from '../../identity/accounts/queries.ts';
import { recipientOf, type Recipient } from '../../identity/accounts/rules.ts';
import { failuresToMail } from './constants.ts';
import { sourceFailedMail } from './emails/source-failed.ts';
import { sourceWorksMail } from './emails/source-works.ts';
import type { SourceRow } from './presenter.ts';
import { waitAfter } from './rules.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/** A run that came to its end: the series of failures is over, and who was told of it is told of that. */
export async function noteSuccess(
  parts: Parts,
  ran: SourceRow,
  { etag, lastModified }: { etag: string; lastModified: string },
): Promise<void> {
  const { id } = ran;
  await parts.database.transaction().execute(async (transaction) => {
    const source = await lockSource(transaction, id);
    if (!source) return;
    const isAsked = isAskedAgain(source, ran);
    await sql`
      update job_sources set succeeded_at = now(), failures = 0, failure = '', failed_at = null,
        failure_mailed_at = null, claimed_at = null,
        etag = ${isAsked ? '' : etag}, last_modified = ${isAsked ? '' : lastModified},
        next_run_at = case when ${isAsked} then next_run_at else now() + make_interval(hours => every_hours) end
      where id = ${id}
    `.execute(transaction);
    if (source.failure_mailed_at === null) return;
    await mailOwners(transaction, parts, source, (to) =>
      sourceWorksMail(to, { host: hostOf(source), page: pageOf(source, parts.config.publicUrl) }),
    );
  });
}

/** A run that failed is tried again, later each time and not before the source allows; after a few somebody is told, once. */
export async function noteFailure(
  parts: Parts,
  ran: SourceRow,
  { failure, retryAfterSeconds }: { failure: Message; retryAfterSeconds: number },
): Promise<void> {
  const { id } = ran;
  await parts.database.transaction().execute(async (transaction) => {
    const source = await lockSource(transaction, id);
    if (!source) return;
    const failures = source.failures + 1;
    const seconds = Math.max(waitAfter(failures) * 60, retryAfterSeconds);
    const isTold = failures >= failuresToMail && source.failure_mailed_at === null;
    await sql`
      update job_sources set failures = ${failures}, failure = ${keepMessage(failure)}, failed_at = now(),
        claimed_at = null,
        next_run_at = case
          when ${isAskedAgain(source, ran)} then next_run_at else now() + make_interval(secs => ${seconds}::int)
        end,
        failure_mailed_at = case when ${isTold} then now() else failure_mailed_at end
      where id = ${id}
    `.execute(transaction);
    if (!isTold) return;
    await mailOwners(transaction, parts, source, (to) =>
      sourceFailedMail(to, {
        host: hostOf(source),
        failure,
        failures,
        page: pageOf(source, parts.config.publicUrl),
      }),
    );
  });
}

/** Whether somebody asked for a run, or changed the source, while it ran: that run could not know of it. */
const isAskedAgain = (now: SourceRow, ran: SourceRow) =>
  now.next_run_at.getTime() !== ran.next_run_at.getTime();

/** Undefined for a source that was removed while it ran. */
function lockSource(transaction: Kysely<Tables>, id: string): Promise<SourceRow | undefined> {
  return transaction
    .selectFrom('job_sources')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

const hostOf = ({ address }: SourceRow) => new URL(address).host;

const pageOf = ({ id, company_id: companyId }: SourceRow, publicUrl: string) =>
  `${publicUrl}${companyId === null ? paths.staffImports : paths.companySources}?source=${id}`;

/** The owners of the company; of the board who added the source, or all administrators once they have left. */
async function mailOwners(
  transaction: Kysely<Tables>,
  { queue }: Pick<Parts, 'queue'>,
  source: SourceRow,
  compose: (to: Recipient) => Mail,
): Promise<void> {
  const { company_id: companyId, created_by: createdBy } = source;
  const owners =
    companyId === null
      ? await listEditors(transaction, createdBy)
      : await listMembers(transaction, companyId, 'owner');
  for (const owner of owners) {
    await queue.enqueue(transaction, 'send-mail', { ...compose(recipientOf(owner)), concerns: owner.id });
  }
}

async function listEditors(transaction: Kysely<Tables>, createdBy: string | null) {
  const all = await listAdministrators(transaction);
  const own = all.filter(({ id }) => id === createdBy);
  return own.length > 0 ? own : all;
}
