import { scorecardMaxCount } from '@waymark/contract/hiring/choices';
import type { HiringTeamChange, ScorecardFields } from '@waymark/contract/hiring/scorecards';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { noteCompanyEvent } from '../../companies/companies/commands.ts';
import { listMembers } from '../../companies/companies/queries.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { mayChangeTeam } from '../hiring-team/policy.ts';
import { findStanding, listColleagues, listTeam } from '../hiring-team/queries.ts';
import { teamJoinedMail } from './emails/hiring-team.ts';
import { hasCriteria, listCriteria, requireScoredApplication } from './queries.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/** Stores the criteria that a posting has until its team changes them. */
async function storeCriteria(transaction: Database, jobId: string): Promise<void> {
  if (await hasCriteria(transaction, jobId)) return;
  await lockJob(transaction, jobId);
  // The second of two at once finds the criteria of the first.
  const criteria = await listCriteria(transaction, jobId);
  await transaction
    .insertInto('scorecard_criteria')
    .values(criteria.map(({ id, name }, position) => ({ id, job_id: jobId, name, position })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

async function lockJob(transaction: Database, jobId: string) {
  await sql`select from jobs where id = ${jobId} for no key update`.execute(transaction);
}

interface Posting {
  id: string;
  title: string;
  company_id: string;
}

interface Editor {
  userId: string;
  name: string;
}

/**
 * Replaces the hiring team of a posting and its criteria, and mails the colleagues who are new to the team. Throws
 * `forbidden` for those who may not, `invalid_input` for a colleague who cannot be on a team, `conflict` for removing
 * a criterion with scores.
 */
export function changeTeam(
  services: Parts,
  editor: Editor,
  job: Posting,
  { members, criteria }: HiringTeamChange,
): Promise<void> {
  return services.database.transaction().execute(async (transaction) => {
    await lockJob(transaction, job.id);
    const standing = await findStanding(transaction, editor.userId, job.id);
    if (!standing || !mayChangeTeam(standing)) {
      throw new AppError(
        'forbidden',
        msg`Only owners of the company and hiring managers of this posting change its team. Ask one of them.`,
      );
    }
    await storeCriteria(transaction, job.id);
    await mailNewMembers(transaction, services, { editor, job, members });
    await writeMembers(transaction, job, members);
    await writeCriteria(transaction, job.id, criteria);
    await noteCompanyEvent(transaction, {
      companyId: job.company_id,
      userId: editor.userId,
      kind: 'hiring-team-changed',
      subjectId: job.id,
      detail: job.title,
    });
  });
}

interface TeamChange {
  editor: Editor;
  job: Posting;
  members: HiringTeamChange['members'];
}

/** Before the members are written: each is mailed once, and those who add themselves are not. */
async function mailNewMembers(
  transaction: Database,
  { queue, config: { publicUrl } }: Parts,
  { editor, job, members }: TeamChange,
) {
  const before = new Set((await listTeam(transaction, job.id)).map((row) => row.user_id));
  before.add(editor.userId);
  const added = new Set(members.flatMap(({ userId }) => (before.has(userId) ? [] : userId)));
  if (added.size === 0) return;
  const { name: companyName } = await transaction
    .selectFrom('companies')
    .select('name')
    .where('id', '=', job.company_id)
    .executeTakeFirstOrThrow();
  for (const colleague of await listMembers(transaction, job.company_id)) {
    if (!added.has(colleague.id)) continue;
    const mail = teamJoinedMail(recipientOf(colleague), { person: editor.name, companyName, job, publicUrl });
    await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: editor.userId });
  }
}

async function writeMembers(transaction: Database, job: Posting, members: HiringTeamChange['members']) {
  const colleagues = new Set((await listColleagues(transaction, job.company_id)).map((row) => row.user_id));
  if (members.some(({ userId }) => !colleagues.has(userId))) {
    throw invalidFields({
      members: msg`A hiring team has owners and recruiters of the company only. Choose others.`,
    });
  }
  const stay = members.map(({ userId }) => userId);
  await transaction
    .deleteFrom('hiring_team_members')
    .where('job_id', '=', job.id)
    .where(({ not, eb }) => not(eb('user_id', '=', sql<string>`any(${stay}::uuid[])`)))
    .execute();
  if (members.length === 0) return;
  await transaction
    .insertInto('hiring_team_members')
    .values(
      members.map(({ userId, part }) => ({
        job_id: job.id,
        company_id: job.company_id,
        user_id: userId,
        part,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['job_id', 'user_id']).doUpdateSet((row) => ({
        part: row.ref('excluded.part'),
        company_id: row.ref('excluded.company_id'),
      })),
    )
    .execute();
}

async function writeCriteria(transaction: Database, jobId: string, wanted: HiringTeamChange['criteria']) {
  const known = await listCriteria(transaction, jobId);
  const kept = new Set(wanted.flatMap(({ id }) => id ?? []));
  if ([...kept].some((id) => known.every((row) => row.id !== id))) {
    throw invalidFields({ criteria: msg`Someone else just removed a criterion. Reload the page.` });
  }
  for (const { id, name } of known.filter((row) => !kept.has(row.id))) {
    await removeCriterion(transaction, id, name);
  }
  await transaction
    .insertInto('scorecard_criteria')
    .values(wanted.map(({ id, name }, position) => ({ id: id ?? newId(), job_id: jobId, name, position })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        position: row.ref('excluded.position'),
      })),
    )
    .execute();
}

async function removeCriterion(transaction: Database, id: string, name: string) {
  // Locked: a scorecard that scores it at this moment is waited for, and found.
  await sql`select from scorecard_criteria where id = ${id} for update`.execute(transaction);
  const score = await transaction
    .selectFrom('scorecard_scores')
    .select('score')
    .where('criterion_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (score) {
    throw new AppError(
      'conflict',
      msg`“${name}” has scores already: it can be renamed, but not removed. Put it back.`,
    );
  }
  await transaction.deleteFrom('scorecard_criteria').where('id', '=', id).execute();
}

/**
 * Hands in the scorecard of a team member, or replaces it. Throws `conflict` for an applicant who is hired or
 * declined, `forbidden` for members outside the team, `invalid_input` for a criterion of another posting.
 */
export function saveScorecard(
  database: Database,
  authorId: string,
  applicationId: string,
  fields: ScorecardFields,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    // Before the stage is read: a move to a final stage is waited for.
    await sql`select from applications where id = ${applicationId} for no key update`.execute(transaction);
    const application = await requireScoredApplication(transaction, authorId, applicationId);
    if (application.standing.part === null) {
      throw new AppError(
        'forbidden',
        msg`Only members of the hiring team hand in scorecards. Add yourself to the team first.`,
      );
    }
    if (application.isDecided) {
      throw new AppError('conflict', msg`This applicant is hired or declined: scorecards stay as they are.`);
    }
    await storeCriteria(transaction, application.jobId);
    const id = await writeScorecard(transaction, authorId, applicationId, fields);
    await writeScores(transaction, id, application.jobId, fields.scores);
  });
}

