import { msg } from '../text/message.ts';
import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import {
  commentMaxLength,
  reviewLists,
  reviewSections,
  templateNameMaxLength,
  type ReviewList,
  type ReviewSection,
} from '../resumes/choices.ts';
import { resumeCheckSchema } from '../resumes/resume-check.ts';
import {
  publishedFieldsSchema,
  resumeChangesSchema,
  resumeSheetSchema,
  reviewFieldsSchema,
  reviewParamsSchema,
} from '../resumes/resume-review.ts';
import { plainName } from '../text/names.ts';
import { version } from '../version.ts';
import { z } from '../zod.ts';
import { fixed } from '../text/say.ts';

const claimSchema = z.object({
  reviewer: z.string(),
  isMine: z.boolean(),
  since: z.iso.datetime(),
  /** Without work for hours: another reviewer may take it over. */
  isStale: z.boolean(),
});

/** A request as reviewers see it. */
const deskReviewSchema = z.object({
  id: z.uuid(),
  candidate: z.string(),
  /** The title that the candidate looks for. */
  jobTitle: z.string(),
  resumeName: z.string(),
  resumeSize: z.number().int(),
  round: z.number().int(),
  requestedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  /** False for published reviews, until they are opened again. */
  isOpen: z.boolean(),
  claim: claimSchema.nullable(),
  publication: z
    .object({
      publishedAt: z.iso.datetime(),
      reviewer: z.string().nullable(),
      /** Until when the viewer may take it back; null later, and for other viewers. */
      undoUntil: z.iso.datetime().nullable(),
      /** The reviewer is suspended, so the mail waits until a colleague takes the review back or sends it. */
      isHeld: z.boolean(),
    })
    .nullable(),
});
export type DeskReview = z.infer<typeof deskReviewSchema>;

const sections = reviewSections.map(({ value }) => value) as [ReviewSection, ...ReviewSection[]];

const deskReviewDetailSchema = deskReviewSchema.extend({
  fields: reviewFieldsSchema,
  /** Sentences that the form starts with; unchanged ones are published as found automatically. */
  prefill: z.partialRecord(z.enum(sections), z.string()),
  version: z.number().int(),
  sheet: resumeSheetSchema,
  changes: resumeChangesSchema.nullable(),
  /** The findings of the instant check; null for an unreadable resume. */
  check: resumeCheckSchema.pick({ score: true, of: true, isEnglish: true, findings: true }).nullable(),
  /** The review of the round before. */
  previous: z.object({ publishedAt: z.iso.datetime(), fields: publishedFieldsSchema }).nullable(),
});
export type DeskReviewDetail = z.infer<typeof deskReviewDetailSchema>;

const lists = reviewLists.map(({ value }) => value) as [ReviewList, ...ReviewList[]];
const deskQuerySchema = z.strictObject({
  show: z.enum(lists).default('waiting'),
  ...pageQuery,
});
export type DeskQuery = z.output<typeof deskQuerySchema>;

const deskPageSchema = pageOf(deskReviewSchema).extend({
  counts: z.record(z.enum(lists), z.number().int()),
});
export type DeskPage = z.infer<typeof deskPageSchema>;

const reviewFiguresSchema = z.object({
  /** Open requests by how long they have waited, the shortest first. */
  waiting: z.array(z.object({ label: z.string(), count: z.number().int() })),
  /** The last weeks, the oldest first: the number of published reviews, and their median hours. */
  weeks: z.array(
    z.object({
      startsOn: z.iso.date(),
      published: z.number().int(),
      medianHours: z.number().nullable(),
      withinTarget: z.number().int(),
    }),
  ),
  reviewers: z.array(z.object({ name: z.string(), inWork: z.number().int(), published: z.number().int() })),
});
export type ReviewFigures = z.infer<typeof reviewFiguresSchema>;

const reviewTemplateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  text: z.string(),
  /** Visible to all reviewers. */
  isShared: z.boolean(),
});
export type ReviewTemplate = z.infer<typeof reviewTemplateSchema>;

