import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { jobStatuses } from '../jobs/choices.ts';
import { adAnswers, maxAdAnswers, maxAdRuleId } from '../jobs/ad-rule-choices.ts';
import { adFindingSchema } from '../jobs/ad-rules.ts';
import { jobFormShape } from '../jobs/job-field-schemas.ts';
import { jobDetailSchema, jobParamsSchema } from '../jobs/jobs.ts';
import { ownFieldSchema } from '../jobs/own-field-schema.ts';
import { maxOwnFields, ownTextMaxLength } from '../jobs/own-fields.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { version } from '../version.ts';
import { hasFewLines, hasFewMarks, tooManyLines, tooManyMarks } from '../text/markup-limits.ts';
import { z } from '../zod.ts';
import { applyWays } from './choices.ts';
import { postingLimits, questionKinds } from '../jobs/posting-choices.ts';
import { fixed } from '../text/say.ts';

const typed = (max: number) => z.string().max(max, fixed`Please use at most ${max} characters.`);
const kindValues = questionKinds.map(({ value }) => value);

/** A question as it is typed: numbers are text until the posting is published. */
const draftQuestionSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(kindValues),
  question: typed(postingLimits.question),
  options: z
    .array(typed(postingLimits.option))
    .max(postingLimits.options, fixed`A question has at most ${postingLimits.options} choices.`),
  required: z.boolean(),
  /** Answers that speak against an applicant, of yes-no and choice; bounds of a number, empty for none. */
  knockoutAnswers: z.array(typed(postingLimits.option)).max(postingLimits.options),
  knockoutMin: typed(20),
  knockoutMax: typed(20),
});
export type DraftQuestion = z.infer<typeof draftQuestionSchema>;

/** The typed form of a posting (H-3); it is only validated when it is published. */
export const draftFieldsSchema = z.strictObject({
  title: typed(300),
  notifyEmail: typed(254),
  skills: z
    .array(typed(postingLimits.skill))
    .max(postingLimits.skills, fixed`Please choose at most ${postingLimits.skills} tags.`),
  type: typed(20),
  category: typed(40),
  workMode: typed(20),
  ...jobFormShape,
  salaryMin: typed(40),
  salaryMax: typed(40),
  currency: typed(3),
  period: typed(10),
  places: z
    .array(typed(postingLimits.place))
    .max(postingLimits.places, fixed`A posting names at most ${postingLimits.places} places.`),
  /** English names of the countries that people may work from, for remote and hybrid work. */
  countries: z
    .array(typed(80))
    .max(postingLimits.countries, fixed`Please choose at most ${postingLimits.countries} countries.`),
  /** HTML; sanitised when it is published and whenever it is shown. */
  description: typed(postingLimits.descriptionHtml),
  applyBy: z.enum(applyWays),
  applyUrl: typed(500),
  /** YYYY-MM-DD, or empty. */
  deadline: typed(10),
  /** An ISO moment in UTC, or empty for at once. */
  publishAt: typed(30),
  /** Values of the board's own fields, by their key; missing in drafts from before there were any. */
  own: z
    .record(z.string().max(30), typed(ownTextMaxLength * 2))
    .refine(
      (own) => Object.keys(own).length <= maxOwnFields * 2,
      fixed`These are more fields than a board has.`,
    )
    .optional(),
  /** Why what a law asks for does not bind this ad, by the id of its rule. */
  adAnswers: z
    .record(z.string().max(maxAdRuleId), z.enum(adAnswers.map(({ value }) => value)))
    .refine(
      (all) => Object.keys(all).length <= maxAdAnswers,
      fixed`These are more answers than there are rules.`,
    )
    .optional(),
  questions: z
    .array(draftQuestionSchema)
    .max(postingLimits.questions, fixed`A posting asks at most ${postingLimits.questions} questions.`),
});
export type DraftFields = z.infer<typeof draftFieldsSchema>;

/** As it is sent: drafts from before there was the limit are still shown. */
export const sentFieldsSchema = draftFieldsSchema.extend({
  description: draftFieldsSchema.shape.description.refine(hasFewMarks, tooManyMarks),
});

/** The form of an attachment: the file `attachment` and nothing else. */
export const attachmentFieldsSchema = z.strictObject({});

const attachmentSchema = z.object({ name: z.string(), size: z.number().int() });
export type Attachment = z.infer<typeof attachmentSchema>;

const postingDraftSchema = z.object({
  id: z.uuid(),
  /** The published job that the draft changes; null for a new one. */
  jobId: z.uuid().nullable(),
  jobStatus: z.enum(jobStatuses).nullable(),
  fields: draftFieldsSchema,
  attachment: attachmentSchema.nullable(),
  version: z.number().int(),
  updatedAt: z.string(),
});
export type PostingDraft = z.infer<typeof postingDraftSchema>;

export const draftSummarySchema = z.object({
  id: z.uuid(),
  jobId: z.uuid().nullable(),
  title: z.string(),
  updatedAt: z.string(),
  /** Null for a deleted account. */
  author: z.string().nullable(),
});
export type DraftSummary = z.infer<typeof draftSummarySchema>;

const draftParamsSchema = z.strictObject({ draftId: z.uuid(fixed`There is no draft with this address.`) });
/** The known version: a newer one answers 409. */
const basedOn = { version: version.min(1) };
const createDraftSchema = z.strictObject({ fields: sentFieldsSchema });
const saveDraftSchema = z.strictObject({ ...basedOn, fields: sentFieldsSchema });
const publishDraftSchema = z.strictObject(basedOn);

