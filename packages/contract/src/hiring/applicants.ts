import { defineEndpoints } from '../endpoint.ts';
import { resumeExtensions } from '../identity/choices.ts';
import { jobStatuses } from '../jobs/choices.ts';
import { jobParamsSchema } from '../jobs/jobs.ts';
import { questionKinds } from '../jobs/posting-choices.ts';
import { version } from '../version.ts';
import { z } from '../zod.ts';
import { applicationParamsSchema } from './applications.ts';
import {
  applicantSorts,
  moveMaxCount,
  noteMaxLength,
  stageKinds,
  stageMaxCount,
  stageMeanings,
  stageNameMaxLength,
  tagNameMaxLength,
} from './choices.ts';
import { fixed } from '../text/say.ts';

const noStage = fixed`There is no stage with this address.`;
const noApplicant = fixed`There is no application with this address.`;

/** An empty form field arrives as '' and counts as missing. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** `tag=a&tag=b` arrives as a list, `tag=a` as text: both are a list here. */
const listOf = <T extends z.ZodType>(item: T) =>
  z
    .preprocess(
      (value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]),
      z.array(item).max(5, fixed`Please choose at most 5 at once.`),
    )
    .prefault([]);

const answerPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}:.{1,200}$/is;

/** Applicants pass all given filters. */
const filters = {
  /** Words of a name, a title, a place, a letter or an answer. */
  q: z
    .string()
    .trim()
    .max(100, fixed`Please use at most 100 characters.`)
    .default(''),
  /** Tag ids; applicants have all of them. */
  tag: listOf(z.uuid()),
  /** The minimum rating. */
  rating: optional(z.coerce.number().int().min(1).max(5)),
  starred: optional(z.literal('yes')),
  /** `none`: without a knock-out answer. */
  knockout: optional(z.enum(['none', 'some'])),
  /** `QUESTION:ANSWER`; for numbers the minimum. */
  answer: listOf(z.string().regex(answerPattern, 'answer is QUESTION:ANSWER.')),
  sort: optional(z.enum(applicantSorts.map(({ value }) => value))).transform((sort) => sort ?? 'recent'),
};
const applicantFiltersSchema = z.strictObject(filters);
export type ApplicantFilters = z.output<typeof applicantFiltersSchema>;
const applicantsQuerySchema = z.strictObject({
  ...filters,
  stage: optional(z.uuid(noStage)),
  /** The cursor of the previous page. */
  after: optional(
    z.string().regex(/^-?\d{1,17}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, fixed`There is no such page.`),
  ),
});

const applicantTagSchema = z.object({ id: z.uuid(), name: z.string() });
export type ApplicantTag = z.infer<typeof applicantTagSchema>;

export const applicationStageSchema = z.object({
  id: z.uuid(),
  kind: z.enum(stageKinds),
  name: z.string(),
  notifies: z.boolean(),
  /** The words to candidates about an `own` stage; null for none. */
  meaning: z.enum(stageMeanings.map(({ value }) => value)).nullable(),
});
export type ApplicationStage = z.infer<typeof applicationStageSchema>;

/** The stage of an application. */
export const applicantStateSchema = z.object({
  id: z.uuid(),
  stageId: z.uuid(),
  version: z.number().int(),
  movedAt: z.string(),
  /** First name of the colleague who moved it; null before the first move, and after that colleague has left. */
  movedBy: z.string().nullable(),
});
export type ApplicantState = z.infer<typeof applicantStateSchema>;

/** An applicant on a card. */
const applicantCardSchema = z.object({
  id: z.uuid(),
  stageId: z.uuid(),
  version: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  location: z.string(),
  appliedAt: z.string(),
  /** Since when the applicant is in this stage. */
  movedAt: z.string(),
  rating: z.number().int().nullable(),
  starred: z.boolean(),
  tags: z.array(applicantTagSchema),
  notes: z.number().int(),
  /** Whether a knock-out answer was given. */
  isKnockout: z.boolean(),
  /** Null for readers who see no scorecards of the posting. */
  scorecards: z
    .object({
      /** The number that were handed in. */
      count: z.number().int(),
      /** The number that recommend the applicant; null until the reader has handed in one. */
      yes: z.number().int().nullable(),
    })
    .nullable(),
});
export type ApplicantCard = z.infer<typeof applicantCardSchema>;

const applicantPageSchema = z.object({
  data: z.array(applicantCardSchema),
  /** The cursor of the next page; null at the end. */
  next: z.string().nullable(),
});

