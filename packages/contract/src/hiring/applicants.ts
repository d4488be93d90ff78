import { z } from '../zod.ts';
import { defineEndpoints } from '../endpoint.ts';
import {
  applicantSorts,
  moveMaxCount,
  noteMaxLength,
  stageKinds,
  stageMaxCount,
  stageNameMaxLength,
  tagNameMaxLength,
} from './choices/applicants.ts';
import { applicationParamsSchema } from './applications.ts';
import { resumeExtensions } from '../identity/choices/accounts.ts';
import { jobStatuses } from '../jobs/choices/jobs.ts';
import { questionKinds } from '../posting/choices/postings.ts';
import { jobParamsSchema } from '../jobs/jobs.ts';
import { version } from '../version.ts';

const noStage = 'There is no stage with this address.';
const noApplicant = 'There is no application with this address.';

/** An empty field of a form arrives as '' and means "not asked". */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** `tag=a&tag=b` arrives as a list, `tag=a` as text: both are a list here. */
const listOf = <T extends z.ZodType>(item: T) =>
  z
    .preprocess(
      (value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]),
      z.array(item).max(5, 'Please choose at most 5 at once.'),
    )
    .prefault([]);

const answerPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}:.{1,200}$/is;

/** What applicants are chosen by, everything at once; what is left out lets everybody pass. */
const filters = {
  /** Words of a name, a title, a place, a letter or an answer. */
  q: z.string().trim().max(100, 'Please use at most 100 characters.').default(''),
  /** Ids of tags; an applicant has all of them. */
  tag: listOf(z.uuid()),
  /** At least so many. */
  rating: optional(z.coerce.number().int().min(1).max(5)),
  starred: optional(z.literal('yes')),
  /** `none`: no answer speaks against the applicant. */
  knockout: optional(z.enum(['none', 'some'])),
  /** `QUESTION:ANSWER`; of a number, the least. */
  answer: listOf(z.string().regex(answerPattern, 'An answer is asked for as QUESTION:ANSWER.')),
  sort: optional(z.enum(applicantSorts.map(({ value }) => value))).transform((sort) => sort ?? 'recent'),
};
export const applicantFiltersSchema = z.strictObject(filters);
export type ApplicantFilters = z.output<typeof applicantFiltersSchema>;
const applicantsQuerySchema = z.strictObject({
  ...filters,
  stage: optional(z.uuid(noStage)),
  /** Where the page before ended. */
  after: optional(
    z.string().regex(/^-?\d{1,17}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 'There is no such page.'),
  ),
});

const applicantTagSchema = z.object({ id: z.uuid(), name: z.string() });
export type ApplicantTag = z.infer<typeof applicantTagSchema>;

export const applicationStageSchema = z.object({
  id: z.uuid(),
  kind: z.enum(stageKinds),
  name: z.string(),
  notifies: z.boolean(),
});
export type ApplicationStage = z.infer<typeof applicationStageSchema>;

/** Where an application stands. */
export const applicantStateSchema = z.object({
  id: z.uuid(),
  stageId: z.uuid(),
  version: z.number().int(),
  movedAt: z.string(),
  /** First name of who moved it; null where nobody did, or who has left. */
  movedBy: z.string().nullable(),
});
export type ApplicantState = z.infer<typeof applicantStateSchema>;

/** What a card shows of an applicant. */
export const applicantCardSchema = z.object({
  id: z.uuid(),
  stageId: z.uuid(),
  version: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  location: z.string(),
  appliedAt: z.string(),
  rating: z.number().int().nullable(),
  starred: z.boolean(),
  tags: z.array(applicantTagSchema),
  notes: z.number().int(),
  /** Whether an answer speaks against the applicant. */
  isKnockout: z.boolean(),
});
export type ApplicantCard = z.infer<typeof applicantCardSchema>;

const applicantPageSchema = z.object({
  data: z.array(applicantCardSchema),
  /** Where the next page begins; null at the end. */
  next: z.string().nullable(),
});

export const boardStageSchema = applicationStageSchema.extend({
  /** How many pass the filters. */
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

export const applicantBoardSchema = z.object({
  job: z.object({ id: z.uuid(), title: z.string(), status: z.enum(jobStatuses) }),
  /** Whether one may change anything here: a viewer looks. */
  isChangeable: z.boolean(),
  /** Whoever applied and has not withdrawn, whatever the filters say. */
  total: z.number().int(),
  stages: z.array(boardStageSchema),
  /** Of the company, for filters and suggestions. */
  tags: z.array(applicantTagSchema),
  questions: z.array(boardQuestionSchema),
});
export type ApplicantBoard = z.infer<typeof applicantBoardSchema>;

const noteSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  createdAt: z.string(),
  /** Null for who has left the product. */
  author: z.string().nullable(),
  isRemovable: z.boolean(),
});
export type ApplicantNote = z.infer<typeof noteSchema>;

