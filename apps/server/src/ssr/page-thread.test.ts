import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import type { PageData } from '@waymark/contract/page-data';
import { currentCaller, runForCaller } from '../platform/caller.ts';
import { AppError } from '../platform/errors.ts';
import type { FinishedPage } from '../platform/http/finish-page.ts';
import { PageThread } from './page-thread.ts';

const made: { directory: string; threads: PageThread[] } = { directory: '', threads: [] };
afterEach(async () => {
  await Promise.all(made.threads.splice(0).map((thread) => thread.end()));
  await rm(made.directory, { recursive: true, force: true });
});

/** A built web with one page, whose loader has the given body. */
async function threadOf(loader: string): Promise<PageThread> {
  made.directory = await mkdtemp(join(tmpdir(), 'waymark-pages-'));
  await mkdir(join(made.directory, 'server'));
  await mkdir(join(made.directory, 'client'));
  await writeFile(join(made.directory, 'client/site.css'), '.button { color: red }');
  const source = `
    import { createContext, createRequestHandler, RouterContextProvider } from ${JSON.stringify(import.meta.resolve('react-router'))};
    const serverContext = createContext();
    const page = { id: 'root', path: '', module: { loader: ({ request, context }) => load(context.get(serverContext).pageData, new URL(request.url)) } };
    const asset = { id: 'root', path: '', hasLoader: true, module: '/root.js', css: ['/site.css'] };
    async function load(pageData, url) { ${loader} }
    export const entry = { module: { default: () => new Response('', { status: 500 }), serverContext, setBoard() {}, createRequestHandler, RouterContextProvider } };
    export const routes = { root: { ...page, id: 'root' }, home: { ...page, id: 'home', parentId: 'root', path: 'home' } };
    export const assets = { entry: { module: '/entry.js', imports: [] }, routes: { root: asset, home: { ...asset, id: 'home', parentId: 'root', path: 'home' } }, url: '/manifest.js', version: '1' };
    export const publicPath = '/', assetsBuildDirectory = 'client', basename = '/', ssr = true, isSpaMode = false, prerender = [];
    export const future = {}, routeDiscovery = { mode: 'initial' };
  `;
  await writeFile(join(made.directory, 'server/index.js'), source);
  const thread = new PageThread(pathToFileURL(`${made.directory}/`));
  made.threads.push(thread);
  return thread;
}

const textOf = ({ brotli }: FinishedPage) => brotliDecompressSync(brotli).toString();

const board = { board: { off: [] }, style: undefined };
const dataOf = (data: object) =>
  ({
    publicUrl: 'https://jobs.example',
    getBoard: async () => board,
    getLook: async () => ({}),
    ...data,
  }) as unknown as PageData;

test('[L-22] pages are rendered in the thread with data from the main thread', async () => {
  const thread = await threadOf(`
    const posts = await pageData.blog.listTeasers('news', 2);
    return new Response(pageData.publicUrl + url.search + posts.map(({ at }) => at.getUTCFullYear()));
  `);
  const listTeasers = async (kind: string, count: number) =>
    kind === 'news' ? Array.from({ length: count }, () => ({ at: new Date('2026-01-02') })) : [];
  const { render, routesOf } = await thread.serve(dataOf({ blog: { listTeasers } }));
  const page = await render('/home?a=1');
  expect(page.status).toBe(200);
  expect(textOf(page)).toBe('https://jobs.example?a=12026,2026');
  expect(routesOf('/home')).toEqual(['root', 'home']);
});

test('[L-40] the data of a page have places as its language calls them', async () => {
  const thread = await threadOf(`
    const [job, cities] = [await pageData.findJob('a'), await pageData.categories.listCities()];
    return new Response(JSON.stringify([job.places[0].named ?? null, cities[0].name, cities[0].value]));
  `);
  const munich = { city: 'Munich', region: 'Bavaria', countryCode: 'DE', country: 'Germany' };
  const city = { name: 'Munich', value: 'Munich, Germany', count: 2, isPlace: true };
  const { render } = await thread.serve(
    dataOf({
      findJob: async () => ({ places: [munich] }),
      categories: { listCities: async () => [city] },
    }),
  );
  const shown = async (address: string) => JSON.parse(textOf(await render(address))) as unknown;
  expect(await shown('/home')).toEqual([null, 'Munich', 'Munich, Germany']);
  expect(await shown('/de/home')).toEqual([
    { city: 'München', region: 'Bayern' },
    'München',
    'München, Deutschland',
  ]);
  expect(await shown('/ar/home')).toEqual([{ city: 'ميونخ', region: 'بافاريا' }, 'ميونخ', 'ميونخ, ألمانيا']);
});

