import { z } from '../zod.ts';
import { defineEndpoints } from '../endpoint.ts';
import { email, messageSchema, sessionSchema } from '../identity/accounts.ts';
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
} from './choices/resume-review.ts';
import { personName } from '../text/names.ts';

/** POST /resume-review without the file, which travels beside the fields as `resume` (C-1). */
export const resumeReviewSchema = z.strictObject({
  email: email('Email is required'),
  firstName: personName('First name is required'),
  lastName: personName('Last name is required'),
});
export type ResumeReviewFields = z.infer<typeof resumeReviewSchema>;

/** What is said when the form comes without a resume. */
export const missingResume = 'Resume is required';

/** GET /get-critique-detail; openedByCustomer is text, as specified (document A, section 3). */
export const critiqueDetailSchema = z.object({
  data: z
    .object({
      reviewLink: z.string().nullable(),
      openedByCustomer: z.enum(['true', 'false']),
      reviewReady: z.boolean(),
    })
    .nullable(),
});
export type CritiqueDetail = z.infer<typeof critiqueDetailSchema>['data'];

/** Points from the upper left corner of its page; a page of a plotter is smaller than the limit. */
const points = z.number().min(-1000).max(20_000);
export const sheetAreaSchema = z.strictObject({ x: points, y: points, width: points, height: points });
export type SheetArea = z.infer<typeof sheetAreaSchema>;

const sheetLineSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** Null where the file has no pages of its own. */
  area: sheetAreaSchema.nullable(),
});

/** A resume as it is shown beside its review: as it was read when the review began, so that places stay places. */
export const resumeSheetSchema = z.object({
  format: z.enum(['pdf', 'doc', 'docx']),
  pages: z.array(
    z.object({
      number: z.number().int(),
      size: z.object({ width: z.number(), height: z.number() }).nullable(),
      lines: z.array(sheetLineSchema),
    }),
  ),
  /** Why there are no lines; null where there are. */
  problem: z.string().nullable(),
});
export type ResumeSheet = z.infer<typeof resumeSheetSchema>;
export type SheetPage = ResumeSheet['pages'][number];
export type SheetLine = SheetPage['lines'][number];

/** The place that a comment means: a line, an area of the page, or both. */
export const anchorSchema = z.strictObject({
  page: z.number().int().min(1).max(400),
  line: z.string().max(40).nullable(),
  area: sheetAreaSchema.nullable(),
  /** The words of the line, or of the lines in the area: they name the place where no page can be drawn. */
  quote: z.string().max(quoteMaxLength),
});
export type Anchor = z.infer<typeof anchorSchema>;

const valuesOf = <Value extends string>(choices: readonly { readonly value: Value }[]) =>
  choices.map(({ value }) => value) as [Value, ...Value[]];

const writtenText = (max: number) => z.string().max(max, `Please keep this to ${max} characters.`);

const checkRule = z.string().max(60);

export const reviewCommentSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(valuesOf<CommentKind>(commentKinds)),
  text: writtenText(commentMaxLength),
  /** Null for what is said of the resume as a whole. */
  anchor: anchorSchema.nullable(),
  /** The rule of the instant check that a reviewer took it over from. */
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
    .max(commentsLimit, `A review has at most ${commentsLimit} comments.`),
  /** Rules of the instant check whose findings the reviewer does not share. */
  declinedRules: z.array(checkRule).max(100).optional(),
});
export type ReviewFields = z.infer<typeof reviewFieldsSchema>;

/** A review as it is published: sentences that a program wrote stand apart from the reviewer's own. */
export const publishedFieldsSchema = reviewFieldsSchema.extend({
  sections: z.record(
    z.enum(valuesOf<ReviewSection>(reviewSections)),
    sectionSchema.extend({
      /** Found by the automatic check and left as it was; absent where the reviewer wrote everything. */
      automatic: z.string().optional(),
    }),
  ),
});
export type PublishedFields = z.infer<typeof publishedFieldsSchema>;

export const resumeChangesSchema = z.array(
  z.object({ kind: z.enum(['same', 'added', 'removed']), lines: z.array(z.string()) }),
);
export type ResumeChanges = z.infer<typeof resumeChangesSchema>;

/** A request as its candidate sees it. */
export const ownReviewSchema = z.object({
  id: z.uuid(),
  state: z.enum(reviewStates),
  round: z.number().int(),
  resumeName: z.string(),
  requestedAt: z.iso.datetime(),
  /** How many stand in the queue up to it, itself included; null once somebody reads it. */
  place: z.number().int().nullable(),
  /** When it is to be there. */
  dueAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  /** Null while there is nothing to read, and for a link that was revoked. */
  reviewLink: z.string().nullable(),
  opened: z.boolean(),
  /** Until when a second round may be asked for; null where there is none to ask for. */
  secondRoundUntil: z.iso.datetime().nullable(),
});
export type OwnReview = z.infer<typeof ownReviewSchema>;

/** What a published review shows to whoever has its link. */
export const reviewResultSchema = z.object({
  candidate: z.string(),
  /** Null for a reviewer who has left. */
  reviewer: z.string().nullable(),
  resumeName: z.string(),
  round: z.number().int(),
  publishedAt: z.iso.datetime(),
  /** Until when its owner may ask for a second round; null after the last one. */
  secondRoundUntil: z.iso.datetime().nullable(),
  fields: publishedFieldsSchema,
  sheet: resumeSheetSchema,
  /** Null for a first round, and where one of the two resumes cannot be read. */
  changes: resumeChangesSchema.nullable(),
  /** Scores of the round before; null for a first one. */
  previousScores: z.record(z.string(), z.number().int().nullable()).nullable(),
});
export type ReviewResult = z.infer<typeof reviewResultSchema>;

export const reviewParamsSchema = z.strictObject({
  reviewId: z.uuid('There is no review with this address.'),
});
/** 256 bits in base64url. */
const token = z
  .string()
  .regex(/^[\w-]{43}$/, 'This link is not complete. Open it from the mail or your profile.');
const tokenSchema = z.strictObject({ review: token });

const oneOwnReview = z.object({ data: ownReviewSchema });

export const resumeReviewEndpoints = defineEndpoints({
  'POST /resume-review': {
    summary: 'Asks for a free expert review, without an account',
    form: { fields: resumeReviewSchema, file: 'resume' },
    status: 201,
    answer: sessionSchema,
    errors: ['conflict', 'too_large', 'unsupported_file'],
  },
  'GET /get-critique-detail': { summary: 'How far one’s review is', answer: critiqueDetailSchema },
  'POST /send-resume-to-expert': {
    summary: 'Sends the stored resume to an expert',
    answer: messageSchema,
    errors: ['conflict', 'not_found'],
  },
  'GET /resume-reviews': {
    summary: 'One’s requests for a review and where they stand, the newest first',
    answer: z.object({ data: z.array(ownReviewSchema) }),
  },
  'DELETE /resume-reviews/:reviewId': {
    summary: 'Withdraws a request that nobody has answered',
    params: reviewParamsSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /resume-reviews/:reviewId/second-round': {
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
    summary: 'A published review, for whoever has its link',
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