const draftAnswer = z.object({ data: postingDraftSchema });
const draftId = z.object({ data: z.object({ draftId: z.uuid() }) });

/** The published posting and what it still waits for. */
const publishedPostingSchema = z.object({
  data: z.object({
    jobId: z.uuid(),
    status: z.enum(jobStatuses),
    awaitsPayment: z.boolean(),
    /** The order to pay; null where there is none. */
    orderId: z.uuid().nullable(),
    awaitsApproval: z.boolean(),
    /** The company itself is not public yet. */
    awaitsCompany: z.boolean(),
    /** An ISO moment to come; null for at once. */
    publishAt: z.string().nullable(),
  }),
});
export type PublishedPosting = z.infer<typeof publishedPostingSchema>['data'];

/** The posting as seekers would see it, and its problems by field. */
const postingPreviewSchema = z.object({
  data: z.object({
    job: jobDetailSchema,
    problems: z.record(z.string(), z.string()),
    /** The languages that its text is told to be in; empty where they are not known. */
    detectedLanguage: z.string(),
    /** What laws ask for and the ad does not have. */
    ads: z.array(adFindingSchema),
  }),
});
export type PostingPreview = z.infer<typeof postingPreviewSchema>['data'];

const postingChoicesSchema = z.object({
  data: z.object({
    email: z.string(),
    /** The specified places, then the most frequent ones of the board. */
    regions: z.array(z.object({ label: z.string(), place: z.string() })),
    earlier: z.array(z.object({ id: z.uuid(), title: z.string(), status: z.enum(jobStatuses) })),
    /** The board's own fields, in its order. */
    ownFields: z.array(ownFieldSchema),
    /** Whether the next posting waits for approval. */
    needsApproval: z.boolean(),
    /** The number of open postings that the plans include, and of those in use. */
    places: z.object({ postings: z.number().int(), taken: z.number().int() }),
  }),
});
export type PostingChoices = z.infer<typeof postingChoicesSchema>['data'];

export const readPostingTextSchema = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, fixed`Paste the text of a posting.`)
    .max(postingLimits.description * 2, fixed`Please paste a shorter text.`)
    .refine(hasFewLines, tooManyLines),
});
/** A labelled line that names a field of the form, of which nothing was read; the description keeps it. */
const unreadLabelSchema = z.object({ label: z.string(), text: z.string() });
export type UnreadLabel = z.infer<typeof unreadLabelSchema>;

/** The fields that were found in a pasted text, and the labelled lines that were not read. */
const readPostingSchema = z.object({
  data: draftFieldsSchema.partial(),
  unread: z.array(unreadLabelSchema),
});

export type FoundFields = z.infer<typeof readPostingSchema>['data'];

export const postingEndpoints = defineEndpoints({
  'GET /company/drafts': {
    summary: 'Unpublished postings, latest change first',
    query: z.strictObject(pageQuery),
    answer: pageOf(draftSummarySchema),
    errors: ['not_found'],
  },
  'POST /company/drafts': {
    summary: 'Creates a draft',
    body: createDraftSchema,
    status: 201,
    answer: draftAnswer,
    errors: ['conflict'],
  },
  'GET /company/drafts/:draftId': {
    summary: 'An unpublished posting',
    params: draftParamsSchema,
    answer: draftAnswer,
  },
  'PUT /company/drafts/:draftId': {
    summary: 'Saves a draft, unless a newer version is stored',
    params: draftParamsSchema,
    body: saveDraftSchema,
    answer: draftAnswer,
    errors: ['conflict'],
  },
  'DELETE /company/drafts/:draftId': {
    summary: 'Deletes a draft',
    params: draftParamsSchema,
    answer: messageSchema,
  },
  'GET /company/drafts/:draftId/preview': {
    summary: 'A draft as seekers would see it',
    params: draftParamsSchema,
    answer: postingPreviewSchema,
  },
  'POST /company/drafts/:draftId/publish': {
    summary: 'Publishes a draft, or updates its published job',
    params: draftParamsSchema,
    body: publishDraftSchema,
    answer: publishedPostingSchema,
    errors: ['conflict'],
  },
  'POST /company/drafts/:draftId/attachment': {
    summary: 'Attaches a file to a draft, and replaces the previous one',
    params: draftParamsSchema,
    form: { fields: attachmentFieldsSchema, file: 'attachment' },
    answer: draftAnswer,
    errors: ['too_large', 'unsupported_file'],
  },
  'DELETE /company/drafts/:draftId/attachment': {
    summary: 'Removes the file of a draft',
    params: draftParamsSchema,
    answer: draftAnswer,
  },
  'POST /company/jobs/:jobId/edit': {
    summary: 'The draft that changes a published job',
    params: jobParamsSchema,
    answer: draftId,
    errors: ['conflict'],
  },
  'POST /company/jobs/:jobId/duplicate': {
    summary: 'Creates a draft from an earlier posting',
    params: jobParamsSchema,
    answer: draftId,
    errors: ['conflict'],
  },
  'GET /company/posting-choices': {
    summary: 'The choices of the posting form',
    answer: postingChoicesSchema,
  },
  'POST /company/posting-texts': {
    summary: 'Reads the fields of a posting from a text',
    body: readPostingTextSchema,
    answer: readPostingSchema,
  },
  'GET /jobs/:jobId/attachment': {
    summary: 'The attachment of a posting',
    params: jobParamsSchema,
    answer: { file: 'application/octet-stream' },
  },
});
