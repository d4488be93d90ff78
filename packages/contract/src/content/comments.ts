import { defineEndpoints } from '../endpoint.ts';
import { email, linkTokenSchema, messageSchema } from '../identity/accounts.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { cleanText } from '../text/clean-text.ts';
import { personName } from '../text/names.ts';
import { z } from '../zod.ts';
import { commentLinksLimit, commentMaxLength, commentStates } from './choices.ts';
import { postSlug } from './posts.ts';
import { fixed } from '../text/say.ts';
import { msg } from '../text/message.ts';

const captchaMissing = msg`Please complete the Captcha`;
const links = /https?:\/\/|\bwww\./gi;

const commentText = (required: string) =>
  z
    .string(required)
    // First, so that no later check reads a huge text.
    .max(commentMaxLength * 2, fixed`Please use at most ${commentMaxLength} characters.`)
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(1, required)
        .max(commentMaxLength, fixed`Please use at most ${commentMaxLength} characters.`)
        .refine(
          (text) => (text.match(links)?.length ?? 0) <= commentLinksLimit,
          fixed`Please keep it to ${commentLinksLimit} links.`,
        ),
    );

/** A web address, or an empty text. */
const website = z
  .string()
  .trim()
  .max(200, fixed`Please use at most 200 characters.`)
  .refine(
    (value) => value === '' || (/^https?:\/\/[^\s/$.?#][^\s]*$/i.test(value) && URL.canParse(value)),
    fixed`Please enter a complete address, for example https://example.org, or leave it empty.`,
  )
  .default('');

/** POST /blog-posts/:slug/comments (J-2). */
export const commentSchema = z.strictObject({
  author: personName(fixed`Author is required`, 80),
  email: email(fixed`Email is required`, fixed`Enter a valid email`),
  url: website,
  comment: commentText(fixed`Comment is required`),
  /** The comment that it answers. */
  parentId: z.uuid().nullable().default(null),
  wantsMail: z.boolean().default(false),
  captcha: z.string(captchaMissing).min(1, captchaMissing).max(4000, captchaMissing),
});
export type CommentFields = z.output<typeof commentSchema>;

const staffCommentSchema = z.object({
  id: z.uuid(),
  state: z.enum(commentStates),
  name: z.string(),
  email: z.string(),
  url: z.string(),
  text: z.string(),
  byStaff: z.boolean(),
  /** The account of a member. */
  userId: z.uuid().nullable(),
  post: z.object({ slug: z.string(), title: z.string() }),
  /** The comment that it answers. */
  parent: z.object({ name: z.string(), text: z.string() }).nullable(),
  at: z.iso.datetime(),
});
export type StaffComment = z.infer<typeof staffCommentSchema>;

export const commentAnswerSchema = z.strictObject({ text: commentText(fixed`Please write an answer.`) });

const commentParams = z.strictObject({ commentId: z.uuid(msg`There is no comment with this address.`) });

export const commentEndpoints = defineEndpoints({
  'POST /blog-posts/:slug/comments': {
    feature: 'blog',
    summary: 'A comment below a post, shown once staff has let it through',
    params: z.object({ slug: postSlug }),
    body: commentSchema,
    status: 202,
    answer: messageSchema,
    errors: ['conflict', 'gone'],
  },
  'POST /blog-comments/confirm': {
    feature: 'blog',
    summary: 'Confirms the address to which answers to a comment are mailed',
    body: linkTokenSchema,
    answer: messageSchema,
    errors: ['gone'],
  },
  'GET /blog-comments/stop': {
    summary: 'Leads to the page that stops the mails about a comment',
    query: z.object({ token: z.string().min(20).max(200) }),
    status: 302,
    answer: messageSchema,
  },
  'POST /blog-comments/stop': {
    summary: 'Stops the mails about a comment',
    query: z.object({ token: z.string().min(20).max(200) }),
    answer: messageSchema,
  },
  'GET /staff/comments': {
    feature: 'blog',
    summary: 'Comments: those to decide oldest first, others newest first',
    query: z.strictObject({ state: z.enum(commentStates).default('held'), ...pageQuery }),
    answer: pageOf(staffCommentSchema),
    errors: ['not_found'],
  },
  'PUT /staff/comments/:commentId': {
    feature: 'blog',
    summary: 'Decides on a comment, or takes the decision back',
    params: commentParams,
    body: z.strictObject({
      /** The state that the viewer saw. */
      from: z.enum(commentStates),
      state: z.enum(commentStates),
    }),
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /staff/comments/:commentId/answers': {
    feature: 'blog',
    summary: 'Answers a comment, which lets it through',
    params: commentParams,
    body: commentAnswerSchema,
    status: 201,
    answer: messageSchema,
    errors: ['conflict'],
  },
});
