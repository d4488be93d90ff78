import { fileURLToPath } from 'node:url';
import { allPages } from '@waymark/contract/all-pages';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  categoryPages,
  companyPath,
  jobDetailPath,
  landingPath,
  paths,
  salariesPath,
  searchPath,
} from '@waymark/contract/paths';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPageData } from '../../apps/server/src/ssr/page-data.ts';
import { createBoardHandlers, entryOf, type WrittenPage } from '../../apps/server/src/ssr/router-build.ts';
import { speak } from '../../apps/server/src/testing/board-languages.ts';
import { createCompany, createJob, createPlace } from '../../apps/server/src/testing/factories.ts';
import { createPseudoSay, isNoWord } from '../../apps/server/src/testing/pseudo-say.ts';
import { useTestApp } from '../../apps/server/src/testing/test-app.ts';
import { listMessages } from './catalogs.ts';
import { readSources } from './source-files.ts';

/*
 * Pages of everybody, drawn by the product's own routes with messages in other letters and data in Greek: a word in
 * Latin letters is then said by none of the languages.
 */

const context = useTestApp();
const language = 'ar';
const web = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));

// A worker of browsers.
vi.mock('altcha/workers/pbkdf2?worker', () => ({ default: vi.fn() }));

beforeAll(() => void vi.stubEnv('DEV', false));
afterAll(() => void vi.unstubAllEnvs());

type RouteTable = Record<
  string,
  { id: string; parentId?: string; path?: string; index?: boolean; module: object }
>;

/** They are not drawn here. */
const membersFiles: ReadonlySet<string> = new Set(
  allPages
    .filter(({ access }) => access !== 'public' && access !== 'guests')
    .map(({ route }) => `routes/${route}.tsx`),
);
const isMembers = (file: string) => membersFiles.has(file);

async function importRoutes(entries: RouteConfigEntry[], parentId: string, table: RouteTable): Promise<void> {
  for (const { file, path, index, children } of entries) {
    const id = file.replace(/\.tsx$/, '');
    const module = isMembers(file) ? { default: () => null } : ((await import(`${web}${file}`)) as object);
    table[id] = { id, parentId, ...(path !== undefined && { path }), ...(index && { index }), module };
    if (children) await importRoutes(children, id, table);
  }
}

