import { declineMinutes, letterPlaceholders } from '@waymark/contract/hiring/choices/rejections';
import type { DeclineFields } from '@waymark/contract/hiring/rejections';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { noteCompanyEvent } from '../../companies/companies/history-commands.ts';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';
import { ensureStages, moveApplications } from '../applicants/stage-commands.ts';
import type { StageRow } from '../applicants/stage-queries.ts';
import { listDeclinable, lockDeclinable } from './queries.ts';
import type { DeclinableRow } from './queries.ts';

type Parts = Pick<Services, 'database' | 'queue'>;

/** The letter as the first of the applicants would get it, and how many there are. Throws as `declineApplicants`. */
export async function previewLetter(
  database: Kysely<Tables>,
  recruiterId: string,
  { applicationIds, text }: DeclineFields,
): Promise<{ to: string; text: string; letters: number }> {
  const rows = requireDeclinable(await listDeclinable(database, recruiterId, applicationIds));
  const [first] = rows;
  return { to: `${first.firstName} ${first.lastName}`, text: fillLetter(text, first), letters: rows.length };
}

export interface DeclineBatch {
  batchId: string;
  letters: number;
  dueAt: Date;
}

/**
 * Moves applicants to Declined at once; their letters wait for ten minutes, in which all of it can be undone.
 * Throws `not_found` for another company's, `forbidden` for a held company, `conflict` for who is declined already and
 * for two companies at once.
 */
export async function declineApplicants(
  { database, queue }: Parts,
  recruiterId: string,
  { applicationIds, text }: DeclineFields,
): Promise<DeclineBatch> {
  return database.transaction().execute(async (transaction) => {
    const rows = requireDeclinable(await lockDeclinable(transaction, recruiterId, applicationIds));
    const [{ companyId }] = rows;
    const stage = stageOf(await ensureStages(transaction, companyId), 'declined');
    const batch = {
      batchId: newId(),
      letters: rows.length,
      dueAt: new Date(Date.now() + declineMinutes * 60_000),
    };
    await transaction
      .insertInto('decline_letters')
      .values(
        rows.map((row) => ({
          application_id: row.id,
          batch_id: batch.batchId,
          company_id: companyId,
          author_id: recruiterId,
          from_stage_id: row.stageId,
          text: fillLetter(text, row),
          due_at: batch.dueAt,
        })),
      )
      // Left over from a decline that somebody has moved on from by hand.
      .onConflict((conflict) =>
        conflict.column('application_id').doUpdateSet(({ ref }) => ({
          batch_id: ref('excluded.batch_id'),
          author_id: ref('excluded.author_id'),
          from_stage_id: ref('excluded.from_stage_id'),
          text: ref('excluded.text'),
          due_at: ref('excluded.due_at'),
        })),
      )
      .execute();
    const applications = rows.map(({ id }) => id);
    const moving = { companyId, userId: recruiterId, isQuiet: true };
    await moveApplications(
      transaction,
      { queue },
      { ...moving, applicationIds: applications, stageId: stage.id },
    );
    for (const detail of new Set(rows.map(({ jobTitle }) => jobTitle))) {
      await noteCompanyEvent(transaction, {
        companyId,
        userId: recruiterId,
        kind: 'applicants-declined',
        detail,
      });
    }
    return batch;
  });
}

/**
 * Takes a decline back as far as its letters have not gone out, and gives how many. Throws `not_found` or `conflict`.
 */
export async function undoDecline(
  { database, queue }: Parts,
  recruiterId: string,
  batchId: string,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    // Of an undo and the sending that come at once, one finds the letters gone.
    const { rows: letters } = await sql<{
      application_id: string;
      company_id: string;
      from_stage_id: string | null;
    }>`
      delete from decline_letters
      where batch_id = ${batchId} and company_id in ${companiesRecruitedBy(recruiterId)}
      returning application_id, company_id, from_stage_id
    `.execute(transaction);
    const [first] = letters;
    if (!first) throw new AppError('conflict', 'The letters have gone out: this cannot be undone any more.');
    const { company_id: companyId } = first;
    const stages = await ensureStages(transaction, companyId);
    const declined = await listStillDeclined(transaction, stageOf(stages, 'declined').id, letters);
    for (const [stageId, applicationIds] of groupByStage(stages, declined)) {
      const moving = { companyId, userId: recruiterId, isQuiet: true };
      await moveApplications(transaction, { queue }, { ...moving, applicationIds, stageId });
    }
    await noteCompanyEvent(transaction, { companyId, userId: recruiterId, kind: 'decline-undone' });
    return letters.length;
  });
}

interface Letter {
  application_id: string;
  from_stage_id: string | null;
}

/** Those that nobody has moved on since. */
async function listStillDeclined(
  transaction: Kysely<Tables>,
  declinedId: string,
  letters: readonly Letter[],
): Promise<Letter[]> {
  const rows = await transaction
    .selectFrom('applications')
    .select('id')
    .where(
      'id',
      'in',
      letters.map((letter) => letter.application_id),
    )
    .where('stage_id', '=', declinedId)
    .execute();
  const ids = new Set(rows.map(({ id }) => id));
  return letters.filter((letter) => ids.has(letter.application_id));
}

/** A stage that was removed meanwhile, and none, is New. */
function groupByStage(stages: readonly StageRow[], letters: readonly Letter[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { application_id: id, from_stage_id: from } of letters) {
    const stage = stages.find((one) => one.id === from) ?? stageOf(stages, 'new');
    groups.set(stage.id, [...(groups.get(stage.id) ?? []), id]);
  }
  return groups;
}

function stageOf(stages: readonly StageRow[], kind: StageRow['kind']): StageRow {
  const stage = stages.find((one) => one.kind === kind);
  if (!stage) throw new Error(`A company has no stage ${kind}.`);
  return stage;
}

/** Those whom nobody has declined yet, of one company that may write. Throws as `declineApplicants`. */
function requireDeclinable(found: readonly DeclinableRow[]): [DeclinableRow, ...DeclinableRow[]] {
  if (found.length === 0) throw new AppError('not_found', 'There is no application with this address.');
  const [first, ...others] = found.filter(({ isDeclined }) => !isDeclined);
  if (!first) throw new AppError('conflict', 'All of these applicants are declined already.');
  if (others.some(({ companyId }) => companyId !== first.companyId)) {
    throw new AppError('conflict', 'Please decline the applicants of one company at a time.');
  }
  if (first.isHeld) {
    throw new AppError(
      'forbidden',
      'Our team has to look at your company first: another one has its name or its website.',
    );
  }
  return [first, ...others];
}

type LetterWords = Record<(typeof letterPlaceholders)[number], string>;

/** Fills a letter's placeholders in one pass: what looks like one in a name stays as it is. */
function fillLetter(text: string, words: LetterWords): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const placeholder = letterPlaceholders.find((one) => one === name);
    return placeholder ? words[placeholder] : whole;
  });
}
