import type { PostDraft } from '@waymark/contract/content/writing';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaChallenge } from '@waymark/contract/content/contact';
import { publishPost } from '../areas/content/blog-writing/publishing-commands.ts';
import { newId } from '../platform/ids.ts';
import type { App } from '../platform/http/app.ts';
import type { Services } from '../platform/services.ts';

let count = 0;

export const postDraft = (overrides: Partial<PostDraft> = {}): PostDraft => ({
  title: `Post ${++count}`,
  summary: 'What it is about.',
  body: 'A few words.',
  category: 'Resumes',
  tags: ['resume'],
  author: 'Ada Writer',
  coverId: null,
  slug: '',
  ...overrides,
});

/** A draft that has not been published yet. */
export async function createDraft(
  { database }: Pick<Services, 'database'>,
  overrides: Partial<PostDraft> = {},
): Promise<string> {
  const id = newId();
  await database
    .insertInto('blog_posts')
    .values({ id, draft: JSON.stringify(postDraft(overrides)) })
    .execute();
  return id;
}

/** A post that readers see. */
export async function createPost(
  services: Pick<Services, 'database'>,
  staffId: string,
  { at = new Date(), ...overrides }: Partial<PostDraft> & { at?: Date } = {},
): Promise<{ id: string; slug: string }> {
  const id = await createDraft(services, overrides);
  await publishPost(services.database, { postId: id, staffId, version: 1, at: null }, at);
  const { slug } = await services.database
    .selectFrom('blog_posts')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, slug: slug ?? '' };
}

/** A captcha that is solved, as a browser sends it. */
export async function solvedCaptcha(app: App): Promise<string> {
  const challenge = (await app.inject('/api/captcha')).json<CaptchaChallenge>();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