const reviewTemplateFieldsSchema = z.strictObject({
  name: plainName(fixed`Give the template a name.`, templateNameMaxLength),
  text: z
    .string(fixed`Write the sentence.`)
    .trim()
    .min(1, fixed`Write the sentence.`)
    .max(commentMaxLength, fixed`Please keep this to ${commentMaxLength} characters.`),
  isShared: z.boolean(),
});
export type ReviewTemplateFields = z.output<typeof reviewTemplateFieldsSchema>;

const templateParamsSchema = z.strictObject({
  templateId: z.uuid(msg`There is no template with this address.`),
});
const answerWithReview = z.object({ data: deskReviewSchema });
const answerWithTemplate = z.object({ data: reviewTemplateSchema });

export const reviewDeskEndpoints = defineEndpoints({
  'GET /staff/reviews': {
    summary: 'The queue of the review desk, the oldest first',
    query: deskQuerySchema,
    answer: deskPageSchema,
  },
  'GET /staff/reviews/figures': {
    summary: 'Waiting, time to review, and load by reviewer',
    answer: z.object({ data: reviewFiguresSchema }),
  },
  'GET /staff/reviews/:reviewId': {
    summary: 'A request with its resume and the draft of the review',
    params: reviewParamsSchema,
    answer: z.object({ data: deskReviewDetailSchema }),
  },
  'GET /staff/reviews/:reviewId/resume': {
    summary: 'The resume that is to be reviewed',
    params: reviewParamsSchema,
    answer: { file: 'application/octet-stream' },
  },
  'POST /staff/reviews/:reviewId/claim': {
    summary: 'Takes a request, or one that a colleague has left lying',
    params: reviewParamsSchema,
    answer: answerWithReview,
    errors: ['conflict'],
  },
  'POST /staff/reviews/:reviewId/release': {
    summary: 'Gives a request back to the queue',
    params: reviewParamsSchema,
    answer: answerWithReview,
    errors: ['conflict'],
  },
  'PUT /staff/reviews/:reviewId/draft': {
    summary: 'Saves the draft, based on a version',
    params: reviewParamsSchema,
    body: z.strictObject({ version, fields: reviewFieldsSchema }),
    answer: z.object({ data: z.object({ version }) }),
    errors: ['conflict'],
  },
  'POST /staff/reviews/:reviewId/publish': {
    summary: 'Publishes a review; its mail goes out after ten minutes',
    params: reviewParamsSchema,
    body: z.strictObject({ version }),
    answer: answerWithReview,
    errors: ['conflict'],
  },
  'POST /staff/reviews/:reviewId/undo': {
    summary: 'Takes a publication back whose mail has not gone out',
    params: reviewParamsSchema,
    answer: answerWithReview,
    errors: ['conflict'],
  },
  'POST /staff/reviews/:reviewId/announce': {
    summary: 'Sends the mail of a publication before its time; it cannot be taken back then',
    params: reviewParamsSchema,
    answer: answerWithReview,
    errors: ['conflict'],
  },
  'POST /staff/reviews/:reviewId/reopen': {
    summary: 'Opens a published review again; the published version stays until the next publication',
    params: reviewParamsSchema,
    answer: answerWithReview,
    errors: ['conflict'],
  },
  'GET /staff/review-templates': {
    summary: 'Sentences that recur: one’s own and the shared ones',
    answer: z.object({ data: z.array(reviewTemplateSchema) }),
  },
  'POST /staff/review-templates': {
    summary: 'Keeps a sentence',
    body: reviewTemplateFieldsSchema,
    status: 201,
    answer: answerWithTemplate,
    errors: ['conflict'],
  },
  'PUT /staff/review-templates/:templateId': {
    summary: 'Changes a sentence',
    params: templateParamsSchema,
    body: reviewTemplateFieldsSchema,
    answer: answerWithTemplate,
    errors: ['conflict'],
  },
  'DELETE /staff/review-templates/:templateId': {
    summary: 'Removes a sentence',
    params: templateParamsSchema,
    answer: messageSchema,
  },
});
