import { defineEndpoints } from '../endpoint.ts';
import { email, messageSchema, sessionSchema } from '../identity/accounts.ts';
import { lastName, personName } from '../text/names.ts';
import { z } from '../zod.ts';
import {
  commentKinds,
  commentMaxLength,
  commentsLimit,
  quoteMaxLength,
  reviewSections,
  reviewStates,
  sectionTextMaxLength,
  summaryMaxLength,
  type CommentKind,
  type ReviewSection,
} from './choices.ts';
import { fixed } from '../text/say.ts';

/** POST /resume-review without the file, which is sent beside the fields as `resume` (C-1). */
export const resumeReviewSchema = z.strictObject({
  email: email(fixed`Email is required`),
  firstName: personName(fixed`First name is required`),
  lastName: lastName(fixed`Last name is required`),
});
export type ResumeReviewFields = z.infer<typeof resumeReviewSchema>;

export const missingResume = fixed`Resume is required`;

/** GET /get-critique-detail; openedByCustomer is text, as specified (document A, section 3). */
const critiqueDetailSchema = z.object({
  data: z
    .object({
      reviewLink: z.string().nullable(),
      openedByCustomer: z.enum(['true', 'false']),
      reviewReady: z.boolean(),
    })
    .nullable(),
});
export type CritiqueDetail = z.infer<typeof critiqueDetailSchema>['data'];

/** Points from the upper left corner of the page; the limit allows plotter pages. */
const points = z.number().min(-1000).max(20_000);
const sheetAreaSchema = z.strictObject({ x: points, y: points, width: points, height: points });
export type SheetArea = z.infer<typeof sheetAreaSchema>;

const sheetLineSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** Null if the file format has no pages. */
  area: sheetAreaSchema.nullable(),
});

/** The resume as read when the review started, so that its places stay valid. */
export const resumeSheetSchema = z.object({
  format: z.enum(['pdf', 'doc', 'docx']),
  pages: z.array(
    z.object({
      number: z.number().int(),
      size: z.object({ width: z.number(), height: z.number() }).nullable(),
      lines: z.array(sheetLineSchema),
    }),
  ),
  /** Why there are no lines, or null. */
  problem: z.string().nullable(),
});
export type ResumeSheet = z.infer<typeof resumeSheetSchema>;
export type SheetPage = ResumeSheet['pages'][number];
export type SheetLine = SheetPage['lines'][number];

/** The place of a comment: a line, an area of the page, or both. */
export const anchorSchema = z.strictObject({
  page: z.number().int().min(1).max(400),
  line: z.string().max(40).nullable(),
  area: sheetAreaSchema.nullable(),
  /** The text of the place, which identifies it without drawn pages. */
  quote: z.string().max(quoteMaxLength),
});
export type Anchor = z.infer<typeof anchorSchema>;

const valuesOf = <Value extends string>(choices: readonly { readonly value: Value }[]) =>
  choices.map(({ value }) => value) as [Value, ...Value[]];

const writtenText = (max: number) => z.string().max(max, fixed`Please keep this to ${max} characters.`);

const checkRule = z.string().max(60);

const reviewCommentSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(valuesOf<CommentKind>(commentKinds)),
  text: writtenText(commentMaxLength),
  /** Null for comments on the whole resume. */
  anchor: anchorSchema.nullable(),
  /** The rule of the instant check that the comment was taken from. */
  rule: checkRule.optional(),
});
export type ReviewComment = z.infer<typeof reviewCommentSchema>;

const sectionSchema = z.strictObject({
  score: z.number().int().min(1).max(5).nullable(),
  text: writtenText(sectionTextMaxLength),
});

export const reviewFieldsSchema = z.strictObject({
  summary: writtenText(summaryMaxLength),
  sections: z.record(z.enum(valuesOf<ReviewSection>(reviewSections)), sectionSchema),
  comments: z
    .array(reviewCommentSchema)
    .max(commentsLimit, fixed`A review has at most ${commentsLimit} comments.`),
  /** Rules of the instant check that the reviewer rejects. */
  declinedRules: z.array(checkRule).max(100).optional(),
});
export type ReviewFields = z.infer<typeof reviewFieldsSchema>;

/** A published review; automatic sentences are separate from those of the reviewer. */
export const publishedFieldsSchema = reviewFieldsSchema.extend({
  sections: z.record(
    z.enum(valuesOf<ReviewSection>(reviewSections)),
    sectionSchema.extend({
      /** Automatic text that was left unchanged; absent if the reviewer wrote everything. */
      automatic: z.string().optional(),
    }),
  ),
});
export type PublishedFields = z.infer<typeof publishedFieldsSchema>;

