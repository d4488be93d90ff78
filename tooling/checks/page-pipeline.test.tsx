import { defaultBoard } from '@waymark/contract/board-tables';
import type { PageData } from '@waymark/contract/page-data';
import { lazy, Suspense, useId } from 'react';
import { Outlet, type RequestHandler, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderPage } from '../../apps/server/src/ssr/page-renderer.ts';
import { createBoardHandlers } from '../../apps/server/src/ssr/router-build.ts';
import { Link } from '../../apps/web/src/components/layout/link.tsx';
import * as entry from '../../apps/web/src/entry.server.tsx';
import { Layout } from '../../apps/web/src/root.tsx';

/*
 * The assumptions of `apps/server/src/ssr` about React and React Router (decision 006), on both of them, the web's
 * own server entry and its document. An update of either that breaks one fails here.
 */

// The document of a production build.
beforeAll(() => void vi.stubEnv('DEV', false));
afterAll(() => void vi.unstubAllEnvs());

const text = 'Grüße – 你好. '.repeat(10_000);
const missing = () => {
  throw new Response(null, { status: 404 });
};

const Late = lazy(async () => ({ default: () => <p>Here at last</p> }));
const Waiting = () => (
  <Suspense>
    <Late />
  </Suspense>
);

const Field = () => <input id={useId()} />;
const Form = () => [<Field key="a" />, <div key="b">{[<Field key="c" />, <Field key="d" />]}</div>];
const FormAlone = () => (
  <>
    <Form />
    {null}
  </>
);
/** With what only React writes. */
const FormOfReact = () => (
  <>
    <Form />
    <pre>Lines</pre>
  </>
);

const root = { default: Outlet, Layout, ErrorBoundary: () => 'Failed', loader: () => 'root data' };
const places = [
  { id: 'root', path: '', module: root },
  { id: 'start', parentId: 'root', index: true, module: { default: () => <Link to="/home">Home</Link> } },
  { id: 'layout', parentId: 'root', module: { default: Outlet } },
  {
    id: 'home',
    parentId: 'layout',
    path: 'home',
    module: { default: () => <p>{text}</p>, loader: () => 'x' },
  },
  {
    id: 'waiting',
    parentId: 'root',
    path: 'waiting',
    module: { default: Waiting, loader: () => '</script><b>' },
  },
  { id: 'gone', parentId: 'layout', path: 'gone', module: { default: () => null, loader: missing } },
  { id: 'form', parentId: 'layout', path: 'form', module: { default: FormAlone } },
  { id: 'react', parentId: 'layout', path: 'react', module: { default: FormOfReact } },
  { id: 'other', parentId: 'root', path: 'other', module: { default: () => 'Other' } },
];

const byId = <Route extends { id: string }>(routes: Route[]) =>
  Object.fromEntries(routes.map((route) => [route.id, route]));

