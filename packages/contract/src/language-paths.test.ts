import { describe, expect, test } from 'vitest';
import { indexedLanguageOf, localUrl, splitPath } from './language-paths.ts';
import { localPath, prefixOf, unprefixedLanguage, withoutPrefix } from './language-prefix.ts';
import { isOwnTextAddress, isPageAddress, paths } from './paths.ts';
import { languages, sourceLanguage } from './text/languages.ts';

describe('[L-40] the address of a page in a language', () => {
  test('has the prefix of that language, English none, and every page is found again from it', () => {
    expect(unprefixedLanguage).toBe(sourceLanguage);
    for (const { code } of languages) {
      for (const path of Object.values(paths)) {
        const local = localPath(path, code);
        expect(local.startsWith(`${prefixOf(code)}${path === '/' && code !== 'en' ? '' : '/'}`)).toBe(true);
        expect(splitPath(local)).toEqual({ language: code, path });
        expect(withoutPrefix(local)).toBe(path);
      }
    }
  });

  test('keeps what follows the path, and is no page of the site beside the prefix for the start page', () => {
    expect(localPath('/', 'de')).toBe('/de');
    expect(localPath('/?p=8', 'de')).toBe('/de?p=8');
    expect(splitPath('/de?p=8')).toEqual({ language: 'de', path: '/?p=8' });
    expect(localPath('/jobs?title=Koch#top', 'ar')).toBe('/ar/jobs?title=Koch#top');
    expect(localUrl('https://jobs.example/home', 'pl')).toBe('https://jobs.example/pl/home');
    expect(localUrl('/home', 'pl')).toBe('/pl/home');
  });

  test.each([
    ['/de/de/home', 'de', '/de/home'],
    ['/DE/home', 'en', '/DE/home'],
    ['//de', 'en', '//de'],
    ['/de/', 'de', '/'],
    ['/de//evil.example', 'de', '//evil.example'],
    ['/en/home', 'en', '/en/home'],
    ['/deals', 'en', '/deals'],
    ['/des/home', 'en', '/des/home'],
    ['/__proto__/home', 'en', '/__proto__/home'],
    ['', 'en', ''],
  ])('%s is read as %s and %s', (address, language, path) => {
    expect(splitPath(address)).toEqual({ language, path });
  });
});

test('[L-40] files and addresses of other sites are no pages, and the operator’s texts are told from the product’s', () => {
  for (const address of ['/home', '/jobs?title=x', '/faq#pay', '/p/fees'])
    expect(isPageAddress(address)).toBe(true);
  for (const address of [
    '/feeds/jobs.rss',
    '/api/docs',
    '/sitemap.xml',
    '/de/home',
    'https://a.example/home',
  ])
    expect(isPageAddress(address)).toBe(false);
  for (const address of ['/terms', '/blog-details?post=x', '/p/fees'])
    expect(isOwnTextAddress(address)).toBe(true);
  for (const address of ['/home', '/jobs?title=x', '/faq']) expect(isOwnTextAddress(address)).toBe(false);
});

test('[L-40] a posting is found in its own language where the board offers it, else in the board’s', () => {
  const board = { own: 'de', offered: ['de', 'fr'] } as const;
  expect(indexedLanguageOf('fr', board)).toBe('fr');
  expect(indexedLanguageOf('pl', board)).toBe('de');
  expect(indexedLanguageOf(null, board)).toBe('de');
});
