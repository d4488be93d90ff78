import { declineMinutes, letterPlaceholders, maxTemplates } from '@waymark/contract/hiring/choices';
import type {
  DeclineFields,
  DeclineTemplate,
  LetterPreview,
  TemplateFields,
} from '@waymark/contract/hiring/rejections';
import { fullName } from '@waymark/contract/text/format';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { noteCompanyEvent } from '../../companies/companies/commands.ts';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';
import type { StageRow } from '../applicants/rules.ts';
import { ensureStages, moveApplications } from '../applicants/stage-commands.ts';
import { sendMessage } from '../conversations/message-commands.ts';
import { type DeclinableRow, listDeclinable, listOpenInterviews, lockDeclinable } from './queries.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/** The letter as the first applicant gets it, and the number of letters. Throws as `declineApplicants`. */
export async function previewLetter(
  database: Database,
  recruiterId: string,
  { applicationIds, text }: DeclineFields,
): Promise<LetterPreview> {
  const rows = requireDeclinable(await listDeclinable(database, recruiterId, applicationIds));
  const [first] = rows;
  return {
    to: fullName(first.firstName, first.lastName),
    text: fillLetter(text, first),
    letters: rows.length,
    interviews: await listOpenInterviews(
      database,
      rows.map(({ id }) => id),
    ),
  };
}

export interface DeclineBatch {
  batchId: string;
  letters: number;
  dueAt: Date;
}

/**
 * Moves applicants to Declined; their letters wait ten minutes, in which all of it can be undone. Throws
 * `not_found` for another company’s, `forbidden` for a held company, `conflict` for rejected ones and for
 * two companies at once.
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
      // Left over from a rejection after which the application was moved by hand.
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

/** Undoes a rejection whose letters are still waiting; returns their number. Throws `conflict`. */
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
    if (!first) throw new AppError('conflict', msg`The letters have gone out: this can no longer be undone.`);
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

/** The letters whose application was not moved since. */
async function listStillDeclined(
  transaction: Database,
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

/** A removed stage counts as New. */
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

/** Applicants of one company who are not rejected yet. Throws as `declineApplicants`. */
function requireDeclinable(found: readonly DeclinableRow[]): [DeclinableRow, ...DeclinableRow[]] {
  if (found.length === 0) throw new AppError('not_found', msg`There is no application with this address.`);
  const [first, ...others] = found.filter(({ isDeclined }) => !isDeclined);
  if (!first) throw new AppError('conflict', msg`All of these applicants are declined already.`);
  if (others.some(({ companyId }) => companyId !== first.companyId)) {
    throw new AppError('conflict', msg`Please decline the applicants of one company at a time.`);
  }
  if (first.isHeld) {
    throw new AppError(
      'forbidden',
      msg`Our team has to look at your company first: another one has its name or its website.`,
    );
  }
  return [first, ...others];
}

type LetterWords = Record<(typeof letterPlaceholders)[number], string>;

/** Fills the placeholders in one pass: a name that looks like one stays unchanged. */
function fillLetter(text: string, words: LetterWords): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const placeholder = letterPlaceholders.find((one) => one === name);
    return placeholder ? words[placeholder] : whole;
  });
}

/** Sends due letters, each once, and returns their number. Several nodes may run it at once. */
export async function sendDueLetters(services: Parts, now = new Date()): Promise<number> {
  let sent = 0;
  for (;;) {
    const attempt = { applicationId: '' };
    try {
      if (!(await sendNext(services, now, attempt))) return sent;
      sent++;
    } catch (error) {
      if (!(error instanceof AppError) || attempt.applicationId === '') throw error;
      // Who withdrew, left or stopped the company meanwhile gets no letter.
      await services.database
        .deleteFrom('decline_letters')
        .where('application_id', '=', attempt.applicationId)
        .execute();
    }
  }
}

interface DueLetter {
  applicationId: string;
  candidateId: string;
  companyId: string;
  authorId: string | null;
  text: string;
  isDeclined: boolean;
}

