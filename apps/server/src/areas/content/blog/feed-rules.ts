import { paths, postPath } from '@waymark/contract/paths';
import { escapeHtml } from '../../../platform/mail/mail.ts';

/** A post in a feed. */
export interface FeedPost {
  slug: string;
  title: string;
  summary: string;
  html: string;
  category: string;
  tags: readonly string[];
  author: string | null;
  publishedAt: Date;
  changedAt: Date;
}

export interface Feed {
  name: string;
  publicUrl: string;
  posts: readonly FeedPost[];
}

export const feedFiles = { rss: '/blog-feed.xml', json: '/blog-feed.json' } as const;

/** RSS 2.0 with the whole text, each address complete. */
export function writeRss({ name, publicUrl, posts }: Feed): string {
  const items = posts.map((post) => {
    const address = publicUrl + postPath(post.slug);
    const categories = [post.category, ...post.tags].map((word) => `<category>${escapeXml(word)}</category>`);
    return (
      `<item><title>${escapeXml(post.title)}</title><link>${escapeXml(address)}</link>` +
      `<guid isPermaLink="true">${escapeXml(address)}</guid><pubDate>${post.publishedAt.toUTCString()}</pubDate>` +
      `${post.author === null ? '' : `<dc:creator>${escapeXml(post.author)}</dc:creator>`}${categories.join('')}` +
      `<description>${escapeXml(post.summary)}</description>` +
      `<content:encoded>${escapeXml(completeAddresses(post.html, publicUrl))}</content:encoded></item>\n`
    );
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ' +
    'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n' +
    `<title>${escapeXml(titleOf(name))}</title><link>${escapeXml(publicUrl + paths.blogGridSidebar)}</link>` +
    `<description>${escapeXml(about)}</description><language>en</language>` +
    `<atom:link href="${escapeXml(publicUrl + feedFiles.rss)}" rel="self" type="application/rss+xml"/>\n` +
    `${items.join('')}</channel></rss>\n`
  );
}

/** JSON Feed 1.1. */
export function writeJsonFeed({ name, publicUrl, posts }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(name),
    description: about,
    language: 'en',
    home_page_url: publicUrl + paths.blogGridSidebar,
    feed_url: publicUrl + feedFiles.json,
    items: posts.map((post) => ({
      id: publicUrl + postPath(post.slug),
      url: publicUrl + postPath(post.slug),
      title: post.title,
      summary: post.summary,
      content_html: completeAddresses(post.html, publicUrl),
      date_published: post.publishedAt.toISOString(),
      date_modified: post.changedAt.toISOString(),
      tags: [post.category, ...post.tags],
      ...(post.author !== null && { authors: [{ name: post.author }] }),
    })),
  });
}

const about = 'On looking for work, resumes, interviews, hiring and pay.';
const titleOf = (name: string) => `${name} blog`;

/** XML 1.0 has no other control characters. */
// oxlint-disable-next-line no-control-regex -- they are what it looks for
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const escapeXml = (text: string) => escapeHtml(text.replaceAll(unwritable, ''));

const completeAddresses = (html: string, publicUrl: string) =>
  html
    .replaceAll(/ srcset="[^"]*"/g, '')
    .replaceAll(/ (src|href)="\/(?!\/)/g, (_whole, name: string) => ` ${name}="${publicUrl}/`);
