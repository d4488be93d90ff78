import {
  applicationStages,
  applicationStatuses,
  conversationReportReasons,
  interviewStatuses,
  outsideStages,
  recommendations,
  teamParts,
  type StageKind,
} from '@waymark/contract/hiring/choices';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { jobTypes } from '@waymark/contract/jobs/choices';
import { msg, type Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { sql, type Kysely } from 'kysely';
import { board } from '../../platform/board/board.ts';
import type { Tables } from '../../platform/database/tables.ts';
import {
  namesIn,
  section,
  type Person,
  type PersonalData,
  type StoredFile,
} from '../../platform/personal-data/personal-data.ts';
import { nameCriteria } from './scorecards/rules.ts';

/** How a company calls its stages is its own record. */
const stageLabels = [
  ...applicationStages.map(({ kind, name }) => ({ value: kind, label: name })),
  { value: 'own', label: msg`A stage of the company` },
] as const satisfies readonly { value: StageKind; label: Message }[];

const nameCategory = (category: string, say: Say): string =>
  say(categoryLabel(board.wordsIn(say.language), category));

/** Applications of a person, their profile for employers, and what they do as a recruiter. */
export const personalData: PersonalData = {
  sections: [
    section({
      key: 'applications',
      title: msg`Applications`,
      tables: ['applications'],
      list: listApplications,
      names: { status: namesIn(applicationStatuses), stage: namesIn(stageLabels) },
    }),
    section({
      key: 'applicationEvents',
      title: msg`What happened to your applications`,
      tables: ['application_events'],
      list: listApplicationEvents,
      names: { status: namesIn(applicationStatuses), stage: namesIn(stageLabels) },
    }),
    section({
      key: 'outsideApplications',
      title: msg`Applications you made elsewhere`,
      tables: ['outside_applications'],
      list: listOutsideApplications,
      names: { stage: namesIn(outsideStages) },
    }),
    section({
      key: 'conversations',
      title: msg`Messages with companies and candidates`,
      tables: ['conversations', 'messages'],
      list: listMessages,
    }),
    section({
      key: 'conversationReports',
      title: msg`Messages you reported`,
      tables: ['conversation_reports'],
      list: listReports,
      names: { reason: namesIn(conversationReportReasons) },
    }),
    section({
      key: 'blockedCompanies',
      title: msg`Companies that may not write to you`,
      tables: ['blocked_companies'],
      list: listBlocked,
    }),
    section({
      key: 'interviews',
      title: msg`Interviews`,
      tables: ['interview_offers', 'interview_rounds', 'interview_slots'],
      list: listInterviews,
      names: { status: namesIn(interviewStatuses) },
    }),
    section({
      key: 'applicationAnswers',
      title: msg`What you answered in applications`,
      tables: ['application_answers'],
      list: listApplicationAnswers,
    }),
    section({
      key: 'poolRequests',
      title: msg`Talent pools you were asked to stay in`,
      tables: ['pool_requests'],
      list: listPoolRequests,
    }),
    section({
      key: 'candidateProfile',
      title: msg`What employers may see of you`,
      tables: ['candidate_profiles'],
      list: listProfiles,
      names: { types: namesIn(jobTypes), category: nameCategory },
    }),
    section({
      key: 'excludedCompanies',
      title: msg`Companies that must not find you`,
      tables: ['candidate_exclusions'],
      list: listExclusions,
    }),
    section({
      key: 'profileViews',
      title: msg`Companies that looked at you`,
      tables: ['candidate_views'],
      list: listViews,
    }),
    section({
      key: 'savedCandidates',
      title: msg`Candidates you saved for companies`,
      tables: ['saved_candidates'],
      list: listSaved,
    }),
    section({
      // What a company notes about an applicant is its own record: it is in the copy of who wrote it alone.
      key: 'applicantNotes',
      title: msg`Notes you wrote about applicants`,
      tables: ['application_notes'],
      list: listApplicantNotes,
    }),
    section({
      key: 'hiringTeams',
      title: msg`Hiring teams you are on`,
      tables: ['hiring_team_members'],
      list: listHiringTeams,
      names: { part: namesIn(teamParts) },
      labels: { part: msg`Role` },
    }),
    section({
      // As with notes: they are in the copy of their author alone.
      key: 'scorecards',
      title: msg`Scorecards you wrote about applicants`,
      tables: ['scorecards', 'scorecard_scores'],
      list: listScorecards,
      names: { recommendation: namesIn(recommendations) },
    }),
  ],
  files: [{ table: 'applications', column: 'file_id', owner: 'user_id' }],
};

async function listApplications(database: Kysely<Tables>, { id }: Person) {
  const rows = await selectApplications(database, id)
    .innerJoin('files', 'files.id', 'applications.file_id')
    .select(['applications.id', 'jobs.id as jobId', 'jobs.title as job', 'companies.name as company'])
    .leftJoin('application_stages', 'application_stages.id', 'applications.stage_id')
    .select(['applications.status', 'files.storage_key', 'files.name', 'applications.resume_id as resumeId'])
    // The kind: how a company calls its stages, and what it thinks of an applicant, are its own records.
    .select(sql<StageKind>`coalesce(application_stages.kind, 'new')`.as('stage'))
    .select(['applications.cover_letter as coverLetter', 'applications.created_at as createdAt'])
    .orderBy('applications.id')
    .execute();
  return rows.map(({ storage_key: storageKey, name, ...row }) => ({
    // As it was sent: the resume may have been replaced or deleted since.
    resume: { storageKey, name } satisfies StoredFile,
    ...row,
  }));
}

function listOutsideApplications(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('outside_applications')
    .select(['id', 'title as job', 'company', 'link', 'note', 'stage', 'applied_on as appliedOn'])
    .select(['remind_on as remindOn', 'reminded_at as remindedAt', 'created_at as createdAt'])
    .where('user_id', '=', id)
    .orderBy('applied_on')
    .orderBy('id')
    .execute();
}

function listApplicationEvents(database: Kysely<Tables>, { id }: Person) {
  return selectApplications(database, id)
    .innerJoin('application_events', 'application_events.application_id', 'applications.id')
    .select(['applications.id as applicationId', 'jobs.title as job', 'companies.name as company'])
    .select(['application_events.status', 'application_events.stage_kind as stage'])
    .select('application_events.created_at as createdAt')
    .orderBy('application_events.id')
    .execute();
}

/** A candidate's conversations whole; of a recruiter's what the recruiter wrote. */
function listMessages(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .innerJoin('companies', 'companies.id', 'conversations.company_id')
    .leftJoin('jobs', 'jobs.id', 'conversations.job_id')
    .select(['messages.id', 'conversations.id as conversationId', 'companies.name as company'])
    .select(['jobs.title as job', 'messages.text', 'messages.created_at as sentAt'])
    .select(['messages.read_at as readAt', sql<boolean>`not messages.from_company`.as('byCandidate')])
    .where(({ or, eb }) => or([eb('conversations.candidate_id', '=', id), eb('messages.author_id', '=', id)]))
    .orderBy('messages.id')
    .execute();
}

function listReports(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('conversation_reports')
    .innerJoin('conversations', 'conversations.id', 'conversation_reports.conversation_id')
    .innerJoin('companies', 'companies.id', 'conversations.company_id')
    .select(['companies.name as company', 'conversation_reports.reason', 'conversation_reports.text'])
    .select('conversation_reports.created_at as createdAt')
    .where('conversations.candidate_id', '=', id)
    .orderBy('conversations.id')
    .execute();
}

function listBlocked(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('blocked_companies')
    .innerJoin('companies', 'companies.id', 'blocked_companies.company_id')
    .select(['companies.name as company', 'blocked_companies.created_at as createdAt'])
    .where('blocked_companies.candidate_id', '=', id)
    .orderBy('companies.id')
    .execute();
}

/** Offered to a candidate, or by a recruiter. */
function listInterviews(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('interview_offers')
    .innerJoin('interview_rounds', 'interview_rounds.id', 'interview_offers.round_id')
    .innerJoin('applications', 'applications.id', 'interview_offers.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['interview_offers.id', 'companies.name as company', 'jobs.title as job'])
    .select(['interview_offers.status', 'interview_rounds.place', 'interview_rounds.video_url as videoUrl'])
    .select(['interview_rounds.note', 'interview_rounds.duration_minutes as minutes'])
    .select(
      sql<string[]>`array(
        select to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI UTC') from interview_slots
        where interview_slots.round_id = interview_rounds.id order by starts_at
      )`.as('offeredTimes'),
    )
    .select((row) =>
      row
        .selectFrom('interview_slots')
        .select('starts_at')
        .whereRef('interview_slots.taken_by', '=', 'interview_offers.id')
        .as('chosenTime'),
    )
    .select(
      sql<string>`case when applications.user_id = ${id} then interview_offers.answer else '' end`.as(
        'yourAnswer',
      ),
    )
    .select('interview_offers.created_at as createdAt')
    .where(({ or, eb }) =>
      or([eb('applications.user_id', '=', id), eb('interview_rounds.author_id', '=', id)]),
    )
    .orderBy('interview_offers.id')
    .execute();
}

function listApplicationAnswers(database: Kysely<Tables>, { id }: Person) {
  return selectApplications(database, id)
    .innerJoin('application_answers', 'application_answers.application_id', 'applications.id')
    .innerJoin('job_questions', 'job_questions.id', 'application_answers.question_id')
    .select(['applications.id as applicationId', 'jobs.title as job'])
    .select(['job_questions.question', 'application_answers.answer'])
    .orderBy('applications.id')
    .orderBy('job_questions.id')
    .execute();
}

/** What a recruiter has asked is in the copy of whom they asked. */
function listPoolRequests(database: Kysely<Tables>, { id }: Person) {
  return selectApplications(database, id)
    .innerJoin('pool_requests', 'pool_requests.application_id', 'applications.id')
    .select(['pool_requests.id', 'companies.name as company', 'jobs.title as job', 'pool_requests.words'])
    .select(['asked_at as askedAt', 'answered_at as answeredAt', 'agreed_until as agreedUntil'])
    .select('withdrawn_at as withdrawnAt')
    .orderBy('pool_requests.id')
    .execute();
}

function listProfiles(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('candidate_profiles')
    .leftJoin('resumes', 'resumes.id', 'candidate_profiles.resume_id')
    .leftJoin('files', 'files.id', 'resumes.file_id')
    .select(['candidate_profiles.is_visible as visible', 'headline', 'summary', 'location', 'types'])
    .select(['category', 'skills', 'is_remote_wished as remote', 'rate_amount as hourlyRate'])
    .select(['rate_currency as currency', 'files.name as resume', 'updated_at as savedAt'])
    .where('candidate_profiles.user_id', '=', id)
    .execute();
}

function listExclusions(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('candidate_exclusions')
    .innerJoin('candidate_profiles', 'candidate_profiles.id', 'profile_id')
    .select(['candidate_exclusions.label as company', 'candidate_exclusions.created_at as excludedAt'])
    .where('candidate_profiles.user_id', '=', id)
    .orderBy('candidate_exclusions.created_at')
    .orderBy('candidate_exclusions.key')
    .execute();
}

function listViews(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('candidate_views')
    .innerJoin('candidate_profiles', 'candidate_profiles.id', 'profile_id')
    .innerJoin('companies', 'companies.id', 'candidate_views.company_id')
    .select(['companies.name as company', 'viewed_at as viewedAt', 'resume_read as resumeRead'])
    .where('candidate_profiles.user_id', '=', id)
    .orderBy('viewed_at')
    .execute();
}

/** Without names, because some of the candidates may have left or hidden since. */
function listSaved(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('saved_candidates')
    .innerJoin('companies', 'companies.id', 'saved_candidates.company_id')
    .select(['companies.name as company', 'saved_candidates.created_at as savedAt'])
    .where('saved_by', '=', id)
    .orderBy('saved_candidates.created_at')
    .orderBy('saved_candidates.profile_id')
    .execute();
}

/** Without names, because these belong to the applicants. */
function listApplicantNotes(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('application_notes')
    .innerJoin('applications', 'applications.id', 'application_notes.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['companies.name as company', 'jobs.title as job', 'application_notes.text'])
    .select('application_notes.created_at as createdAt')
    .where('application_notes.author_id', '=', id)
    .orderBy('application_notes.id')
    .execute();
}

function listHiringTeams(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('hiring_team_members')
    .innerJoin('jobs', 'jobs.id', 'hiring_team_members.job_id')
    .innerJoin('companies', 'companies.id', 'hiring_team_members.company_id')
    .select(['companies.name as company', 'jobs.title as job', 'hiring_team_members.part'])
    .select('hiring_team_members.created_at as since')
    .where('hiring_team_members.user_id', '=', id)
    .orderBy('hiring_team_members.created_at')
    .orderBy('jobs.id')
    .execute();
}

/** Without names, because these belong to the applicants. */
async function listScorecards(database: Kysely<Tables>, { id }: Person, say: Say) {
  const rows = await database
    .selectFrom('scorecards')
    .innerJoin('applications', 'applications.id', 'scorecards.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['companies.name as company', 'jobs.title as job', 'scorecards.recommendation'])
    .select(
      sql<{ id: string; name: string; score: number }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', criterion_id, 'name', name, 'score', score) order by position), '[]')
        from scorecard_scores
        join scorecard_criteria on scorecard_criteria.id = criterion_id
        where scorecard_id = scorecards.id
      )`.as('scores'),
    )
    .select(['scorecards.text', 'scorecards.created_at as createdAt', 'scorecards.updated_at as changedAt'])
    .where('scorecards.author_id', '=', id)
    .orderBy('scorecards.id')
    .execute();
  return rows.map(({ scores, ...row }) => ({
    ...row,
    scores: nameCriteria(say, scores).map(({ name }, at) => `${name}: ${scores[at]?.score}`),
  }));
}

function selectApplications(database: Kysely<Tables>, userId: string) {
  return database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .where('applications.user_id', '=', userId);
}