const build = {
  entry: { module: entry },
  routes: byId(places),
  assets: {
    entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
    routes: byId(
      places.map(
        ({ module: { loader }, ...place }: (typeof places)[number] & { module: { loader?: unknown } }) => ({
          ...place,
          hasLoader: loader !== undefined,
          module: `/assets/${place.id}.js`,
          imports: ['/assets/site.js'],
          css: ['/assets/site.css'],
        }),
      ),
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

const pageData = {
  publicUrl: 'https://jobs.example',
  getBoard: async () => ({ board: defaultBoard, style: undefined }),
  getLook: async () => ({}),
} as unknown as PageData;

const styles = { file: '/assets/site.css', select: () => 'p{color:red}', first: ['/assets/first.js'] };
const handlerFor = createBoardHandlers(build);

async function render(address: string, handle?: RequestHandler) {
  const chosen = handle ? () => handle : handlerFor;
  const { body, ...page } = await renderPage(build, chosen, pageData, address, styles);
  return { ...page, html: body.toString() };
}

test('[E-1] a page is the same from a router of its own routes as from one of all routes', async () => {
  const all = entry.createRequestHandler(build, 'production');
  for (const address of ['/home', '/home?recent=2', '/other', '/gone'])
    expect(await render(address), address).toEqual(await render(address, all));
});

test('a page is handed over whole beside the response of the router, in its encoding', async () => {
  const { status, headers, html } = await render('/home');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(html).toContain(`<p>${text}</p>`);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en".*<\/html>$/s);
});

test('[L-35] a page of the site that is read names its first script, and no other page does', async () => {
  expect((await render('/home')).html).toContain(' data-first="/assets/first.js">');
  expect((await render('/other')).html).not.toContain('data-first');
});

test('the scripts of a page are deferred with all their files, and its styles stand in the head', async () => {
  const { html } = await render('/home');
  const files = ['site.css', 'framework.js', 'site.js', 'root.js', 'layout.js', 'home.js', 'entry.js'];
  const [, named = '', script = ''] =
    /<script type="text\/plain" data-files="([^"]*)"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(named.split(' ').toSorted()).toEqual(files.map((file) => `/assets/${file}`).toSorted());
  expect(script).toContain('import("/assets/entry.js")');
  expect(script).toContain('import * as route2 from "/assets/home.js"');
  expect(html).not.toMatch(/<link[^>]*rel="(modulepreload|stylesheet)"|<script[^>]*type="module"/);
  expect(html).toContain('<style>p{color:red}</style></head>');
});

test('the policy of a page allows each of its inline scripts, and no nonce is left', async () => {
  const { html, headers } = await render('/home');
  expect(html).not.toContain('nonce=');
  const policy = headers['content-security-policy'] ?? '';
  for (const [, script = ''] of html.matchAll(/<script(?: type="text\/plain"[^>]*)?>(.*?)<\/script>/gs)) {
    const hash = await crypto.subtle.digest('SHA-256', Buffer.from(script));
    expect(policy, script.slice(0, 80)).toContain(`'sha256-${Buffer.from(hash).toString('base64')}'`);
  }
});

test('[E-1] the page names its own routes and the start page to the browser, and no others', async () => {
  const { html } = await render('/home');
  const [, manifest = ''] = /__reactRouterManifest = (\{.*?\});\n/s.exec(html) ?? [];
  const { routes } = JSON.parse(manifest) as { routes: object };
  expect(Object.keys(routes).toSorted()).toEqual(['home', 'layout', 'root', 'start']);
});

test('the router answers for the data of some routes, and for the routes of linked pages', async () => {
  const some = await render('/home.data?_routes=home');
  expect(some.html).toContain('home');
  expect(some.html).not.toContain('root data');
  // So that a CDN drops them with the page.
  expect(some.headers['surrogate-key']).toBe('board lists');
  const linked = await render('/__manifest?paths=%2Fother&version=1');
  expect(Object.keys(JSON.parse(linked.html) as object).toSorted()).toEqual(['other', 'root']);
});

test('a part whose module is still loading is in the page, and the data for hydration come once behind it', async () => {
  const pages = await Promise.all([render('/waiting'), render('/waiting')]);
  pages.push(await render('/waiting'));
  for (const { html } of pages) {
    expect(html).toContain('<p>Here at last</p>');
    expect(html).not.toContain('<!--$!-->');
    expect(html.match(/streamController\.enqueue\(/g)).toHaveLength(1);
    expect(html).toMatch(/streamController\.close\(\);<\/script><\/body><\/html>$/);
  }
});

test('data that look like the end of a script stay data', async () => {
  const { html } = await render('/waiting');
  expect(html).not.toContain('</script><b>');
  const [, written = ''] = /streamController\.enqueue\((".*?")\);/s.exec(html) ?? [];
  expect(JSON.parse(written)).toContain('</script><b>');
});

test('[L-35] what stands inside the document has the ids that React gives there, written with or without it', async () => {
  const inside = async (address: string) => {
    const { html } = await render(address);
    return /<body>(<input.*?<\/div>)/.exec(html)?.[1];
  };
  const byReact = await inside('/react');
  expect(byReact).toMatch(/^<input id="_R_\w+_"\/><div><input id="_R_\w+_"\/><input id="_R_\w+_"\/><\/div>$/);
  expect(await inside('/form')).toBe(byReact);
});

test('[L-21] a response that a loader throws is the status of the page', async () => {
  const { status, html } = await render('/gone');
  expect(status).toBe(404);
  expect(html).toContain('</html>');
});
