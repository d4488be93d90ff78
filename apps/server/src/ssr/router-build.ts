import type { PublicBoard } from '@waymark/contract/all-settings';
import { readdir, readFile } from 'node:fs/promises';
import { splitPath } from '@waymark/contract/language-paths';
import type { Language } from '@waymark/contract/text/languages';
import type { Feature } from '@waymark/contract/feature';
import { isPageOff } from '@waymark/contract/office/feature-choices';
import type { PageData } from '@waymark/contract/page-data';
import type { Say } from '@waymark/contract/text/say';
import type {
  CreateRequestHandlerFunction,
  RequestHandler,
  RouterContext,
  RouterContextProvider,
  ServerBuild,
} from 'react-router';
import { inLanguage, type ScriptLanguages } from './translated-build.ts';

/*
 * Everything here reads the shape of React Router's server build: `routes` and `assets.routes` by id, each with its
 * `parentId` and `path`. `router-build.test.ts` runs it against the router itself.
 */

/** A rendered page: its document, and what stands inside where `mark` is. */
export interface WrittenPage {
  frame: string;
  inside: { mark: string; html: string } | undefined;
}

/** What the web's server entry exports beside the router's own parts. */
interface WebEntry {
  createRequestHandler: CreateRequestHandlerFunction;
  RouterContextProvider: typeof RouterContextProvider;
  serverContext: RouterContext<{
    pageData: PageData;
    nonce: string;
    language: Language;
    takePage(frame: string, inside?: WrittenPage['inside']): void;
    say: Say;
  }>;
  setBoard(board: PublicBoard, style: Readonly<Record<string, string>> | undefined): void;
}

/** The routes of a build, with or without their modules. */
export interface RouteTable {
  routes: Record<string, RoutePlace | undefined>;
}

interface RoutePlace {
  id: string;
  parentId?: string | undefined;
  index?: boolean | undefined;
  path?: string | undefined;
}

/** The built web: its server build, the site's one style sheet, and the files of its first script. */
export interface WebBuild {
  build: ServerBuild;
  styleSheet: { file: string; css: Buffer };
  first: readonly string[];
  scripts: ScriptLanguages;
}

/** The build contains the router: contexts and handlers of another copy would not work with it. */
export const entryOf = ({ entry }: ServerBuild) => entry.module as unknown as WebEntry;

/** Reads the built web in a directory. */
export async function readBuild(directory: URL): Promise<WebBuild> {
  const build = (await import(new URL('server/index.js', directory).href)) as ServerBuild;
  const file = build.assets.routes['root']?.css?.[0];
  if (file === undefined) throw new Error('The pages were built without a style sheet.');
  const css = await readFile(new URL(`client${file}`, directory));
  const [first, scripts] = await Promise.all([findFirstScript(directory), readScripts(directory)]);
  return { build, styleSheet: { file, css }, first, scripts };
}

/** None while the pages are worked on, whose script is English. */
async function readScripts(directory: URL): Promise<ScriptLanguages> {
  const text = await readFile(new URL('languages.json', directory), 'utf8').catch(() => '{}');
  // oxlint-disable-next-line no-restricted-properties -- what the build has written
  return JSON.parse(text) as ScriptLanguages;
}

/** `first-entry`, and then what it shares with the script of pages (`vite.config.ts`). */
async function findFirstScript(directory: URL): Promise<string[]> {
  const names = await readdir(new URL('client/assets/', directory)).catch(() => []);
  return names
    .filter((name) => /^first-(entry|shared)-.*\.js$/.test(name))
    .sort()
    .map((name) => `/assets/${name}`);
}

/** The handler of an address on a board without these features. */
export type HandlerFor = (address: string, off: readonly Feature[]) => RequestHandler;

/**
 * Handlers of the pages that a board has. The routes of features that are switched off are missing from them, so that
 * their addresses are those of no page, in the browser's router as well.
 */
export function createBoardHandlers(build: ServerBuild, scripts: ScriptLanguages = {}): HandlerFor {
  const all = createLanguageHandlers(build, scripts);
  let last: { off: string; handlerFor: (address: string) => RequestHandler } | undefined;
  return (address, off) => {
    if (off.length === 0) return all(address);
    const key = off.join();
    if (last?.off !== key) {
      const ids = Object.values(build.routes).flatMap((route) =>
        route && !isPageOff(off, `/${route.path}`) ? [route.id] : [],
      );
      last = { off: key, handlerFor: createLanguageHandlers(withRoutes(build, ids), scripts) };
    }
    return last.handlerFor(address);
  };
}

/** The handlers of each language, made for its first page: its prefix is what the router takes away before all else. */
function createLanguageHandlers(
  build: ServerBuild,
  scripts: ScriptLanguages,
): (address: string) => RequestHandler {
  const handlers = new Map<Language, (path: string) => RequestHandler>();
  return (address) => {
    const { language, path } = splitPath(address);
    let handlerFor = handlers.get(language);
    if (!handlerFor)
      handlers.set(language, (handlerFor = createPageHandlers(inLanguage(build, language, scripts))));
    return handlerFor(path);
  };
}

/**
 * A request handler for each page, with only the routes of that page and of the start page, which every page links
 * to: the router walks all its routes several times a page. Any other address gets a handler with all routes.
 */
function createPageHandlers(build: ServerBuild): (address: string) => RequestHandler {
  const create = (part: ServerBuild) => entryOf(build).createRequestHandler(part, 'production');
  const all = create(build);
  const start = routesOf(build, '/');
  const handlers = new Map<string, RequestHandler>();
  for (const route of Object.values(build.routes)) {
    const path = `/${route?.path}`;
    if (/^\/[\w-]+$/.test(path))
      handlers.set(path, create(withRoutes(build, [...start, ...routesOf(build, path)])));
  }
  return (address) => handlers.get(address.split('?')[0] ?? '') ?? all;
}

function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const pick = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries([...new Set(ids)].map((id) => [id, routes[id] as Route]));
  const assets = { ...build.assets, routes: pick(build.assets.routes) };
  return { ...build, routes: pick(build.routes), assets };
}

/** The ids of the routes of the page at a path, the outermost first. */
export function routesOf({ routes }: RouteTable, path: string): string[] {
  const name = path.slice(1);
  const own = Object.values(routes).find((route) => (name === '' ? route?.index : route?.path === name));
  const ids: string[] = [];
  for (let route = own; route; route = routes[route.parentId ?? '']) ids.unshift(route.id);
  return ids;
}

/** The routes without their modules, which cannot be sent to another thread. */
export function routeTableOf({ routes }: ServerBuild): RouteTable {
  const places = Object.entries(routes).map(([name, route]): [string, RoutePlace | undefined] => {
    if (!route) return [name, undefined];
    const { id, parentId, index, path } = route;
    return [name, { id, parentId, index, path }];
  });
  return { routes: Object.fromEntries(places) };
}
