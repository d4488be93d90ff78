import {
  sharePicturePath,
  sharePictureSize,
  type SharePictureKind,
} from '@waymark/contract/pages/share-pictures';
import { feedFormats, type FeedExtension } from '@waymark/contract/integrations/feed-paths';
import type { Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import type { MetaDescriptor } from 'react-router';
import { board, titleOf } from './board.ts';
import { metaSay } from './say.ts';

interface PageMeta {
  title: Message;
  description: Message;
  canonical: string;
  /** What the page is about, where it has a picture of its own; `alt` says what stands on that. */
  picture?: { kind: SharePictureKind; name: string; alt: Message };
}

/** The metadata of a public page for search engines and link previews. */
export function pageMeta(page: PageMeta, say = metaSay()): MetaDescriptor[] {
  const { canonical, picture } = page;
  const [title, description] = [say(page.title), say(page.description)];
  return [
    { title: titleOf(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: board.name },
    ...pictureMeta(say, canonical, picture),
  ];
}

/** Leads feed readers to the feeds of a page's postings. */
export function feedMeta(title: string, pathOf: (extension: FeedExtension) => string): MetaDescriptor[] {
  return feedFormats.map(({ extension, type, label }) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    href: pathOf(extension),
    title: `${title} (${label})`,
  }));
}

function pictureMeta(say: Say, canonical: string, picture: PageMeta['picture']): MetaDescriptor[] {
  const origin = URL.parse(canonical)?.origin;
  if (origin === undefined) return [];
  const path = picture ? sharePicturePath(picture.kind, picture.name) : sharePicturePath('board');
  return [
    { property: 'og:image', content: origin + path },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(sharePictureSize.width) },
    { property: 'og:image:height', content: String(sharePictureSize.height) },
    { property: 'og:image:alt', content: picture ? say(picture.alt) : board.name },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
/** A page on the way from home to the one that is shown. */
export interface Crumb {
  name: string;
  path: string;
}

/** schema.org's BreadcrumbList as search engines ask for it; the page itself is the last. */
export function crumbsMarkup(crumbs: readonly Crumb[], publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${path}`,
    })),
  };
}