/** Runs of words in their order; `\n` is a line break that somebody set, and one alone came or went itself. */
export const resumeChangesSchema = z.array(
  z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() }),
);
export type ResumeChanges = z.infer<typeof resumeChangesSchema>;

/** A request, as shown to the candidate. */
const ownReviewSchema = z.object({
  id: z.uuid(),
  state: z.enum(reviewStates),
  round: z.number().int(),
  resumeName: z.string(),
  requestedAt: z.iso.datetime(),
  /** The position in the queue, from 1; null once a reviewer has started. */
  place: z.number().int().nullable(),
  /** The planned end. */
  dueAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  /** Null before publication and for a revoked link. */
  reviewLink: z.string().nullable(),
  opened: z.boolean(),
  /** Until when the second round can be requested; null if it cannot. */
  secondRoundUntil: z.iso.datetime().nullable(),
});
export type OwnReview = z.infer<typeof ownReviewSchema>;

/** A published review, for anyone with the link. */
const reviewResultSchema = z.object({
  candidate: z.string(),
  /** Null if the reviewer has left. */
  reviewer: z.string().nullable(),
  resumeName: z.string(),
  round: z.number().int(),
  publishedAt: z.iso.datetime(),
  /** Until when the owner may request a second round; null after the last one. */
  secondRoundUntil: z.iso.datetime().nullable(),
  fields: publishedFieldsSchema,
  sheet: resumeSheetSchema,
  /** Null for a first round, and if one of the files is unreadable. */
  changes: resumeChangesSchema.nullable(),
  /** The scores of the previous round; null for the first. */
  previousScores: z.record(z.string(), z.number().int().nullable()).nullable(),
});
export type ReviewResult = z.infer<typeof reviewResultSchema>;

export const reviewParamsSchema = z.strictObject({
  reviewId: z.uuid(fixed`There is no review with this address.`),
});
/** 256 bits in base64url. */
const token = z
  .string()
  .regex(/^[\w-]{43}$/, fixed`This link is not complete. Open it from the mail or your profile.`);
const tokenSchema = z.strictObject({ review: token });

const oneOwnReview = z.object({ data: ownReviewSchema });

export const resumeReviewEndpoints = defineEndpoints({
  'POST /resume-review': {
    feature: 'resumeReview',
    summary: 'Asks for a free expert review, without an account',
    form: { fields: resumeReviewSchema, file: 'resume' },
    status: 201,
    answer: sessionSchema,
    errors: ['conflict', 'too_large', 'unsupported_file'],
  },
  'GET /get-critique-detail': { summary: 'How far one’s review is', answer: critiqueDetailSchema },
  'POST /send-resume-to-expert': {
    feature: 'resumeReview',
    summary: 'Sends the stored resume to an expert',
    answer: messageSchema,
    errors: ['conflict', 'not_found'],
  },
  'GET /resume-reviews': {
    summary: 'One’s requests for a review and where they stand, the newest first',
    answer: z.object({ data: z.array(ownReviewSchema) }),
  },
  'DELETE /resume-reviews/:reviewId': {
    summary: 'Withdraws a request that has not been answered yet',
    params: reviewParamsSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /resume-reviews/:reviewId/second-round': {
    feature: 'resumeReview',
    summary: 'Asks what a better resume is worth, once, within thirty days of a review',
    params: reviewParamsSchema,
    form: { fields: z.strictObject({}), file: 'resume' },
    status: 201,
    answer: oneOwnReview,
    errors: ['conflict', 'too_large', 'unsupported_file'],
  },
  'PUT /resume-reviews/:reviewId/link': {
    summary: 'Gives a published review a new link; the old one ends',
    params: reviewParamsSchema,
    answer: oneOwnReview,
    errors: ['conflict'],
  },
  'DELETE /resume-reviews/:reviewId/link': {
    summary: 'Ends the link of a published review',
    params: reviewParamsSchema,
    answer: oneOwnReview,
    errors: ['conflict'],
  },
  'GET /resume-review-result': {
    summary: 'A published review, by its secret link',
    query: tokenSchema,
    answer: z.object({ data: reviewResultSchema }),
    errors: ['not_found'],
  },
  'GET /resume-review-result/resume': {
    summary: 'The resume that a published review is about',
    query: tokenSchema,
    answer: { file: 'application/octet-stream' },
    errors: ['not_found'],
  },
  'POST /resume-review-result/opened': {
    summary: 'Notes that its owner has opened a review; anybody else changes nothing',
    body: tokenSchema,
    answer: z.object({ data: z.object({ isOwner: z.boolean() }) }),
  },
});
