import { defaultBoard } from '@waymark/contract/board-tables';
import type { PageData } from '@waymark/contract/page-data';
import { redirect, useLocation, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '../../apps/server/src/ssr/page-renderer.ts';
import { createBoardHandlers } from '../../apps/server/src/ssr/router-build.ts';
import { useKeptInside } from '../../apps/web/src/components/layout/kept-part.ts';
import { LanguageSwitcher } from '../../apps/web/src/components/layout/language-switcher.tsx';
import { Link } from '../../apps/web/src/components/layout/link.tsx';
import * as entry from '../../apps/web/src/entry.server.tsx';
import { useLanguage } from '../../apps/web/src/lib/languages/language.ts';
import { readAddress } from '../../apps/web/src/lib/languages/page-address.ts';
import { pageMeta } from '../../apps/web/src/lib/page-meta.ts';
import App, { Layout } from '../../apps/web/src/root.tsx';

/* What the prefix of a language does to a page, on the router, the server entry and the document of the product. */

// The document of a production build.
beforeAll(() => void vi.stubEnv('DEV', false));
afterAll(() => void vi.unstubAllEnvs());

function Part() {
  return <Link to="/faq">{useLanguage()}</Link>;
}

function Home() {
  const { pathname } = useLocation();
  return (
    <>
      <p>At {pathname}</p>
      <nav {...useKeptInside('part', 'same', <Part />)} />
      <Link to="/jobs?title=cook" state="kept">
        Cooks
      </Link>
      <LanguageSwitcher />
    </>
  );
}

const metaOf = (path: string) => () =>
  pageMeta({ title: 'A page', description: 'It is one.', canonical: `https://jobs.example${path}` });
const places = [
  { id: 'root', path: '', module: { default: App, Layout, ErrorBoundary: () => 'Failed' } },
  {
    id: 'start',
    parentId: 'root',
    index: true,
    module: { default: () => null, loader: () => redirect('/home') },
  },
  {
    id: 'home',
    parentId: 'root',
    path: 'home',
    module: {
      default: Home,
      loader: ({ request }: { request: Request }) => readAddress(request).pathname,
      meta: metaOf('/home'),
    },
  },
  {
    id: 'terms',
    parentId: 'root',
    path: 'terms',
    module: { default: () => 'Terms', meta: metaOf('/terms') },
  },
];
const byId = <Route extends { id: string }>(routes: Route[]) =>
  Object.fromEntries(routes.map((route) => [route.id, route]));
const build = {
  entry: { module: entry },
  routes: byId(places),
  assets: {
    entry: { module: '/assets/entry.js', imports: [] },
    routes: byId(
      places.map(({ module, ...place }) => ({
        ...place,
        hasLoader: 'loader' in module,
        module: `/assets/${place.id}.js`,
        imports: [],
        css: [],
      })),
    ),
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'client',
  basename: '/',
  ssr: true,
  isSpaMode: false,
  prerender: [],
  future: {},
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} as unknown as ServerBuild;

let languages = defaultBoard.languages;
const pageData = {
  publicUrl: 'https://jobs.example',
  getBoard: async () => ({ board: { ...defaultBoard, languages }, style: undefined, snippet: null }),
  getLook: async () => ({}),
} as unknown as PageData;
const handlerFor = createBoardHandlers(build);

async function render(address: string) {
  const { body, ...page } = await renderPage(build, handlerFor, pageData, address);
  return { ...page, html: body.toString() };
}

const alternatesIn = (html: string) =>
  new Map(
    Array.from(
      html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi),
      ([, name = '', href = '']) => [name, href] as const,
    ),
  );

beforeEach(() => {
  languages = { own: 'en', offered: ['en', 'de', 'ar'] };
});

describe('[L-40] a page below the prefix of a language', () => {
  test('is the page of the path behind it, in that language and direction, and its links stay there', async () => {
    const { status, html } = await render('/de/home');
    expect(status).toBe(200);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="de" dir="ltr"[^>]* data-waits="\/de\/home"/);
    expect(html).toContain('At <!-- -->/home');
    expect(html).toContain('<a href="/de/faq" data-discover="true">de</a>');
    expect(html).toContain('href="/de/jobs?title=cook"');
    expect((await render('/ar/home')).html).toContain('<html lang="ar" dir="rtl"');
  });

  test('keeps no part of another language', async () => {
    for (const [address, part] of [
      ['/home', '<a href="/faq" data-discover="true">en</a>'],
      ['/ar/home', '<a href="/ar/faq" data-discover="true">ar</a>'],
      ['/de/home', '<a href="/de/faq" data-discover="true">de</a>'],
      ['/home', '<a href="/faq" data-discover="true">en</a>'],
    ] as const) {
      expect((await render(address)).html, address).toContain(part);
    }
  });

  test('tells the browser’s router its prefix, and loaders know nothing of it', async () => {
    expect((await render('/de/home')).html).toContain('"basename":"/de"');
    expect((await render('/home')).html).toContain('"basename":"/"');
    const { status, html } = await render('/de/home.data');
    expect(status).toBe(200);
    expect(html).toContain('/home');
    expect(html).not.toContain('/de/home');
  });

  test('redirects within the language, and its manifest names the routes of its paths', async () => {
    const start = await render('/de');
    expect([start.status, start.headers['location']]).toEqual([302, '/de/home']);
    const { html } = await render('/de/__manifest?paths=%2Fde%2Fhome&version=1');
    expect(Object.keys(JSON.parse(html) as object)).toContain('home');
  });

  test.each(['/de/de/home', '/en/home', '//de/home', '//evil.example/home', '/de//home', '/xx/home'])(
    '%s is no page',
    async (address) => {
      expect((await render(address)).status).toBe(404);
    },
  );

  test('names its translations, and each of them names the same', async () => {
    const all = new Map([
      ['en', 'https://jobs.example/home'],
      ['de', 'https://jobs.example/de/home'],
      ['ar', 'https://jobs.example/ar/home'],
      ['x-default', 'https://jobs.example/home'],
    ]);
    for (const address of ['/home', '/de/home', '/ar/home']) {
      const { html } = await render(address);
      expect(alternatesIn(html), address).toEqual(all);
      expect(html).toContain(`<link rel="canonical" href="https://jobs.example${address}"`);
      expect(html).not.toContain('noindex');
    }
    const { html } = await render('/de/home');
    expect(html).toContain('<meta property="og:locale" content="de_DE"');
    expect(html).toContain('<meta property="og:locale:alternate" content="ar_EG"');
  });

  test('with the operator’s text is found in the board’s own language alone', async () => {
    const own = await render('/terms');
    const other = await render('/de/terms');
    for (const { html } of [own, other]) {
      expect(html).toContain('<link rel="canonical" href="https://jobs.example/terms"');
      expect(alternatesIn(html).size).toBe(0);
    }
    expect(own.html).not.toContain('noindex');
    expect(other.html).toContain('<meta name="robots" content="noindex"');
  });

  test('leads to itself in the other languages, each called by its own name', async () => {
    const { html } = await render('/de/home');
    for (const [code, href, name] of [
      ['en', '/home', 'English'],
      ['de', '/de/home', 'Deutsch'],
      ['ar', '/ar/home', 'العربية'],
    ]) {
      expect(html).toMatch(
        new RegExp(`<a [^>]*href="${href}" lang="${code}" hrefLang="${code}"[^>]*>${name}</a>`, 'i'),
      );
    }
    expect(html).toMatch(/hrefLang="de" dir="auto" aria-current="true"/i);
    // In the head, one of these is shown.
    expect(html).toContain(' data-others="en ar"');
    expect(html).toContain('This page is also in English.');
    expect(html).not.toContain('Diese Seite');
  });

  test('says nothing of languages on a board that has one', async () => {
    languages = { own: 'de', offered: ['de'] };
    const { html } = await render('/de/home');
    expect(html).not.toMatch(/hreflang|data-others|og:locale:alternate|aria-label="Language"/i);
    expect(html).toContain('<link rel="canonical" href="https://jobs.example/de/home"');
  });
});