test('[L-22] several pages wait for data at once, and each gets its own', async () => {
  const thread = await threadOf(`return new Response(await pageData.findName(url.search));`);
  const asked: PromiseWithResolvers<void>[] = [];
  const findName = async (search: string) => {
    const wait = Promise.withResolvers<void>();
    if (asked.push(wait) === 3) for (const one of asked.toReversed()) one.resolve();
    await wait.promise;
    return search;
  };
  const { render } = await thread.serve(dataOf({ findName }));
  const pages = await Promise.all(['?a', '?b', '?c'].map((search) => render(`/home${search}`)));
  expect(pages.map(textOf)).toEqual(['?a', '?b', '?c']);
});

test('[L-35] [L-21] what a page asks for is asked for its caller', async () => {
  const thread = await threadOf(`return new Response(await pageData.whoAsks(url.search));`);
  const whoAsks = async () => currentCaller()?.address ?? 'nobody';
  const { render } = await thread.serve(dataOf({ whoAsks }));
  const renderFor = (address: string) =>
    new Promise<FinishedPage>((resolve, reject) => {
      runForCaller(
        { address, isSignedIn: false, isOutsideLines: false },
        () => void render(`/home`).then(resolve, reject),
      );
    });
  const pages = await Promise.all([renderFor('10.0.0.1'), renderFor('10.0.0.2'), render('/home')]);
  expect(pages.map(textOf)).toEqual(['10.0.0.1', '10.0.0.2', 'nobody']);
});

test('[L-22] a page shows the board as it is when the page is asked for', async () => {
  const thread = await threadOf(`return new Response((await pageData.getBoard()).board.name);`);
  let name = 'First';
  const { render } = await thread.serve(
    dataOf({ getBoard: async () => ({ board: { off: [], name }, style: undefined }) }),
  );
  const shown = [textOf(await render('/home')), textOf(await render('/home'))];
  name = 'Second';
  shown.push(textOf(await render('/home')));
  expect(shown).toEqual(['First', 'First', 'Second']);
});

test('[L-31] pages that wait for data at once have each the look that it was asked for with', async () => {
  const thread = await threadOf(`
    await pageData.wait();
    return new Response((await pageData.getLook()).slogan);
  `);
  const both = Promise.withResolvers<void>();
  const looks = ['of a draft', 'of everybody'];
  let waiting = 0;
  const wait = () => {
    if (++waiting === 2) both.resolve();
    return both.promise;
  };
  const { render } = await thread.serve(dataOf({ wait, getLook: async () => ({ slogan: looks.shift() }) }));
  const pages = await Promise.all([render('/home'), render('/home')]);
  expect(pages.map(textOf)).toEqual(['of a draft', 'of everybody']);
});

test('[L-21] unavailable data become the status of the page; any other error keeps its code', async () => {
  const thread = await threadOf(`
    try { return new Response(await pageData.find(url.search)); }
    catch (error) { return error instanceof Response ? error : new Response(error.code + ': ' + error.message); }
  `);
  const find = async (search: string) => {
    if (search === '?away') throw new Response(null, { status: 503, statusText: 'Service Unavailable' });
    throw new AppError('not_found', 'There is no such page.');
  };
  const { render } = await thread.serve(dataOf({ find }));
  expect((await render('/home?away')).status).toBe(503);
  expect(textOf(await render('/home'))).toBe('not_found: There is no such page.');
});

test('[L-21] an answer that cannot be cloned fails only its page', async () => {
  const thread = await threadOf(`
    try { await pageData.find(url.search); return new Response('found'); }
    catch (error) { return new Response(error.message); }
  `);
  const { render } = await thread.serve(dataOf({ find: async (search: string) => (search ? () => 1 : 'x') }));
  expect(textOf(await render('/home?bad'))).toMatch(/could not be cloned/);
  expect(textOf(await render('/home'))).toBe('found');
});

test('[L-21] a crashed thread fails its pages, and a new one renders the next', async () => {
  const thread = await threadOf(`
    if (url.search === '?end') process.exit(1);
    return new Response(await pageData.findName());
  `);
  const { render } = await thread.serve(dataOf({ findName: async () => 'Ada' }));
  await expect(render('/home?end')).rejects.toThrow('The thread has ended.');
  expect(textOf(await render('/home'))).toBe('Ada');
});

test('a build that cannot be read is reported by serve', async () => {
  const thread = new PageThread(new URL('file:///nowhere/'));
  made.threads.push(thread);
  await expect(thread.serve(dataOf({}))).rejects.toThrow(/nowhere\/server\/index\.js/);
});
