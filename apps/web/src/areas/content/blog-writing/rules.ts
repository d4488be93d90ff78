import type { StaffPostList } from '@waymark/contract/content/choices/blog';
import { paths, searchPath } from '@waymark/contract/paths';

export const staffPostPath = (postId: string) => searchPath({ post: postId }, paths.staffPosts);

/** The address of a list. It is always named: without a name, the one that has something is opened. */
export function staffPostsPath(show: StaffPostList, words = '', page = 1): string {
  return searchPath({ show, q: words, page: page === 1 ? undefined : page }, paths.staffPosts);
}

/** Tags as they are typed, with commas between them. */
export function readTags(typed: string): string[] {
  const tags = typed.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter(Boolean))];
}

/** The Markdown of a picture. */
export function pictureMarkdown({ url, alternativeText }: { url: string; alternativeText: string }): string {
  return `![${alternativeText.replaceAll(/[[\]\\]/g, '')}](${url})`;
}

/** A text with something on lines of its own at a place in it. */
export function insertAt(body: string, place: number, inserted: string): string {
  const [before, after] = [body.slice(0, place).trimEnd(), body.slice(place).trimStart()];
  return [before, inserted, after].filter(Boolean).join('\n\n');
}
