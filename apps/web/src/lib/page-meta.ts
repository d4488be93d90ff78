import {
  sharePicturePath,
  sharePictureSize,
  type SharePictureKind,
} from '@waymark/contract/pages/share-pictures';
import { feedFormats, type FeedExtension } from '@waymark/contract/integrations/feed-paths';
import type { Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { localUrl, withoutOrigin } from '@waymark/contract/language-paths';
import { isOwnTextAddress } from '@waymark/contract/paths';
import type { Language } from '@waymark/contract/text/languages';
import type { MetaDescriptor } from 'react-router';
import { board, titleOf } from './board.ts';
import { metaSay } from './languages/say.ts';

interface PageMeta {
  title: Message;
  description: Message;
  /** The whole address in English. */
  canonical: string;
  /** For a page whose text is the same in every language of the board: the one in which it is found. */
  textIn?: Language;
  /** Whether search engines leave it out in every language. */
  isHidden?: boolean;
  /** What the page is about, where it has a picture of its own; `alt` says what stands on that. */
  picture?: { kind: SharePictureKind; name: string; alt: Message };
}

/** The metadata of a public page for search engines and link previews. */
export function pageMeta(page: PageMeta, say = metaSay()): MetaDescriptor[] {
  const { language } = say;
  const { picture } = page;
  const [title, description] = [say(page.title), say(page.description)];
  const isOwnText = isOwnTextAddress(withoutOrigin(page.canonical));
  const textIn = isOwnText ? board.languages.own : page.textIn;
  const canonical = localUrl(page.canonical, textIn ?? language);
  // What the operator wrote is no content in another language, whatever is around it.
  const isHidden = page.isHidden || (isOwnText && language !== textIn);
  return [
    { title: titleOf(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    // A page that names another as the canonical one may not be the translation of any.
    ...(textIn === undefined ? alternatesOf(page.canonical) : []),
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...localesOf(language),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: board.name },
    ...pictureMeta(say, canonical, picture),
  ];
}

/** The page in each language of the board, and for all others in the board's own; each says the same. */
function alternatesOf(page: string): MetaDescriptor[] {
  const { own, offered } = board.languages;
  if (offered.length < 2) return [];
  const alternate = (hrefLang: string, language: Language) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: localUrl(page, language),
  });
  return [...offered.map((language) => alternate(language, language)), alternate('x-default', own)];
}

function localesOf(language: Language): MetaDescriptor[] {
  const others = board.languages.offered.filter((one) => one !== language);
  return [
    { property: 'og:locale', content: localeOf(language) },
    ...others.map((one) => ({ property: 'og:locale:alternate', content: localeOf(one) })),
  ];
}

/** "de_DE": Open Graph wants a country, which is the one with most speakers. */
function localeOf(language: Language): string {
  return `${language}_${new Intl.Locale(language).maximize().region}`;
}

/** Leads feed readers to the feeds of a page's postings. */
export function feedMeta(
  say: Say,
  title: string,
  pathOf: (extension: FeedExtension) => string,
): MetaDescriptor[] {
  return feedFormats.map(({ extension, type, label }) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    href: pathOf(extension),
    title: `${title} (${say(label)})`,
  }));
}

function pictureMeta(say: Say, canonical: string, picture: PageMeta['picture']): MetaDescriptor[] {
  const origin = URL.parse(canonical)?.origin;
  if (origin === undefined) return [];
  const { kind, name } = picture ?? { kind: 'board' as const, name: undefined };
  const path = sharePicturePath(kind, name, say.language);
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
export function crumbsMarkup(crumbs: readonly Crumb[], publicUrl: string, language: Language) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: localUrl(publicUrl + path, language),
    })),
  };
}