/** False when no letter is due. */
function sendNext(
  { database, queue, config }: Parts,
  now: Date,
  attempt: { applicationId: string },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const letter = await takeDue(transaction, now);
    if (!letter) return false;
    attempt.applicationId = letter.applicationId;
    // The application may have been moved by hand: then no letter is sent.
    if (letter.isDeclined) {
      await sendMessage(transaction, { queue, config }, { ...letter, isDecision: true });
      await noteTold(transaction, letter.applicationId);
    }
    await transaction
      .deleteFrom('decline_letters')
      .where('application_id', '=', letter.applicationId)
      .execute();
    return true;
  });
}

/** What follows from a rejection waits until its candidate is told. */
async function noteTold(transaction: Database, applicationId: string) {
  await transaction
    .updateTable('applications')
    .set({ told_version: sql`stage_version` })
    .where('id', '=', applicationId)
    .execute();
}

async function takeDue(transaction: Database, now: Date): Promise<DueLetter | undefined> {
  const { rows } = await sql<DueLetter>`
    select decline_letters.application_id as "applicationId", applications.user_id as "candidateId",
      decline_letters.company_id as "companyId", decline_letters.author_id as "authorId", decline_letters.text,
      application_stages.kind is not distinct from 'declined' as "isDeclined"
    from decline_letters
    join applications on applications.id = decline_letters.application_id
    left join application_stages on application_stages.id = applications.stage_id
    where decline_letters.due_at <= ${now}
    order by decline_letters.due_at limit 1
    for update of decline_letters skip locked
  `.execute(transaction);
  return rows[0];
}

/** Stores a template. Throws `conflict` for a taken name, or at the limit. */
export async function addTemplate(
  database: Database,
  companyId: string,
  fields: TemplateFields,
): Promise<DeclineTemplate> {
  return database.transaction().execute(async (transaction) => {
    // Two that are added at once come one after the other, so that each counts the other.
    await sql`select from companies where id = ${companyId} for no key update`.execute(transaction);
    const { kept } = await transaction
      .selectFrom('decline_templates')
      .select(({ fn }) => fn.countAll<number>().as('kept'))
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow();
    if (kept >= maxTemplates) {
      throw new AppError(
        'conflict',
        msg`A company keeps at most ${maxTemplates} templates. Remove one first.`,
      );
    }
    const row = await transaction
      .insertInto('decline_templates')
      .values({ id: newId(), company_id: companyId, ...fields })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'name', 'text'])
      .executeTakeFirst();
    if (!row) throw nameTaken();
    return row;
  });
}

/** Changes a template of the company. Throws `not_found`, or `conflict` for a taken name. */
export async function changeTemplate(
  database: Database,
  companyId: string,
  templateId: string,
  fields: TemplateFields,
): Promise<DeclineTemplate> {
  return database.transaction().execute(async (transaction) => {
    await sql`select from companies where id = ${companyId} for no key update`.execute(transaction);
    const namesake = await transaction
      .selectFrom('decline_templates')
      .select('id')
      .where('company_id', '=', companyId)
      .where('id', '<>', templateId)
      .where(sql`lower(name)`, '=', fields.name.toLowerCase())
      .executeTakeFirst();
    if (namesake) throw nameTaken();
    const row = await transaction
      .updateTable('decline_templates')
      .set({ ...fields, updated_at: sql<Date>`now()` })
      .where('id', '=', templateId)
      .where('company_id', '=', companyId)
      .returning(['id', 'name', 'text'])
      .executeTakeFirst();
    if (!row) throw new AppError('not_found', msg`There is no template with this address.`);
    return row;
  });
}

/** Removes a template of the company. Throws `not_found`. */
export async function removeTemplate(
  database: Database,
  companyId: string,
  templateId: string,
): Promise<void> {
  const removed = await database
    .deleteFrom('decline_templates')
    .where('id', '=', templateId)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new AppError('not_found', msg`There is no template with this address.`);
}

function nameTaken(): AppError {
  const message = msg`There is a template with this name already.`;
  return new AppError('conflict', message, { fields: { name: message } });
}
