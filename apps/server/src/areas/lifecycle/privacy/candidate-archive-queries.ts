import { resumeSectionLabels } from '@waymark/contract/resumes/choices/resume-profile';
import type { ResumeSectionKey } from '@waymark/contract/resumes/choices/resume-profile';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Row, Value } from './archive-rules.ts';
import type { Person } from './person-queries.ts';
import type { SectionSource } from './section-queries.ts';

const isEmptyList = (value: Value) => Array.isArray(value) && value.length === 0;

/** What a person writes of themselves and shows to employers, who looked, and whom they keep for their own company. */
export const candidateSections: readonly SectionSource[] = [
  { key: 'myResume', title: 'My Resume', tables: ['resume_profiles'], list: listResumeParts },
  {
    key: 'resumePrint',
    title: 'How your resume is printed',
    tables: ['resume_export_choices'],
    list: listExportChoices,
  },
  { key: 'coverLetters', title: 'Cover letters', tables: ['cover_letters'], list: listLetters },
  {
    key: 'resumeChecks',
    title: 'What programs read and found in your resumes',
    tables: ['resume_checks'],
    list: listResumeChecks,
  },
  {
    key: 'candidateProfile',
    title: 'What employers may see of you',
    tables: ['candidate_profiles'],
    list: listProfiles,
  },
  {
    key: 'excludedCompanies',
    title: 'Companies that must not find you',
    tables: ['candidate_exclusions'],
    list: listExclusions,
  },
  {
    key: 'profileViews',
    title: 'Companies that looked at you',
    tables: ['candidate_views'],
    list: listViews,
  },
  {
    key: 'resumeLinks',
    title: 'Public links to your resumes',
    tables: ['resume_links'],
    list: listResumeLinks,
  },
  {
    key: 'resumeLinkViews',
    title: 'Who looked at your resumes by a public link',
    tables: ['resume_link_views'],
    list: listResumeLinkViews,
  },
  {
    key: 'savedCandidates',
    title: 'Candidates you saved for companies',
    tables: ['saved_candidates'],
    list: listSaved,
  },
];

async function listResumeChecks(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  const rows = await database
    .selectFrom('resumes')
    .innerJoin('files', 'files.id', 'resumes.file_id')
    .innerJoin('file_readings', 'file_readings.file_id', 'files.id')
    .leftJoin('resume_checks', 'resume_checks.file_id', 'files.id')
    .select(['files.name as resume', 'file_readings.read_at as readAt', 'file_readings.reason as failure'])
    .select(['file_readings.reading', 'resume_checks.result'])
    .where('resumes.user_id', '=', id)
    .orderBy('resumes.id')
    .execute();
  return rows.map(({ reading, result, ...row }) => ({
    ...row,
    lines: reading?.pages.flatMap(({ lines }) => lines.map(({ text }) => text)) ?? [],
    score: result?.score ?? null,
    findings: result?.findings.map(({ title, seen }) => `${title}. ${seen}`) ?? [],
  }));
}

function listProfiles(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
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

function listExclusions(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('candidate_exclusions')
    .innerJoin('candidate_profiles', 'candidate_profiles.id', 'profile_id')
    .select(['candidate_exclusions.label as company', 'candidate_exclusions.created_at as excludedAt'])
    .where('candidate_profiles.user_id', '=', id)
    .orderBy('candidate_exclusions.created_at')
    .orderBy('candidate_exclusions.key')
    .execute();
}

function listViews(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('candidate_views')
    .innerJoin('candidate_profiles', 'candidate_profiles.id', 'profile_id')
    .innerJoin('companies', 'companies.id', 'candidate_views.company_id')
    .select(['companies.name as company', 'viewed_at as viewedAt', 'resume_read as resumeRead'])
    .where('candidate_profiles.user_id', '=', id)
    .orderBy('viewed_at')
    .execute();
}

/** Without what opens them: only its owner has that. */
function listResumeLinks(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('resume_links')
    .leftJoin('resumes', 'resumes.id', 'resume_links.resume_id')
    .leftJoin('files', 'files.id', 'resumes.file_id')
    .select(['resume_links.id', 'resume_links.label', 'files.name as resume', 'with_contact as withContact'])
    .select(['allows_download as allowsDownload', 'view_count as views', 'expires_at as expiresAt'])
    .select(['revoked_at as revokedAt', 'resume_links.created_at as createdAt'])
    .where('resume_links.user_id', '=', id)
    .orderBy('resume_links.created_at')
    .execute();
}

function listResumeLinkViews(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('resume_link_views')
    .innerJoin('resume_links', 'resume_links.id', 'link_id')
    .select(['resume_links.label as link', 'device', 'has_downloaded as downloaded', 'viewed_at as viewedAt'])
    .where('resume_links.user_id', '=', id)
    .orderBy('viewed_at')
    .execute();
}

/** Without their names: who has left or hidden since is nobody's to copy. */
function listSaved(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('saved_candidates')
    .innerJoin('companies', 'companies.id', 'saved_candidates.company_id')
    .select(['companies.name as company', 'saved_candidates.created_at as savedAt'])
    .where('saved_by', '=', id)
    .orderBy('saved_candidates.created_at')
    .orderBy('saved_candidates.profile_id')
    .execute();
}

/** My Resume as rows: one for each entry of a list, and one for each section that is no list. */
async function listResumeParts(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  const row = await database
    .selectFrom('resume_profiles')
    .select(['document', 'updated_at'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (!row) return [];
  const parts = Object.entries(row.document).flatMap(([section, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).map((part) => rowOf(section, part)),
  );
  return parts.map((part) => ({ ...part, savedAt: row.updated_at }));
}

function rowOf(section: string, part: unknown): Row {
  const label = { section: resumeSectionLabels[section as ResumeSectionKey] };
  if (typeof part === 'string') return { ...label, text: part };
  const said = Object.entries(part as Record<string, Value>).filter(
    ([name, value]) => name !== 'id' && value !== '' && value !== null && !isEmptyList(value),
  );
  return { ...label, ...Object.fromEntries(said) };
}

/** How the resume is printed, and how its owner stands on it where the account says otherwise. */
async function listExportChoices(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  const row = await database
    .selectFrom('resume_export_choices')
    .select(['choices', 'updated_at'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (!row) return [];
  const { contact, ...choices } = row.choices as Record<string, Value> & { contact?: Record<string, Value> };
  return [{ ...choices, ...contact, savedAt: row.updated_at }];
}

function listLetters(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('cover_letters')
    .select(['id', 'title', 'recipient', 'company', 'job_title as jobTitle', 'text'])
    .select(['created_at as createdAt', 'updated_at as savedAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}
