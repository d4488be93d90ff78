import type { StaffPostList } from '@waymark/contract/content/choices';
import { paths, searchPath } from '@waymark/contract/paths';

export const staffPostPath = (postId: string) => searchPath({ post: postId }, paths.staffPosts);

/** The address of a list, always with its name: without it, a list that is not empty opens. */
export function staffPostsPath(show: StaffPostList, words = '', page = 1): string {
  return searchPath({ show, q: words, page: page === 1 ? undefined : page }, paths.staffPosts);
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