async function writeScorecard(
  transaction: Database,
  authorId: string,
  applicationId: string,
  { recommendation, text }: ScorecardFields,
): Promise<string> {
  const changed = await transaction
    .updateTable('scorecards')
    .set({ recommendation, text, updated_at: sql`clock_timestamp()` })
    .where('application_id', '=', applicationId)
    .where('author_id', '=', authorId)
    .returning('id')
    .executeTakeFirst();
  if (changed) return changed.id;
  const { count } = await transaction
    .selectFrom('scorecards')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  if (count >= scorecardMaxCount) {
    throw new AppError('conflict', msg`An applicant has at most ${scorecardMaxCount} scorecards.`);
  }
  const id = newId();
  await transaction
    .insertInto('scorecards')
    .values({ id, application_id: applicationId, author_id: authorId, recommendation, text })
    .execute();
  return id;
}

async function writeScores(
  transaction: Database,
  scorecardId: string,
  jobId: string,
  scores: ScorecardFields['scores'],
) {
  await transaction.deleteFrom('scorecard_scores').where('scorecard_id', '=', scorecardId).execute();
  if (scores.length === 0) return;
  const criteria = await transaction
    .selectFrom('scorecard_criteria')
    .select('id')
    .where('job_id', '=', jobId)
    .forKeyShare()
    .execute();
  const known = new Set(criteria.map(({ id }) => id));
  if (scores.some(({ criterionId }) => !known.has(criterionId))) {
    throw invalidFields({ scores: msg`Someone else just removed a criterion. Reload the page.` });
  }
  await transaction
    .insertInto('scorecard_scores')
    .values(
      scores.map(({ criterionId, score }) => ({
        scorecard_id: scorecardId,
        criterion_id: criterionId,
        score,
      })),
    )
    .execute();
}
