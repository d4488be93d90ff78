import { defineEndpoints } from '../endpoint.ts';
import { jobParamsSchema } from '../jobs/jobs.ts';
import { hasFewLines, tooManyLines } from '../text/markup-limits.ts';
import { z } from '../zod.ts';
import {
  checkSections,
  desiredTitleMaxLength,
  findingSeverities,
  matchStandings,
  pastedPostingMaxLength,
} from './choices.ts';
import { lineClasses } from './resume-reading.ts';
import { anchorSchema, resumeSheetSchema } from './resume-review.ts';
import { resumeParamsSchema } from './resumes.ts';
import { fixed } from '../text/say.ts';

const valuesOf = <Value extends string>(choices: readonly { readonly value: Value }[]) =>
  choices.map(({ value }) => value) as [Value, ...Value[]];

const section = z.enum(valuesOf(checkSections));

const checkFindingSchema = z.object({
  /** The id of the rule, the same for every version of a resume. */
  rule: z.string(),
  section,
  severity: z.enum(valuesOf(findingSeverities)),
  title: z.string(),
  /** A quote of the finding. */
  seen: z.string(),
  why: z.string(),
  /** The source of the rule; null for our own. */
  source: z.object({ name: z.string(), url: z.string() }).nullable(),
  /** Null for a positive finding. */
  mend: z.string().nullable(),
  /** A line before and after the correction; null if only the author can correct it. */
  example: z.object({ before: z.string(), after: z.string() }).nullable(),
  /** The number of occurrences; only the first places are listed. */
  count: z.number().int(),
  places: z.array(anchorSchema),
  /** The points that the section loses. */
  points: z.number().int(),
});
export type CheckFinding = z.infer<typeof checkFindingSchema>;

const sectionScoreSchema = z.object({
  section,
  of: z.number().int(),
  /** None, for or against, where it is not judged. */
  points: z.number().int(),
  isJudged: z.boolean(),
  /** Why it is not judged, as the end of a sentence; null if it is. */
  reason: z.string().nullable(),
});
export type SectionScore = z.infer<typeof sectionScoreSchema>;

/** A field as employer software would store it. */
export const storedFieldSchema = z.object({
  label: z.string(),
  /** Null if nothing was found. */
  value: z.string().nullable(),
});

const lineCounts = z.record(z.enum(lineClasses), z.number().int());
export type LineCounts = z.infer<typeof lineCounts>;

const ledgerPart = z.string().max(40);

/** A part of the resume: its contact details, a section, what repeats on pages, or what is outside of all these. */
const ledgerPartSchema = z.object({
  id: ledgerPart,
  /** The heading as printed, or what the part is. */
  label: z.string(),
  /** What became of it in one sentence. */
  says: z.string(),
  counts: lineCounts,
  stored: z.array(storedFieldSchema),
  /** The lines that were not read; only the first are listed. */
  unread: z.array(anchorSchema),
});
export type LedgerPart = z.infer<typeof ledgerPartSchema>;

/** What became of every line. */
const readLedgerSchema = z.object({ counts: lineCounts, parts: z.array(ledgerPartSchema) });
export type ReadLedger = z.infer<typeof readLedgerSchema>;

export const resumeCheckSchema = z.object({
  /** The points of the sections that could be judged. */
  score: z.number().int(),
  /** The most that these could have: 100 if all were judged. */
  of: z.number().int(),
  sections: z.array(sectionScoreSchema),
  findings: z.array(checkFindingSchema),
  isEnglish: z.boolean(),
  facts: z.object({
    /** Null if the file format has no pages. */
    pages: z.number().int().nullable(),
    words: z.number().int(),
    positions: z.number().int(),
    skills: z.number().int(),
    bullets: z.number().int(),
    bulletsWithFigures: z.number().int(),
  }),
  ledger: readLedgerSchema,
});
export type ResumeCheck = z.infer<typeof resumeCheckSchema>;

const comparedFinding = z.object({
  rule: z.string(),
  section,
  title: z.string(),
  before: z.number().int(),
  after: z.number().int(),
});
export type ComparedFinding = z.infer<typeof comparedFinding>;

/** The comparison with an earlier version. */
const checkComparisonSchema = z.object({
  name: z.string(),
  uploadedAt: z.iso.datetime(),
  score: z.number().int(),
  of: z.number().int(),
  sections: z.array(sectionScoreSchema),
  mended: z.array(comparedFinding),
  remaining: z.array(comparedFinding),
  new: z.array(comparedFinding),
});
export type CheckComparison = z.infer<typeof checkComparisonSchema>;

