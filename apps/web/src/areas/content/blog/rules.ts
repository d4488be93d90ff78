import type { PostDetail, PostFilter } from '@waymark/contract/content/posts';
import { postPath, searchPath } from '@waymark/contract/paths';
import type { Locale } from '@waymark/contract/text/locales';
import { formatMonth } from '@waymark/contract/text/format';
import { msg, type Message } from '@waymark/contract/text/message';

export function readFilter(search: URLSearchParams): PostFilter {
  const read = (name: keyof PostFilter) => (search.get(name) ?? '').trim().slice(0, 100);
  return {
    q: read('q'),
    category: read('category'),
    tag: read('tag'),
    author: read('author'),
    month: read('month'),
  };
}

/** Whether the list is of a category, a tag, an author or a month, without a search. */
export function isNarrowed({ q, ...parts }: PostFilter): boolean {
  return q === '' && Object.values(parts).some((part) => part !== '');
}

/** Whether the list is of all posts. */
export const isWhole = (filter: PostFilter): boolean => Object.values(filter).every((part) => part === '');

export function postsPath(layout: string, filter: Partial<PostFilter> = {}, page = 1): string {
  return searchPath({ ...filter, page: page === 1 ? undefined : page }, layout);
}

/** The heading of a list. */
export function describeFilter(
  filter: PostFilter,
  authorName: string | undefined,
  language: Locale,
): Message {
  const { q, category, tag, month } = filter;
  if (q) return msg`Posts about “${q}”`;
  if (category) return category;
  if (tag) return msg`Posts on ${tag}`;
  if (authorName !== undefined) return msg`Posts by ${authorName}`;
  if (month) return msg`Posts of ${formatMonth(month, language)}`;
  return msg`Blog`;
}

/** Plain links, so that no script of another site runs on the page. */
export function shareLinks(title: string, address: string) {
  const [text, url] = [encodeURIComponent(title), encodeURIComponent(address)];
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'X', href: `https://twitter.com/intent/tweet?url=${url}&text=${text}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${url}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${url}&text=${text}` },
    { name: 'Reddit', href: `https://www.reddit.com/submit?url=${url}&title=${text}` },
  ] as const;
}

/** The schema.org markup of a post. */
export function postMarkup(post: PostDetail, publicUrl: string, publisher: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    datePublished: post.publishedAt,
    dateModified: post.changedAt,
    image: publicUrl + post.cover.url,
    articleSection: post.category,
    keywords: post.tags.join(', '),
    commentCount: post.comments,
    mainEntityOfPage: publicUrl + postPath(post.slug),
    ...(post.author && { author: { '@type': 'Person', name: post.author.name } }),
    publisher: { '@type': 'Organization', name: publisher, url: publicUrl },
  };
}
