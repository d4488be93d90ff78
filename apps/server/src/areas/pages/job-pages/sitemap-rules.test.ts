import { paths } from '@waymark/contract/paths';
import { describe, expect, test } from 'vitest';
import { speak } from '../../../testing/board-languages.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addressesOfPart } from './constants.ts';
import { createSitemaps } from './queries.ts';
import { writeRobots, writeSitemap } from './rules.ts';

const context = useTestApp();
const publicUrl = 'https://jobs.example';
const languages = { own: 'de', offered: ['de', 'fr', 'ar'] } as const;

/** Each address of a sitemap with its alternates by their names. */
function readEntries(xml: string): Map<string, Record<string, string>> {
  const entries = Array.from(xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g));
  return new Map(
    entries.map(([, loc = '', rest = '']) => {
      const links = Array.from(
        rest.matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"\/>/g),
      );
      return [loc, Object.fromEntries(links.map(([, name = '', href = '']) => [name, href]))];
    }),
  );
}

describe('[L-40] the sitemap of a board of several languages', () => {
  test('has a page once in each language, and each names all of them and itself', () => {
    const entries = readEntries(writeSitemap(publicUrl, [{ path: '/jobs?a=1&b=2' }], languages));
    const all = {
      de: `${publicUrl}/de/jobs?a=1&amp;b=2`,
      fr: `${publicUrl}/fr/jobs?a=1&amp;b=2`,
      ar: `${publicUrl}/ar/jobs?a=1&amp;b=2`,
    };
    expect([...entries.keys()]).toEqual(Object.values(all));
    for (const links of entries.values()) expect(links).toEqual({ ...all, 'x-default': all.de });
  });

  test('has postings and the operator’s texts once, in the board’s own language', () => {
    const pages = [paths.terms, '/blog-details?post=a', '/p/fees', `${paths.jobDetail}?job=1`];
    const entries = readEntries(
      writeSitemap(
        publicUrl,
        pages.map((path) => ({ path })),
        languages,
      ),
    );
    expect([...entries]).toEqual(pages.map((path) => [`${publicUrl}/de${path}`, {}]));
  });

  test('is as before on a board of one language', () => {
    const xml = writeSitemap(publicUrl, [{ path: '/home' }], { own: 'en', offered: ['en'] });
    expect(xml).not.toContain('xhtml');
    expect([...readEntries(xml).keys()]).toEqual([`${publicUrl}/home`]);
  });

  test('stays within the limits of a part, whatever the number of languages', async () => {
    const salaries = Array.from({ length: addressesOfPart }, (_none, at) => `/salaries?title=${at}`);
    const sitemaps = createSitemaps(context.database, context.index, async () => salaries, {
      hasCheckout: false,
    });
    expect(await sitemaps.listParts('salaries')).toEqual([1]);
    speak('de', 'fr', 'ar');
    expect(await sitemaps.listParts('salaries')).toEqual([1, 2, 3, 4]);
    const parts = await Promise.all([1, 2, 3, 4].map((part) => sitemaps.listAddresses('salaries', part)));
    expect(parts.flat().map(({ path }) => path)).toEqual(salaries);
    for (const part of parts) {
      const xml = writeSitemap(publicUrl, part, languages);
      expect(readEntries(xml).size).toBeLessThanOrEqual(addressesOfPart);
      expect(xml.length).toBeLessThan(50_000_000);
    }
  });
});

test('[L-40] robots leave members’ pages alone in every language', () => {
  const lines = writeRobots(publicUrl, languages).split('\n');
  for (const prefix of ['', '/de', '/fr', '/ar'])
    expect(lines).toContain(`Disallow: ${prefix}${paths.account}`);
  expect(lines).not.toContain(`Disallow: /pl${paths.account}`);
});
