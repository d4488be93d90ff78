import { protectedPaths } from '@waymark/contract/paths';

/** A page and when it last changed, ISO 8601; undefined where nobody knows. */
export interface SitemapAddress {
  /** With its slash, without the origin. */
  path: string;
  changedAt?: string;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

function entryOf(publicUrl: string, { path, changedAt }: SitemapAddress): string {
  const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
  return `<loc>${escapeXml(publicUrl + path)}</loc>${changed}`;
}

/** A list of pages as sitemaps.org describes it. */
export function writeSitemap(publicUrl: string, addresses: readonly SitemapAddress[]): string {
  const entries = addresses.map((address) => `<url>${entryOf(publicUrl, address)}</url>\n`);
  return `${declaration}<urlset xmlns="${namespace}">\n${entries.join('')}</urlset>\n`;
}

/** The list of the lists. */
export function writeSitemapIndex(publicUrl: string, files: readonly string[]): string {
  const entries = files.map((path) => `<sitemap>${entryOf(publicUrl, { path })}</sitemap>\n`);
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${entries.join('')}</sitemapindex>\n`;
}

/** What crawlers leave alone: the API, the captured mail of a demo, and pages that ask who is there. */
export function writeRobots(publicUrl: string): string {
  const closed = ['/api/', '/dev/', ...protectedPaths].map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${closed.join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
