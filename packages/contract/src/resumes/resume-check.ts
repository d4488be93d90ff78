import { z } from '../zod.ts';
import {
  checkSections,
  desiredTitleMaxLength,
  findingSeverities,
  matchStandings,
} from './choices/resume-check.ts';
import { defineEndpoints } from '../endpoint.ts';
import { jobParamsSchema } from '../jobs/jobs.ts';
import { resumeParamsSchema } from './resumes.ts';
import { anchorSchema, resumeSheetSchema } from './resume-review.ts';

const valuesOf = <Value extends string>(choices: readonly { readonly value: Value }[]) =>
  choices.map(({ value }) => value) as [Value, ...Value[]];

const section = z.enum(valuesOf(checkSections));

export const checkFindingSchema = z.object({
  /** The rule that found it: the same one in every version of a resume. */
  rule: z.string(),
  section,
  severity: z.enum(valuesOf(findingSeverities)),
  title: z.string(),
  /** What was seen, quoted. */
  seen: z.string(),
  why: z.string(),
  /** Where the rule is published; null for one of the house. */
  source: z.object({ name: z.string(), url: z.string() }).nullable(),
  /** Null where something works. */
  mend: z.string().nullable(),
  /** A line of the resume, and the same line mended; null where only its author could mend it. */
  example: z.object({ before: z.string(), after: z.string() }).nullable(),
  /** How often it was found; of many the first places are listed. */
  count: z.number().int(),
  places: z.array(anchorSchema),
  /** Taken off the section's points. */
  points: z.number().int(),
});
export type CheckFinding = z.infer<typeof checkFindingSchema>;

export const sectionScoreSchema = z.object({
  section,
  of: z.number().int(),
  points: z.number().int(),
  /** False where the section's rules do not know the language of the resume. */
  isJudged: z.boolean(),
});
export type SectionScore = z.infer<typeof sectionScoreSchema>;

/** A field as software of an employer would keep it. */
export const storedFieldSchema = z.object({
  group: z.string(),
  label: z.string(),
  /** Null where nothing was found. */
  value: z.string().nullable(),
});
export type StoredField = z.infer<typeof storedFieldSchema>;

export const resumeCheckSchema = z.object({
  /** Of a hundred. */
  score: z.number().int(),
  sections: z.array(sectionScoreSchema),
  findings: z.array(checkFindingSchema),
  isEnglish: z.boolean(),
  facts: z.object({
    /** Null where the file has no pages of its own. */
    pages: z.number().int().nullable(),
    words: z.number().int(),
    positions: z.number().int(),
    bullets: z.number().int(),
    bulletsWithFigures: z.number().int(),
  }),
  stored: z.array(storedFieldSchema),
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

/** An earlier version against the one that is looked at. */
export const checkComparisonSchema = z.object({
  name: z.string(),
  uploadedAt: z.iso.datetime(),
  score: z.number().int(),
  sections: z.array(sectionScoreSchema),
  mended: z.array(comparedFinding),
  remaining: z.array(comparedFinding),
  new: z.array(comparedFinding),
});
export type CheckComparison = z.infer<typeof checkComparisonSchema>;

export const checkedResumeSchema = z.object({
  resume: z.object({ id: z.uuid(), name: z.string(), uploadedAt: z.iso.datetime() }),
  sheet: resumeSheetSchema,
  /** Null for a file that cannot be read; why, the sheet says. */
  check: resumeCheckSchema.nullable(),
  /** Null where no other version was asked for. */
  comparison: checkComparisonSchema.nullable(),
  /** Why the other version is not compared; null where it is, or none was asked for. */
  comparisonProblem: z.string().nullable(),
});
export type CheckedResume = z.infer<typeof checkedResumeSchema>;

export const keywordsSchema = z.object({
  /** As the postings write it. */
  title: z.string(),
  /** Open postings of this title. */
  postings: z.number().int(),
  /** Of these, those that list skills and were counted. */
  counted: z.number().int(),
  skills: z.array(
    z.object({
      name: z.string(),
      postings: z.number().int(),
      standing: z.enum(['strong', 'partial', 'missing']),
      places: z.array(anchorSchema),
    }),
  ),
  /** Titles of open postings that begin alike, where none has this one. */
  suggestions: z.array(z.string()),
});
export type Keywords = z.infer<typeof keywordsSchema>;

export const matchedRequirementSchema = z.object({
  kind: z.enum(['skill', 'years', 'education', 'language', 'certificate', 'place', 'permit']),
  name: z.string(),
  /** The words of the posting that ask for it; null for one of its list of skills. */
  asked: z.string().nullable(),
  standing: z.enum(valuesOf(matchStandings)),
  reason: z.string(),
  places: z.array(anchorSchema),
});
export type MatchedRequirement = z.infer<typeof matchedRequirementSchema>;

export const jobMatchSchema = z.object({
  resume: z.object({ id: z.uuid(), name: z.string() }),
  /** Why it could not be compared; null where it was. */
  problem: z.string().nullable(),
  skillsShown: z.number().int(),
  skillsAsked: z.number().int(),
  requirements: z.array(matchedRequirementSchema),
});
export type JobMatch = z.infer<typeof jobMatchSchema>;

const otherResume = z.uuid('There is no resume with this address.').optional();

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
        .string('Please give a job title.')
        .trim()
        .min(2, 'Please give a job title.')
        .max(desiredTitleMaxLength, `Please use at most ${desiredTitleMaxLength} characters.`),
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
});
