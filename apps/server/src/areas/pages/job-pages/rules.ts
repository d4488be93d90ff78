import type { CountedName, LetteredNames } from '@waymark/contract/jobs/categories';
import { xmlDeclaration, escapeXml } from '../../../platform/xml/write-xml.ts';
import { letterOf } from '../../companies/companies/rules.ts';
import { type BoardLanguages } from '@waymark/contract/language-paths';
import { localPath, prefixOf } from '@waymark/contract/language-prefix';
import { isOwnTextAddress, paths, protectedPaths } from '@waymark/contract/paths';
import type { Language } from '@waymark/contract/text/languages';
import { msg } from '@waymark/contract/text/message';

const otherLetter = 'other';

/** The most that is listed for one letter. */
const namesShown = 1000;

const alphabet = [
  ...[...'abcdefghijklmnopqrstuvwxyz'].map((value) => ({ value, label: value.toUpperCase() })),
  { value: '0-9', label: '0-9' },
  { value: otherLetter, label: msg`Other` },
];

const letterOrOther = ({ name }: CountedName) => letterOf(name) || otherLetter;

/** The names under a letter, or under the first that has any; names come with most jobs first. */
export function findByLetter(names: readonly CountedName[], asked: string): LetteredNames {
  const byLetter = Map.groupBy(names, letterOrOther);
  const letters = alphabet
    .map((letter) => ({ ...letter, count: byLetter.get(letter.value)?.length ?? 0 }))
    .filter(({ count }) => count > 0);
  const letter = byLetter.has(asked) ? asked : (letters[0]?.value ?? '');
  const found = (byLetter.get(letter) ?? [])
    .slice(0, namesShown)
    .map(({ name, value, count }) => ({ name, value, count }));
  return { letters, letter, names: found.toSorted((a, b) => compareNames(a.name, b.name)) };
}

const compareNames = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;

/** A page and when it last changed, ISO 8601; undefined where that is unknown. */
export interface SitemapAddress {
  /** With its slash, without the origin. */
  path: string;
  changedAt?: string;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const changedOf = ({ changedAt }: SitemapAddress) =>
  changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;

/** Postings and the operator's texts are the same in every language, and have one address for search engines. */
const hasAlternates = (path: string) => !path.startsWith(paths.jobDetail) && !isOwnTextAddress(path);

/** A page in each language, and in each the list of all of them. */
function writeEntries(publicUrl: string, address: SitemapAddress, { own, offered }: BoardLanguages): string {
  const urlIn = (language: Language) => escapeXml(publicUrl + localPath(address.path, language));
  const write = (language: Language, alternates: string) =>
    `<url><loc>${urlIn(language)}</loc>${changedOf(address)}${alternates}</url>\n`;
  if (offered.length < 2 || !hasAlternates(address.path)) return write(own, '');
  const link = (name: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${urlIn(language)}"/>`;
  const links = offered.map((language) => link(language, language)).join('') + link('x-default', own);
  return offered.map((language) => write(language, links)).join('');
}

/** A list of pages as sitemaps.org describes it, with their translations as search engines read them. */
export function writeSitemap(
  publicUrl: string,
  addresses: readonly SitemapAddress[],
  languages: BoardLanguages,
): string {
  const entries = addresses.map((address) => writeEntries(publicUrl, address, languages));
  const links = languages.offered.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `${xmlDeclaration}<urlset xmlns="${namespace}"${links}>\n${entries.join('')}</urlset>\n`;
}

/** The list of the lists. */
export function writeSitemapIndex(publicUrl: string, files: readonly string[]): string {
  const entries = files.map((path) => `<sitemap><loc>${escapeXml(publicUrl + path)}</loc></sitemap>\n`);
  return `${xmlDeclaration}<sitemapindex xmlns="${namespace}">\n${entries.join('')}</sitemapindex>\n`;
}

/** Pictures on public pages; of two rules that fit, crawlers follow the longer one (RFC 9309). */
const publicPictures = [
  '/api/company-logos/',
  '/api/company-pictures/files/',
  '/api/blog-covers/',
  '/api/blog-pictures/',
  '/api/board-marks/',
  '/api/board-icons/',
  '/api/testimonial-pictures/',
  '/api/banner-pictures/',
  '/api/look-pictures/',
];

/**
 * What crawlers leave alone: the API but for pictures, the captured mail of a demo, and pages that ask who is
 * there.
 */
export function writeRobots(publicUrl: string, { offered }: Pick<BoardLanguages, 'offered'>): string {
  const open = publicPictures.map((path) => `Allow: ${path}\n`);
  const prefixes = new Set(['', ...offered.map(prefixOf)]);
  const members = [...prefixes].flatMap((prefix) => protectedPaths.map((path) => prefix + path));
  const closed = ['/api/', '/dev/', ...members].map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${open.join('')}${closed.join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
