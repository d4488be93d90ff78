import type { PostKind, StaffPostList } from '@waymark/contract/content/choices';
import { ownPagePath, paths, postPath, searchPath } from '@waymark/contract/paths';

/** Posts and the board's own pages are written at desks of their own. */
const desks: Readonly<Record<PostKind, string>> = { post: paths.staffPosts, page: paths.staffPages };

export const staffPostPath = (postId: string, kind: PostKind) => searchPath({ post: postId }, desks[kind]);

/** The address at which readers find it. */
export const publicPath = (kind: PostKind, slug: string) =>
  kind === 'page' ? ownPagePath(slug) : postPath(slug);

/** The address of a list, always with its name: without it, a list that is not empty opens. */
export function staffPostsPath(kind: PostKind, show: StaffPostList, words = '', page = 1): string {
  return searchPath({ show, q: words, page: page === 1 ? undefined : page }, desks[kind]);
}

/** Parses tags separated by commas. */
export function readTags(typed: string): string[] {
  const tags = typed.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter(Boolean))];
}

export function pictureMarkdown({ url, alternativeText }: { url: string; alternativeText: string }): string {
  return `![${alternativeText.replaceAll(/[[\]\\]/g, '')}](${url})`;
}

/** The text with a block of its own inserted at a position. */
export function insertAt(body: string, place: number, inserted: string): string {
  const [before, after] = [body.slice(0, place).trimEnd(), body.slice(place).trimStart()];
  return [before, inserted, after].filter(Boolean).join('\n\n');
}