const checkedResumeSchema = z.object({
  resume: z.object({ id: z.uuid(), name: z.string(), uploadedAt: z.iso.datetime() }),
  sheet: resumeSheetSchema,
  /** Null for an unreadable file; the sheet has the reason. */
  check: resumeCheckSchema.nullable(),
  /** Null if no other version was requested. */
  comparison: checkComparisonSchema.nullable(),
  /** Why the other version cannot be compared, or null. */
  comparisonProblem: z.string().nullable(),
});
export type CheckedResume = z.infer<typeof checkedResumeSchema>;

const keywordsSchema = z.object({
  /** As the postings spell it. */
  title: z.string(),
  /** The number of open postings with this title. */
  postings: z.number().int(),
  /** The number of these that list skills. */
  counted: z.number().int(),
  skills: z.array(
    z.object({
      name: z.string(),
      postings: z.number().int(),
      standing: z.enum(['strong', 'partial', 'missing']),
      places: z.array(anchorSchema),
    }),
  ),
  /** Similar titles of open postings, if there is none with this title. */
  suggestions: z.array(z.string()),
});
export type Keywords = z.infer<typeof keywordsSchema>;

const matchedRequirementSchema = z.object({
  kind: z.enum(['skill', 'years', 'education', 'language', 'certificate', 'place', 'permit']),
  name: z.string(),
  /** The text of the posting that asks for it; null for entries of its skill list. */
  asked: z.string().nullable(),
  standing: z.enum(valuesOf(matchStandings)),
  reason: z.string(),
  places: z.array(anchorSchema),
});
export type MatchedRequirement = z.infer<typeof matchedRequirementSchema>;

const jobMatchSchema = z.object({
  resume: z.object({ id: z.uuid(), name: z.string() }),
  /** Why the resume could not be compared, or null. */
  problem: z.string().nullable(),
  skillsShown: z.number().int(),
  skillsAsked: z.number().int(),
  requirements: z.array(matchedRequirementSchema),
});
export type JobMatch = z.infer<typeof jobMatchSchema>;

/** The match of My Resume as it would be exported now. */
const profileMatchSchema = jobMatchSchema.omit({ resume: true });
export type ProfileMatch = z.infer<typeof profileMatchSchema>;

/** POST /resume-profile/matches */
export const pastedPostingSchema = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, fixed`Paste the text of a posting.`)
    .max(
      pastedPostingMaxLength,
      fixed`Paste the posting alone, at most ${pastedPostingMaxLength.toLocaleString('en')} characters.`,
    )
    .refine(hasFewLines, tooManyLines),
});
export type PastedPostingFields = z.output<typeof pastedPostingSchema>;

const otherResume = z.uuid(fixed`There is no resume with this address.`).optional();

export const resumeCheckEndpoints = defineEndpoints({
  'GET /resumes/:resumeId/check': {
    summary: 'What rules find in a resume, and what became of it since another version',
    params: resumeParamsSchema,
    query: z.strictObject({ with: otherResume }),
    answer: z.object({ data: checkedResumeSchema }),
    errors: ['not_found', 'unavailable'],
  },
  'GET /resumes/:resumeId/keywords': {
    summary: 'The skills that open postings of a title ask for, and which of them a resume shows',
    params: resumeParamsSchema,
    query: z.strictObject({
      title: z
        .string(fixed`Please give a job title.`)
        .trim()
        .min(2, fixed`Please give a job title.`)
        .max(desiredTitleMaxLength, fixed`Please use at most ${desiredTitleMaxLength} characters.`),
    }),
    answer: z.object({ data: keywordsSchema }),
    errors: ['not_found', 'unavailable'],
  },
  'GET /jobs/:jobId/resume-match': {
    summary: 'What of a posting’s requirements one’s resume shows; the default resume where none is named',
    params: jobParamsSchema,
    query: z.strictObject({ resume: otherResume }),
    answer: z.object({ data: jobMatchSchema.nullable() }),
    errors: ['not_found', 'unavailable'],
  },
  'GET /jobs/:jobId/profile-match': {
    summary: 'What of a posting’s requirements My Resume shows, as it would be exported now',
    params: jobParamsSchema,
    answer: z.object({ data: profileMatchSchema }),
    errors: ['not_found', 'too_large', 'unavailable'],
  },
  'POST /resume-profile/matches': {
    summary: 'What of a pasted posting’s requirements My Resume shows; the text is not stored',
    body: pastedPostingSchema,
    answer: z.object({ data: profileMatchSchema }),
    errors: ['too_large', 'unavailable'],
  },
});
