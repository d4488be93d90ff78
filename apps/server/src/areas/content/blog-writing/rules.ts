import {
  publishablePostSchema,
  type PostDraft,
  type PublishablePost,
} from '@waymark/contract/content/writing';
import type { PostKind } from '@waymark/contract/content/choices';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { slugOf } from '../blog/rules.ts';

/** How far ahead a post can be scheduled. */
const scheduleDays = 730;

/** A time that has just passed counts as now. */
const pastToleranceSeconds = 60;

export const emptyDraft: PostDraft = {
  title: '',
  summary: '',
  body: '',
  category: '',
  tags: [],
  author: '',
  coverId: null,
  slug: '',
};

/** The complete fields of a post. Throws `invalid_input` with every missing field. */
export function requirePublishable(draft: PostDraft, kind: PostKind): PublishablePost {
  const parsed = publishablePostSchema.safeParse(kind === 'page' ? asPage(draft) : draft);
  if (parsed.success) return { ...parsed.data, tags: [...new Set(parsed.data.tags)] };
  const problems = parsed.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message] as const);
  throw invalidFields(Object.fromEntries(problems.toReversed()));
}

/** A page has neither author nor category, nor tags. */
function asPage(draft: PostDraft): PostDraft {
  return { ...draft, author: '-', category: '-', tags: [] };
}

/** The typed slug, or one from the title. */
export function wantedSlug({ slug, title }: Pick<PublishablePost, 'slug' | 'title'>): string {
  return slug === '' ? slugOf(title, 70) || 'post' : slug;
}

/** The time of publication, null for now. Throws `invalid_input` for a past time. */
export function readSchedule(at: string | null, now: Date): Date | null {
  if (at === null) return null;
  const moment = new Date(at);
  const seconds = (moment.getTime() - now.getTime()) / 1000;
  if (seconds < -pastToleranceSeconds) {
    throw invalidFields({ at: 'This time has passed. Choose one to come, or publish the post now.' });
  }
  if (seconds > scheduleDays * 86_400)
    throw invalidFields({ at: 'Please choose a day within the next two years.' });
  return seconds <= 0 ? null : moment;
}

export function savedElsewhere(): AppError {
  return new AppError(
    'conflict',
    'This post was saved in another window meanwhile. What you typed here is kept; load the page again to see the other text.',
  );
}
