import type { ApplyWay, Knockout } from '@waymark/contract/posting/choices';
import type { DraftFields, DraftQuestion } from '@waymark/contract/posting/postings';
import { sourceLanguage } from '@waymark/contract/text/languages';
import { formatFullPlace } from '@waymark/contract/jobs/format-place';
import { minorUnitDigits } from '@waymark/contract/text/minor-units';
import { msg } from '@waymark/contract/text/message';
import type { Selectable } from 'kysely';
import type { Tables, Database } from '../../../platform/database/tables.ts';
import { board } from '../../../platform/board/board.ts';
import { AppError } from '../../../platform/errors.ts';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';
import { comesFromFeed } from '../../jobs/jobs/posting-rules.ts';
import { listQuestions, type QuestionRow } from '../../jobs/jobs/queries.ts';
import { findPlaces } from '../../places/places/queries.ts';
import type { PlaceRow } from '../../places/places/rules.ts';
import { insertDraft, lockCompany } from './commands.ts';
import { copyFields } from './field-rules.ts';

type Job = Selectable<Tables['jobs']>;

/**
 * The draft of a published job, existing or new. Throws `not_found` for another company’s job, `conflict`
 * for a closed one and for one from a feed.
 */
export async function editJob(database: Database, userId: string, jobId: string): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const job = await requireOwnJob(transaction, userId, jobId);
    // Two windows that begin at once: the second finds the draft of the first.
    await lockCompany(transaction, userId, job.company_id);
    const begun = await transaction
      .selectFrom('posting_drafts')
      .select('id')
      .where('job_id', '=', jobId)
      .executeTakeFirst();
    if (begun) return begun.id;
    refuseUneditable(job);
    return insertDraft(
      transaction,
      { userId, companyId: job.company_id },
      { fields: await copyOf(transaction, job), jobId, attachmentFileId: job.attachment_file_id },
    );
  });
}

/** A draft copied from an earlier posting, without its dates. */
export async function duplicateJob(database: Database, userId: string, jobId: string): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const job = await requireOwnJob(transaction, userId, jobId);
    const fields = await copyOf(transaction, job);
    return insertDraft(
      transaction,
      { userId, companyId: job.company_id },
      {
        fields: { ...fields, deadline: '', publishAt: '' },
        attachmentFileId: job.attachment_file_id,
      },
    );
  });
}

export async function requireOwnJob(transaction: Database, userId: string, jobId: string): Promise<Job> {
  const job = await transaction
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', jobId)
    .where('company_id', 'in', companiesRecruitedBy(userId))
    .executeTakeFirst();
  if (!job) throw new AppError('not_found', msg`There is no job with this address.`);
  return job;
}

export function refuseUneditable({ status, source }: Job): void {
  if (status !== 'active' && status !== 'pending') {
    throw new AppError('conflict', msg`This job is closed. Renew it, or post it as a new one.`);
  }
  if (comesFromFeed(source)) {
    throw new AppError(
      'conflict',
      msg`This job comes from your feed, which would undo what you change here. Change it in the feed.`,
    );
  }
}

export async function copyOf(transaction: Database, job: Job): Promise<DraftFields> {
  const known = await findPlaces(transaction, job.place_ids);
  const places = job.place_ids.flatMap((id) => known.get(id) ?? []);
  return copyJob(job, { places, questions: await listQuestions(transaction, job.id) });
}

/** A job as the form has it. */
function copyJob(
  row: Job,
  { places, questions }: { places: readonly PlaceRow[]; questions: readonly QuestionRow[] },
): DraftFields {
  const applyBy: ApplyWay = row.apply_url === null ? 'here' : 'link';
  return {
    title: row.title,
    notifyEmail: row.notify_email,
    skills: row.skills.slice(0, 30),
    type: row.type ?? '',
    category: row.category,
    workMode: row.work_mode ?? '',
    ...copyFields(row),
    language: row.language_stated ? row.language : '',
    salaryMin: writeAmount(row.salary_min, row.salary_currency),
    salaryMax: writeAmount(row.salary_max, row.salary_currency),
    currency: row.salary_currency ?? board.settings.currency,
    period: row.salary_period ?? board.settings.payPeriod,
    places: places.slice(0, 50).map((place) => formatFullPlace(place, sourceLanguage)),
    countries: row.applicant_countries,
    description: paragraphsOf(row.description),
    applyBy,
    applyUrl: row.apply_url ?? '',
    deadline: row.deadline ?? '',
    publishAt: row.publish_at?.toISOString() ?? '',
    own: Object.fromEntries(Object.entries(row.own_fields).map(([key, value]) => [key, String(value)])),
    questions: questions.map(copyQuestion),
  };
}

function writeAmount(amount: number | null, currency: string | null): string {
  if (amount === null || currency === null) return '';
  const major = amount / 10 ** minorUnitDigits(currency);
  return Number.isInteger(major) ? String(major) : major.toFixed(minorUnitDigits(currency));
}

/** Imports bring plain text; the editor needs paragraphs. */
function paragraphsOf(description: string): string {
  if (description === '' || description.includes('<')) return description;
  return description
    .split(/\n+/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.trim()}</p>`)
    .join('');
}

function copyQuestion({ id, kind, question, options, required, knockout }: QuestionRow): DraftQuestion {
  return { id, kind, question, options, required, ...copyKnockout(knockout) };
}

function copyKnockout(knockout: Knockout | null) {
  const none = { knockoutAnswers: [], knockoutMin: '', knockoutMax: '' };
  if (!knockout) return none;
  if ('answers' in knockout) return { ...none, knockoutAnswers: knockout.answers };
  return {
    ...none,
    knockoutMin: knockout.min?.toString() ?? '',
    knockoutMax: knockout.max?.toString() ?? '',
  };
}
