import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { plainName } from '../text/names.ts';
import { version as anyVersion } from '../version.ts';
import { z } from '../zod.ts';
import {
  postBodyMaxLength,
  postKinds,
  postSummaryMaxLength,
  postTagsLimit,
  postTitleMaxLength,
  staffPostLists,
  type StaffPostList,
} from './choices.ts';
import { postSlug } from './posts.ts';
import { msg } from '../text/message.ts';
import { fixed } from '../text/say.ts';

const most = (count: number) => fixed`Please use at most ${count} characters.`;

/** A draft, in which every field may be empty. */
export const postDraftSchema = z.strictObject({
  title: z.string().max(postTitleMaxLength, most(postTitleMaxLength)).default(''),
  summary: z.string().max(postSummaryMaxLength, most(postSummaryMaxLength)).default(''),
  body: z.string().max(postBodyMaxLength, most(postBodyMaxLength)).default(''),
  category: z.string().max(40, most(40)).default(''),
  tags: z
    .array(z.string().trim().min(1).max(40, most(40)))
    .max(postTagsLimit, fixed`Please use at most ${postTagsLimit} tags.`)
    .default([]),
  author: z.string().max(80, most(80)).default(''),
  /** One of the post's pictures; null for a drawn one. */
  coverId: z.uuid().nullable().default(null),
  /** The address; empty to make it from the title. */
  slug: z.string().max(80, most(80)).default(''),
});
export type PostDraft = z.output<typeof postDraftSchema>;

/** A draft that is complete enough to publish. */
export const publishablePostSchema = z.object({
  title: plainName(fixed`A post needs a title.`, postTitleMaxLength),
  summary: plainName(fixed`Please say in a sentence or two what the post is about.`, postSummaryMaxLength),
  body: z
    .string()
    .trim()
    .min(1, fixed`Please write the text first.`)
    .max(postBodyMaxLength),
  category: plainName(fixed`Please name a category.`, 40),
  tags: z.array(plainName(fixed`Please leave no tag empty.`, 40)).max(postTagsLimit),
  author: plainName(fixed`Please name the author.`, 80),
  coverId: z.uuid().nullable(),
  slug: z.union(
    [z.literal(''), postSlug],
    msg`Please use small letters, digits and hyphens, for example two-questions.`,
  ),
});
export type PublishablePost = z.output<typeof publishablePostSchema>;

const postStates = ['draft', 'published', 'withdrawn'] as const;

const kind = z.enum(postKinds).default('post');

const staffPostSchema = z.object({
  id: z.uuid(),
  kind: z.enum(postKinds),
  title: z.string(),
  state: z.enum(postStates),
  slug: z.string().nullable(),
  /** Whether the draft differs from the published text. */
  hasChanges: z.boolean(),
  scheduledFor: z.iso.datetime().nullable(),
  /** It is not published at its time, because the person who set it lost the right to. */
  isHeld: z.boolean(),
  publishedAt: z.iso.datetime().nullable(),
  savedAt: z.iso.datetime(),
});
export type StaffPost = z.infer<typeof staffPostSchema>;

const pictureSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alternativeText: z.string(),
});
export type StaffPostPicture = z.infer<typeof pictureSchema>;

const staffPostDetailSchema = staffPostSchema.extend({
  draft: postDraftSchema,
  version: z.number().int(),
  pictures: z.array(pictureSchema),
  /** The newest first. */
  versions: z.array(
    z.object({ id: z.uuid(), number: z.number().int(), title: z.string(), at: z.iso.datetime() }),
  ),
  /** Values of earlier posts. */
  known: z.object({
    authors: z.array(z.string()),
    categories: z.array(z.string()),
    tags: z.array(z.string()),
  }),
});
export type StaffPostDetail = z.infer<typeof staffPostDetailSchema>;

const previewSchema = z.object({ html: z.string(), minutes: z.number().int(), words: z.number().int() });
export type PostPreview = z.infer<typeof previewSchema>;

export const pictureFieldsSchema = z.strictObject({
  alternativeText: plainName(fixed`Please say what the picture shows, for those who do not see it.`, 300),
});

const postParams = z.strictObject({ postId: z.uuid(msg`There is no post with this address.`) });
const version = anyVersion.min(1);
const lists = staffPostLists.map(({ value }) => value) as [StaffPostList, ...StaffPostList[]];

export const writingEndpoints = defineEndpoints({
  'GET /staff/posts': {
    summary: 'Posts, those that were changed last first',
    query: z.strictObject({
      kind,
      show: z.enum(lists).default('drafts'),
      q: z.string().trim().max(200).default(''),
      ...pageQuery,
    }),
    answer: pageOf(staffPostSchema),
    errors: ['not_found'],
  },
  'POST /staff/posts': {
    summary: 'Begins a post, or a page of the board’s own',
    query: z.strictObject({ kind }),
    status: 201,
    answer: z.object({ data: z.object({ id: z.uuid() }) }),
  },
  'GET /staff/posts/:postId': {
    summary: 'A post as it is being written',
    params: postParams,
    answer: z.object({ data: staffPostDetailSchema }),
  },
  'PUT /staff/posts/:postId/draft': {
    summary: 'Saves the draft, based on a version',
    params: postParams,
    body: z.strictObject({ version, draft: postDraftSchema }),
    answer: z.object({ data: z.object({ version: z.number().int() }) }),
    errors: ['conflict'],
  },
  'POST /staff/post-previews': {
    summary: 'How a text will look',
    body: z.strictObject({ body: z.string().max(postBodyMaxLength, most(postBodyMaxLength)) }),
    answer: z.object({ data: previewSchema }),
  },
  'POST /staff/posts/:postId/publication': {
    summary: 'Publishes a post as it was read, now or at a time to come',
    params: postParams,
    body: z.strictObject({
      version,
      at: z.iso
        .datetime({ offset: true, message: msg`Please enter a day and a time.` })
        .nullable()
        .default(null),
    }),
    answer: messageSchema,
    errors: ['conflict'],
  },
  'DELETE /staff/posts/:postId/publication': {
    summary: 'Takes a post down, or its day away',
    params: postParams,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /staff/posts/:postId/versions/:versionId/restore': {
    summary: 'Makes an earlier version the draft; readers see nothing of it yet',
    params: postParams.extend({ versionId: z.uuid(msg`There is no version with this address.`) }),
    body: z.strictObject({ version }),
    answer: messageSchema,
    errors: ['conflict'],
  },
  'DELETE /staff/posts/:postId': {
    summary: 'Deletes a draft that was never public',
    params: postParams,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /staff/posts/:postId/pictures': {
    summary: 'Uploads a picture for a post',
    params: postParams,
    form: { fields: pictureFieldsSchema, file: 'picture' },
    status: 201,
    answer: z.object({ data: pictureSchema }),
    errors: ['conflict', 'too_large', 'unsupported_file'],
  },
});