/** The build of the web, made of its sources. */
async function createBuild(): Promise<ServerBuild> {
  const { default: entries } = (await import(`${web}routes.ts`)) as { default: RouteConfigEntry[] };
  const root = (await import(`${web}root.tsx`)) as object;
  const routes: RouteTable = { root: { id: 'root', path: '', module: root } };
  await importRoutes(entries, 'root', routes);
  const assets = Object.values(routes).map(({ module, ...place }) => [
    place.id,
    { ...place, hasLoader: 'loader' in module, module: `/assets/${place.id}.js`, imports: [], css: [] },
  ]);
  return {
    entry: { module: await import(`${web}entry.server.tsx`) },
    routes,
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: Object.fromEntries(assets) as object,
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
}

async function createRenderer(): Promise<(path: string) => Promise<string>> {
  const build = await createBuild();
  const handlerFor = createBoardHandlers(build);
  const { pageData } = createPageData(context.services, context, () => null);
  const say = createPseudoSay(
    language,
    listMessages(readSources(fileURLToPath(new URL('../../', import.meta.url)))),
  );
  const { RouterContextProvider, serverContext, setBoard } = entryOf(build);
  return async (path) => {
    const { board, style } = await pageData.getBoard();
    setBoard(board, style);
    const pages: WrittenPage[] = [];
    const router = new RouterContextProvider();
    const takePage = (frame: string, inside?: WrittenPage['inside']) => void pages.push({ frame, inside });
    router.set(serverContext, { pageData, nonce: 'n', takePage, language, say });
    const address = `/${language}${path}`;
    await handlerFor(address, board.off)(new Request(pageData.publicUrl + address), router);
    const [{ frame, inside } = { frame: '', inside: undefined }] = pages;
    return inside ? frame.replace(inside.mark, () => inside.html) : frame;
  };
}

const readAttributes = /\s(?:aria-label|title|placeholder|alt|label|data-head|data-label|content)="([^"]*)"/g;
function findWords(html: string): string[] {
  const shown = html
    .replaceAll(/<(script|style|svg|code|kbd)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(
      /<meta (?:name="(?:viewport|robots|twitter:card|theme-color|referrer|color-scheme)|property="og:(?:image|locale|url|type)|charSet)[^>]*>/gi,
      ' ',
    );
  // Languages are called by their own names.
  const others = shown.replaceAll(/<(\w+)\b[^>]* lang="(?:en|de|fr|es|pl)"[^>]*>.*?<\/\1>/gs, ' ');
  const texts = others.replaceAll(/<[^>]*>/g, '\n').split('\n');
  const attributes = Array.from(others.matchAll(readAttributes), ([, text = '']) => text);
  return [...new Set([...texts, ...attributes].map((text) => text.trim()))].filter((text) => !isNoWord(text));
}

async function fillBoard() {
  const { services } = context;
  const company = await createCompany(services, {
    name: 'Φάρος',
    slug: 'faros',
    industry: 'Ναυτιλία',
    about: 'Φάροι.',
  });
  const place = await createPlace(services, { city: 'Αθήνα', country: 'Greece', country_code: 'GR' });
  const jobs = [];
  for (let n = 0; n < 14; n++) {
    jobs.push(
      await createJob(services, {
        company_id: company.id,
        title: n % 2 ? 'Νοσοκόμα' : 'Μάγειρας',
        description: '<p>Κείμενο</p>',
        skills: ['πλοία'],
        place_ids: [place],
        category: n % 3 ? 'health' : 'design',
        work_mode: n % 2 ? 'remote' : 'on-site',
        experience_min: 2,
        experience_max: 4,
        salary_min: 8_500_000,
        salary_max: 11_000_000,
        salary_currency: 'USD',
        salary_period: 'year',
        salary_yearly_usd: 97_500,
        posted_at: new Date(Date.now() - 86_400_000),
      }),
    );
  }
  const closed = await createJob(services, {
    company_id: company.id,
    title: 'Μάγειρας',
    description: '<p>Κείμενο</p>',
    status: 'filled',
  });
  await services.changes.settled();
  return { company, job: jobs[0]?.id ?? '', closed: closed.id };
}

test('[L-40] no public page says a word that is no message', async () => {
  speak('en', language);
  const { company, job, closed } = await fillBoard();
  const render = await createRenderer();
  const pages = [
    paths.home,
    paths.browseJobFilterList,
    paths.browseJobFilterGrid,
    searchPath({ q: 'πλοία', location: 'Αθήνα', notMode: ['hybrid'] }),
    searchPath({ q: 'ψψψ', type: 'freelance' }),
    jobDetailPath(job),
    jobDetailPath(closed),
    jobDetailPath(closed.replace(/^./, 'f')),
    companyPath(company.id),
    paths.companies,
    `${paths.companies}?show=gallery&letter=z`,
    `${paths.companies}?q=%CE%A6`,
    `${paths.companies}?company=${job}`,
    ...categoryPages.map(({ path }) => path),
    paths.unsubscribeAlert,
    paths.browseJobList,
    paths.portfolioGrid,
    paths.salaries,
    salariesPath({ title: 'Νοσοκόμα' }),
    landingPath({ category: 'health' }),
    landingPath({ title: 'Νοσοκόμα' }),
    paths.blogGridSidebar,
    paths.newsletter,
    paths.faq,
    paths.aboutUs,
    paths.accessibility,
    paths.cookies,
    paths.yourData,
    paths.status,
    paths.contact,
    paths.forEmployers,
    paths.pricingDetails,
    paths.resumeReview,
    paths.freeJobAlerts,
    paths.login,
    paths.register,
    paths.employerRegister,
    paths.cancelContract,
    '/nothing-here',
  ];
  const found: Record<string, string[]> = {};
  for (const path of pages) {
    const html = await render(path);
    const words = html.includes('[!!') ? findWords(html) : ['nothing was drawn'];
    if (words.length > 0) found[path] = words;
  }
  expect(found).toEqual({});
});

test('[L-40] nor does the frame of members, before the browser has what stands in it', async () => {
  speak('en', language);
  const render = await createRenderer();
  const found: Record<string, string[]> = {};
  for (const { path, access } of allPages) {
    if (access === 'public' || access === 'guests') continue;
    const words = findWords(await render(path));
    if (words.length > 0) found[path] = words;
  }
  expect(found).toEqual({});
});