/** Everything the employer sees of an applicant. */
export const applicantSchema = applicantCardSchema.extend({
  email: z.string(),
  /** False where nobody has proven to read its mails: the applicant may be somebody else. */
  emailConfirmed: z.boolean(),
  phone: z.string(),
  experienceLevel: z.string(),
  coverLetter: z.string(),
  resumeName: z.string(),
  /** A PDF is drawn page by page, anything else is shown as its text. */
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

const moveSchema = z.strictObject({
  stageId: z.uuid(noStage),
  /** Each with the version that was seen: what somebody else has moved since stays. */
  applicants: z
    .array(z.strictObject({ id: z.uuid(noApplicant), version }))
    .min(1, 'Choose at least one applicant.')
    .max(moveMaxCount, `Please move at most ${moveMaxCount} at once.`),
  /** Tells no candidate, whatever the stage says. */
  quiet: z.boolean().default(false),
});
const movedSchema = z.object({
  data: z.object({
    moved: z.array(applicantStateSchema),
    /** What somebody else has moved meanwhile, as it stands now. */
    stale: z.array(applicantStateSchema),
  }),
});
export type MovedApplicants = z.infer<typeof movedSchema>['data'];

const stageName = z
  .string()
  .trim()
  .min(1, 'Please give the stage a name.')
  .max(stageNameMaxLength, `Please use at most ${stageNameMaxLength} characters.`);
export const newStageSchema = z.strictObject({ name: stageName });
export const stageChangeSchema = z.strictObject({ name: stageName, notifies: z.boolean() });
const stagePlaceSchema = z.strictObject({ position: z.number().int().min(0).max(stageMaxCount) });
const stageParamsSchema = z.strictObject({ stageId: z.uuid(noStage) });
const stagesSchema = z.object({ data: z.array(applicationStageSchema) });

export const newTagSchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Please write the tag.')
    .max(tagNameMaxLength, `Please use at most ${tagNameMaxLength} characters.`),
});
export const newNoteSchema = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, 'Please write the note.')
    .max(noteMaxLength, `Please keep the note to ${noteMaxLength} characters.`),
});
const tagParamsSchema = applicationParamsSchema.extend({ tagId: z.uuid() });
const noteParamsSchema = applicationParamsSchema.extend({ noteId: z.uuid() });
const doneSchema = z.object({ message: z.string() });

export const applicantEndpoints = defineEndpoints({
  'GET /company/jobs/:jobId/applicants/board': {
    summary: 'Who has applied for a job of the company, by stage: how many, and the first of each',
    params: jobParamsSchema,
    query: applicantFiltersSchema,
    answer: applicantBoardSchema,
  },
  'GET /company/jobs/:jobId/applicants': {
    summary: 'More of those who applied, of one stage or of all',
    params: jobParamsSchema,
    query: applicantsQuerySchema,
    answer: applicantPageSchema,
  },
  'GET /company/jobs/:jobId/applicants/export': {
    summary: 'Those who applied as CSV, for a spreadsheet',
    params: jobParamsSchema,
    query: z.strictObject({ ...filters, stage: optional(z.uuid(noStage)) }),
    answer: { file: 'text/csv' },
  },
  'POST /company/jobs/:jobId/applicants/move': {
    summary: 'Moves applicants to another stage, and has them told unless quietly',
    params: jobParamsSchema,
    body: moveSchema,
    answer: movedSchema,
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
    summary: 'Renames a stage, and says whether candidates are told of it',
    params: stageParamsSchema,
    body: stageChangeSchema,
    answer: stagesSchema,
    errors: ['conflict'],
  },
  'PUT /company/stages/:stageId/position': {
    summary: 'Puts a stage elsewhere in the order',
    params: stageParamsSchema,
    body: stagePlaceSchema,
    answer: stagesSchema,
    errors: ['conflict'],
  },
  'DELETE /company/stages/:stageId': {
    summary: 'Removes a stage of the company’s own that nobody is in',
    params: stageParamsSchema,
    answer: stagesSchema,
    errors: ['conflict'],
  },
  'GET /company/applicants/:applicationId': {
    summary: 'An applicant, with what was sent and what the company has noted',
    params: applicationParamsSchema,
    answer: z.object({ data: applicantSchema }),
  },
  'POST /company/applicants/:applicationId/seen': {
    summary: 'Notes that the application was opened: who was new is seen, and told so once',
    params: applicationParamsSchema,
    answer: z.object({ data: applicantStateSchema }),
  },
  'PUT /company/applicants/:applicationId/rating': {
    summary: 'Rates an applicant from 1 to 5, or takes the rating back',
    params: applicationParamsSchema,
    body: z.strictObject({ rating: z.number().int().min(1).max(5).nullable() }),
    answer: doneSchema,
  },
  'PUT /company/applicants/:applicationId/star': {
    summary: 'Stars an applicant, or takes the star away',
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
    summary: 'Takes a tag off an applicant',
    params: tagParamsSchema,
    answer: doneSchema,
  },
  'POST /company/applicants/:applicationId/notes': {
    summary: 'Notes something about an applicant, for colleagues alone',
    params: applicationParamsSchema,
    body: newNoteSchema,
    status: 201,
    answer: z.object({ data: noteSchema }),
    errors: ['conflict'],
  },
  'DELETE /company/applicants/:applicationId/notes/:noteId': {
    summary: 'Removes a note: one’s own, or as an owner any',
    params: noteParamsSchema,
    answer: doneSchema,
  },
});