const boardStageSchema = applicationStageSchema.extend({
  /** The number of applicants that pass the filters. */
  total: z.number().int(),
  applicants: z.array(applicantCardSchema),
  next: z.string().nullable(),
});
export type BoardStage = z.infer<typeof boardStageSchema>;

const boardQuestionSchema = z.object({
  id: z.uuid(),
  kind: z.enum(questionKinds.map(({ value }) => value)),
  question: z.string(),
  options: z.array(z.string()),
});
export type BoardQuestion = z.infer<typeof boardQuestionSchema>;

const applicantBoardSchema = z.object({
  job: z.object({ id: z.uuid(), title: z.string(), language: z.string(), status: z.enum(jobStatuses) }),
  /** This posting and others of the company: open ones and those with applicants, at most 100. */
  postings: z.array(z.object({ id: z.uuid(), title: z.string(), applicants: z.number().int() })),
  /** False for viewers. */
  isChangeable: z.boolean(),
  /** All applicants who have not withdrawn, without filters. */
  total: z.number().int(),
  stages: z.array(boardStageSchema),
  /** All tags of the company. */
  tags: z.array(applicantTagSchema),
  questions: z.array(boardQuestionSchema),
});
export type ApplicantBoard = z.infer<typeof applicantBoardSchema>;

const noteSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  createdAt: z.string(),
  /** Null for a deleted account. */
  author: z.string().nullable(),
  isRemovable: z.boolean(),
});
export type ApplicantNote = z.infer<typeof noteSchema>;

/** Everything the employer sees of an applicant. */
export const applicantSchema = applicantCardSchema.extend({
  email: z.string(),
  /** Without a confirmation the address may belong to another person. */
  emailConfirmed: z.boolean(),
  phone: z.string(),
  experienceLevel: z.string(),
  coverLetter: z.string(),
  resumeName: z.string(),
  /** A PDF shows its pages, other formats show their text. */
  resumeFormat: z.enum(resumeExtensions),
  isChangeable: z.boolean(),
  answers: z.array(
    z.object({
      id: z.uuid(),
      question: z.string(),
      kind: boardQuestionSchema.shape.kind,
      answer: z.string(),
      isKnockout: z.boolean(),
    }),
  ),
  writtenNotes: z.array(noteSchema),
  events: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(['submitted', 'viewed', 'moved', 'withdrawn']),
      stage: z.string(),
      by: z.string().nullable(),
      at: z.string(),
    }),
  ),
});
export type Applicant = z.infer<typeof applicantSchema>;

/** Whether an act mails no candidate (L-50); a call without a body mails. */
export const quietSchema = z.preprocess(
  (body) => body ?? {},
  z.strictObject({ quiet: z.boolean().default(false) }),
);

const moveSchema = z.strictObject({
  stageId: z.uuid(noStage),
  /** With the known versions: a card that a colleague has moved since stays. */
  applicants: z
    .array(z.strictObject({ id: z.uuid(noApplicant), version }))
    .min(1, fixed`Choose at least one applicant.`)
    .max(moveMaxCount, fixed`Please move at most ${moveMaxCount} at once.`),
  /** True sends no mail, whatever the stage says; only false mails a decision. */
  quiet: z.boolean().optional(),
});
const movePreviewSchema = z.object({
  /** Null where a move there mails nothing. */
  data: z.object({ to: z.string(), subject: z.string(), text: z.string() }).nullable(),
});
export type MovePreview = z.infer<typeof movePreviewSchema>['data'];
const movedSchema = z.object({
  data: z.object({
    moved: z.array(applicantStateSchema),
    /** Cards that a colleague has moved since, with their current stage. */
    stale: z.array(applicantStateSchema),
  }),
});

const seenSchema = z.object({
  /** Whether the candidate is mailed once the grace period is over. */
  data: applicantStateSchema.extend({ isMailed: z.boolean() }),
});

const stageName = z
  .string()
  .trim()
  .min(1, fixed`Please give the stage a name.`)
  .max(stageNameMaxLength, fixed`Please use at most ${stageNameMaxLength} characters.`);
const newStageSchema = z.strictObject({ name: stageName });
const stageChangeSchema = z.strictObject({ name: stageName, notifies: z.boolean() });
const stagePlaceSchema = z.strictObject({ position: z.number().int().min(0).max(stageMaxCount) });
const stageParamsSchema = z.strictObject({ stageId: z.uuid(noStage) });
const stagesSchema = z.object({ data: z.array(applicationStageSchema) });

const newTagSchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, fixed`Please write the tag.`)
    .max(tagNameMaxLength, fixed`Please use at most ${tagNameMaxLength} characters.`),
});
const newNoteSchema = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, fixed`Please write the note.`)
    .max(noteMaxLength, fixed`Please keep the note to ${noteMaxLength} characters.`),
});
const tagParamsSchema = applicationParamsSchema.extend({ tagId: z.uuid() });
const noteParamsSchema = applicationParamsSchema.extend({ noteId: z.uuid() });
const doneSchema = z.object({ message: z.string() });

export const applicantEndpoints = defineEndpoints({
  'GET /company/jobs/:jobId/applicants/board': {
    summary: 'The applicants of a job by stage: totals and first pages',
    params: jobParamsSchema,
    query: applicantFiltersSchema,
    answer: applicantBoardSchema,
  },
  'GET /company/jobs/:jobId/applicants': {
    summary: 'A page of applicants, of one stage or of all',
    params: jobParamsSchema,
    query: applicantsQuerySchema,
    answer: applicantPageSchema,
  },
  'GET /company/jobs/:jobId/applicants/export': {
    summary: 'The applicants as CSV',
    params: jobParamsSchema,
    query: z.strictObject({ ...filters, stage: optional(z.uuid(noStage)) }),
    answer: { file: 'text/csv' },
  },
  'POST /company/jobs/:jobId/applicants/move': {
    summary:
      'Moves applicants to another stage, and mails them unless `quiet`; of an offer, a hiring and a rejection only with `quiet: false`',
    params: jobParamsSchema,
    body: moveSchema,
    answer: movedSchema,
  },
  'POST /company/jobs/:jobId/applicants/move/preview': {
    summary: 'The mail that the first of these applicants would get with a move',
    params: jobParamsSchema,
    body: moveSchema.omit({ quiet: true }),
    answer: movePreviewSchema,
  },
  'POST /company/jobs/:jobId/stages': {
    summary: 'Adds a stage of the company’s own, before the last decisions',
    params: jobParamsSchema,
    body: newStageSchema,
    status: 201,
    answer: stagesSchema,
    errors: ['conflict'],
  },
  'PUT /company/stages/:stageId': {
    summary: 'Renames a stage, and sets whether it mails candidates',
    params: stageParamsSchema,
    body: stageChangeSchema,
    answer: stagesSchema,
    errors: ['conflict'],
  },
  'PUT /company/stages/:stageId/position': {
    summary: 'Changes the position of a stage',
    params: stageParamsSchema,
    body: stagePlaceSchema,
    answer: stagesSchema,
    errors: ['conflict'],
  },
  'DELETE /company/stages/:stageId': {
    summary: 'Removes an empty stage of the company’s own',
    params: stageParamsSchema,
    answer: stagesSchema,
    errors: ['conflict'],
  },
  'GET /company/applicants/:applicationId': {
    summary: 'An applicant with the application and the company’s notes',
    params: applicationParamsSchema,
    answer: z.object({ data: applicantSchema }),
  },
  'POST /company/applicants/:applicationId/seen': {
    summary: 'Marks a new application as seen, and tells its candidate once unless it is quiet',
    params: applicationParamsSchema,
    body: quietSchema,
    answer: seenSchema,
  },
  'PUT /company/applicants/:applicationId/rating': {
    summary: 'Rates an applicant from 1 to 5, or removes the rating',
    params: applicationParamsSchema,
    body: z.strictObject({ rating: z.number().int().min(1).max(5).nullable() }),
    answer: doneSchema,
  },
  'PUT /company/applicants/:applicationId/star': {
    summary: 'Stars an applicant, or removes the star',
    params: applicationParamsSchema,
    body: z.strictObject({ starred: z.boolean() }),
    answer: doneSchema,
  },
  'POST /company/applicants/:applicationId/tags': {
    summary: 'Tags an applicant, with a tag of the company or a new one',
    params: applicationParamsSchema,
    body: newTagSchema,
    status: 201,
    answer: z.object({ data: applicantTagSchema }),
    errors: ['conflict'],
  },
  'DELETE /company/applicants/:applicationId/tags/:tagId': {
    summary: 'Removes a tag from an applicant',
    params: tagParamsSchema,
    answer: doneSchema,
  },
  'POST /company/applicants/:applicationId/notes': {
    summary: 'Adds a note for colleagues to an applicant',
    params: applicationParamsSchema,
    body: newNoteSchema,
    status: 201,
    answer: z.object({ data: noteSchema }),
    errors: ['conflict'],
  },
  'DELETE /company/applicants/:applicationId/notes/:noteId': {
    summary: 'Removes an own note; owners remove any',
    params: noteParamsSchema,
    answer: doneSchema,
  },
});
