import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import {
  allSalaryCurrencies,
  desiredEmploymentTypes,
  desiredJobTypes,
  educationLevels,
  genders,
  maritalStatuses,
  paperSizes,
  patentStatuses,
  preferredShifts,
  printedSections,
  projectStatuses,
  resumeAccents,
  resumeSectionLabels,
  resumeTemplates,
  reviewSections,
  type ResumeSectionKey,
} from '@waymark/contract/resumes/choices';
import type { ExportChoices } from '@waymark/contract/resumes/resume-export/exports';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import { nameCode } from '@waymark/contract/text/intl';
import { msg, term } from '@waymark/contract/text/message';
import type { Kysely } from 'kysely';
import { board } from '../../platform/board/board.ts';
import type { Tables } from '../../platform/database/tables.ts';
import {
  namesIn,
  section,
  type Person,
  type PersonalData,
  type StoredFile,
} from '../../platform/personal-data/personal-data.ts';
import { findCountryCode } from '../places/places/rules.ts';
import { unreadableMessages } from './resume-reading/constants.ts';
import type { Say } from '@waymark/contract/text/say';

const nameCategory = (category: string, say: Say): string =>
  say(categoryLabel(board.wordsIn(say.language), category));

/** By its code, or by its English name. */
const nameCountry = (country: string, { language }: Say): string =>
  nameCode('region', findCountryCode(country) ?? '', language, country);

/** A person's resumes and all data derived from them. */
export const personalData: PersonalData = {
  sections: [
    section({ key: 'resumes', title: msg`Resumes`, tables: ['resumes'], list: listResumes }),
    section({
      key: 'reviews',
      title: msg`Resume reviews`,
      tables: ['critiques', 'critique_publications'],
      list: listReviews,
    }),
    section({
      key: 'myResume',
      title: msg`My Resume`,
      tables: ['resume_profiles'],
      list: listResumeParts,
      names: {
        jobType: namesIn(desiredJobTypes),
        employmentType: namesIn(desiredEmploymentTypes),
        preferredShift: namesIn(preferredShifts),
        salaryCurrency: namesIn(allSalaryCurrencies),
        gender: namesIn(genders),
        maritalStatus: namesIn(maritalStatuses),
        level: namesIn(educationLevels),
        status: namesIn([...projectStatuses, ...patentStatuses]),
        industry: nameCategory,
        functionalArea: nameCategory,
        desiredIndustry: nameCategory,
        countryCode: nameCountry,
        workPermitCountry: nameCountry,
        taggedWith: null,
      },
    }),
    section({
      key: 'resumePrint',
      title: msg`How your resume is printed`,
      tables: ['resume_export_choices'],
      list: listExportChoices,
      names: {
        template: namesIn(resumeTemplates),
        accent: namesIn(resumeAccents),
        paper: namesIn(paperSizes),
        order: namesIn(printedSections),
        hidden: namesIn(printedSections),
      },
      labels: { order: msg`Order of the sections`, hidden: msg`Hidden sections` },
    }),
    section({ key: 'coverLetters', title: msg`Cover letters`, tables: ['cover_letters'], list: listLetters }),
    section({
      key: 'resumeChecks',
      title: msg`What programs read and found in your resumes`,
      tables: ['resume_checks'],
      list: listResumeChecks,
      names: { failure: namesIn(unreadableMessages) },
    }),
    section({
      key: 'misreadings',
      title: msg`What you reported as read wrongly`,
      tables: ['misreadings'],
      list: listMisreadings,
    }),
    section({
      key: 'resumeLinks',
      title: msg`Public links to your resumes`,
      tables: ['resume_links'],
      list: listResumeLinks,
    }),
    section({
      key: 'resumeLinkViews',
      title: msg`Who looked at your resumes by a public link`,
      tables: ['resume_link_views'],
      list: listResumeLinkViews,
      names: { device: (device: string, say) => say(device) },
    }),
    section({
      key: 'writtenReviews',
      title: msg`Reviews you wrote as staff`,
      tables: ['critique_publications'],
      list: listWrittenReviews,
    }),
  ],
  files: [
    { table: 'resumes', column: 'file_id', owner: 'user_id' },
    { table: 'critiques', column: 'file_id', owner: 'user_id' },
  ],
};

async function listResumes(database: Kysely<Tables>, { id }: Person) {
  const rows = await database
    .selectFrom('resumes')
    .innerJoin('files', 'files.id', 'resumes.file_id')
    .select(['resumes.id', 'files.storage_key', 'files.name', 'files.size', 'files.sha256'])
    .select(['resumes.label', 'resumes.is_default as chosenAsDefault', 'resumes.created_at as createdAt'])
    .select(['resumes.replaced_at as replacedAt', 'resumes.removed_at as deletedAt'])
    .where('resumes.user_id', '=', id)
    .orderBy('resumes.id')
    .execute();
  return rows.map(({ storage_key: storageKey, name, ...row }) => ({
    file: { storageKey, name } satisfies StoredFile,
    ...row,
  }));
}

