import { msg } from '@waymark/contract/text/message';
import type { Translations } from '@waymark/contract/posting/translations';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { companiesRecruitedBy, companiesSeeing } from '../../companies/companies/queries.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { linkTranslations, noSuchJob, unlinkTranslation } from '../../jobs/translations/commands.ts';
import { listLinkable, listTranslations } from '../../jobs/translations/queries.ts';
import { countAllowedPostings, countTakenPlaces } from '../../payments/memberships/queries.ts';

/** Who asks: a member of the posting's company, or staff. */
export type Asker = { memberId: string } | { staffId: string };

/** The translations of a posting and those that could be. Throws `not_found` for another company’s. */
export async function findTranslations(
  database: Database,
  asker: Asker,
  jobId: string,
): Promise<Translations> {
  const seen = 'memberId' in asker ? sql`company_id in ${companiesSeeing(asker.memberId)}` : sql`true`;
  const { rows } = await sql`select from jobs where id = ${jobId} and ${seen}`.execute(database);
  if (rows.length === 0) throw noSuchJob();
  return { linked: await listTranslations(database, jobId), offered: await listLinkable(database, jobId) };
}

/** Links two postings of a company as translations of each other. Throws as `linkTranslations`. */
export async function link(database: Database, asker: Asker, jobId: string, otherId: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockCompanyOf(transaction, asker, jobId);
    await linkTranslations(transaction, jobId, otherId);
    await note(transaction, asker, jobId, { linked: otherId });
  });
}

/** Makes a posting one by itself again. Throws `conflict` where the plan has no place for a further one. */
export async function unlink(database: Database, asker: Asker, jobId: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const companyId = await lockCompanyOf(transaction, asker, jobId);
    const before = await countTakenPlaces(transaction, companyId);
    if (!(await unlinkTranslation(transaction, jobId))) return;
    const taken = await countTakenPlaces(transaction, companyId);
    if (
      'memberId' in asker &&
      taken > before &&
      taken > (await countAllowedPostings(transaction, companyId))
    ) {
      const message = msg`Apart, these postings take two places of your plan, and it has none left. Close one of your postings first.`;
      throw new AppError('conflict', message);
    }
    await note(transaction, asker, jobId, { linked: null });
  });
}

/** The company first, as every change of its jobs does; a statement of its own, since one that has waited is behind. */
async function lockCompanyOf(transaction: Database, asker: Asker, jobId: string): Promise<string> {
  const own: RawBuilder<unknown> =
    'memberId' in asker ? sql`id in ${companiesRecruitedBy(asker.memberId)}` : sql`true`;
  const { rows } = await sql<{ id: string }>`
    select id from companies where id = (select company_id from jobs where jobs.id = ${jobId}) and ${own}
    for no key update
  `.execute(transaction);
  const [company] = rows;
  if (!company) throw noSuchJob();
  const job = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where('company_id', '=', company.id)
    .executeTakeFirst();
  if (!job) throw noSuchJob();
  return company.id;
}

async function note(
  transaction: Database,
  asker: Asker,
  jobId: string,
  after: { linked: string | null },
): Promise<void> {
  if (!('staffId' in asker)) return;
  await noteStaffAction(transaction, {
    staffId: asker.staffId,
    action: 'posting.translations',
    subjectKind: 'job',
    subjectId: jobId,
    reason: '',
    before: {},
    after,
  });
}
