import {
  publishablePostSchema,
  type PostDraft,
  type PublishablePost,
} from '@waymark/contract/content/writing';
import type { PostKind } from '@waymark/contract/content/choices';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { slugOf } from '../blog/rules.ts';

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