async function listReviews(database: Kysely<Tables>, { id }: Person, say: Say) {
  const rows = await database
    .selectFrom('critiques')
    .innerJoin('files', 'files.id', 'critiques.file_id')
    .select(['critiques.id', 'files.storage_key', 'files.name', 'critiques.resume_id as resumeId'])
    .leftJoin('critique_publications', 'critique_publications.critique_id', 'critiques.id')
    .select(['critiques.round', 'critiques.review_ready as reviewReady', 'critiques.created_at as createdAt'])
    .select(['critiques.opened_by_customer as opened', 'critique_publications.published_at as publishedAt'])
    .select(['critique_publications.fields'])
    .where('critiques.user_id', '=', id)
    .orderBy('critiques.id')
    .orderBy('critique_publications.published_at')
    .execute();
  return rows.map(({ fields, storage_key: storageKey, name, ...row }) => ({
    resume: { storageKey, name } satisfies StoredFile,
    ...row,
    summary: fields?.summary ?? null,
    sections: Object.entries(fields?.sections ?? {}).map(([key, { score, text, automatic }]) => {
      const part = term(reviewSections.find(({ value }) => value === key)?.label);
      return automatic === undefined
        ? say`${part}: ${score ?? '–'} of 5. ${text}`
        : say`${part}: ${score ?? '–'} of 5. ${text} (Found automatically: ${automatic})`;
    }),
    comments:
      fields?.comments.map(({ text, anchor }) => (anchor ? `“${anchor.quote}”: ${text}` : text)) ?? [],
  }));
}

/** My Resume as rows: one for each list entry, and one for each section that is not a list. */
async function listResumeParts(database: Kysely<Tables>, { id }: Person, say: Say) {
  const row = await database
    .selectFrom('resume_profiles')
    .select(['document', 'updated_at'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (!row) return [];
  const sections = Object.entries(row.document as Partial<ResumeDocument>);
  return sections.flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((part) => ({
      section: say(resumeSectionLabels[key as ResumeSectionKey]),
      ...(typeof part === 'string' ? { text: part } : withoutEmpty(part)),
      savedAt: row.updated_at,
    })),
  );
}

/** The print settings and the contact details that differ from the account's. */
async function listExportChoices(database: Kysely<Tables>, { id }: Person) {
  const row = await database
    .selectFrom('resume_export_choices')
    .select(['choices', 'updated_at'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (!row) return [];
  const { contact, ...choices } = row.choices as Partial<ExportChoices>;
  return [{ ...choices, ...contact, savedAt: row.updated_at }];
}

function listLetters(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('cover_letters')
    .select(['id', 'title', 'recipient', 'company', 'job_title as jobTitle', 'text'])
    .select(['created_at as createdAt', 'updated_at as savedAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

async function listResumeChecks(database: Kysely<Tables>, { id }: Person, say: Say) {
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
    findings: result?.findings.map(({ title, seen }) => `${say(title)}. ${say(seen)}`) ?? [],
  }));
}

async function listMisreadings(database: Kysely<Tables>, { id }: Person, say: Say) {
  const rows = await database
    .selectFrom('misreadings')
    .select(['id', 'part', 'remark', 'agreed_file_id', 'created_at as createdAt'])
    .select('resolved_at as resolvedAt')
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ part, agreed_file_id: agreedFileId, ...row }) => ({
    ...row,
    withResume: agreedFileId !== null,
    part: part.label,
    read: [part.says, ...part.stored.map(({ label, value }) => `${label}: ${value ?? say`nothing found`}`)],
    notRead: part.unread,
  }));
}

/** Without the secrets of the links: only the owner has those. */
function listResumeLinks(database: Kysely<Tables>, { id }: Person) {
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

function listResumeLinkViews(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('resume_link_views')
    .innerJoin('resume_links', 'resume_links.id', 'link_id')
    .select(['resume_links.label as link', 'device', 'has_downloaded as downloaded', 'viewed_at as viewedAt'])
    .where('resume_links.user_id', '=', id)
    .orderBy('viewed_at')
    .execute();
}

/** Without the reviews' texts, which are about another candidate's resume. */
function listWrittenReviews(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('critique_publications')
    .select(['critique_id as reviewId', 'published_at as publishedAt'])
    .where('reviewer_id', '=', id)
    .orderBy('published_at')
    .orderBy('id')
    .execute();
}

/** What was filled in, without its id. */
const withoutEmpty = <Part extends object>(part: Part): Partial<Part> =>
  Object.fromEntries(
    Object.entries(part).filter(
      ([name, value]) => name !== 'id' && value !== '' && value !== null && !isEmptyList(value),
    ),
  ) as Partial<Part>;

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
