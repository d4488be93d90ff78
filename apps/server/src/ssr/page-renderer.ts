import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type {
  CreateRequestHandlerFunction,
  RequestHandler,
  RouterContext,
  RouterContextProvider,
  ServerBuild,
} from 'react-router';
import type { PublicBoard } from '@waymark/contract/office/choices/board';
import type { PageData } from '@waymark/contract/page-data';
import { finishPage, type FinishedPage, type RenderedPage } from '../platform/http/finish-page.ts';
import { contentSecurityPolicy, sealScripts } from './content-security.ts';
import { createCriticalStyles } from './critical-styles.ts';
import { orderLoading } from './loading-order.ts';

/** Renders pages; tests count with one of their own. */
export interface PageRenderer {
  render(address: string): Promise<FinishedPage>;
  /** The ids of the routes that a page is made of, the outermost first. */
  routesOf(path: string): readonly string[];
}

/** What tells of which routes a page is made: of a build, or without what they do. */
export interface RouteTable {
  routes: Record<string, RoutePlace | undefined>;
}

interface RoutePlace {
  id: string;
  parentId?: string | undefined;
  index?: boolean | undefined;
  path?: string | undefined;
}

/** What is done to a page, as `lettersOf` has it, before its scripts are sealed. */
type Finish = (html: string, nonce: string) => string;

/** What the web build's server entry exports beside the router's own parts. */
interface WebEntry {
  createRequestHandler: CreateRequestHandlerFunction;
  RouterContextProvider: typeof RouterContextProvider;
  serverContext: RouterContext<{ pageData: PageData; nonce: string; takePage(page: Buffer): void }>;
  setBoard(board: PublicBoard, style: Readonly<Record<string, string>> | undefined): void;
}

/** The built web, as pages are rendered from it. */
export interface WebBuild {
  build: ServerBuild;
  create(part: ServerBuild): RequestHandler;
  /** Its one style sheet: where it is, and what is in it. */
  styles: { file: string; text: string };
}

const entryOf = ({ entry }: ServerBuild) => entry.module as unknown as WebEntry;

/** Reads the build in a directory. */
export async function readBuild(directory: URL): Promise<WebBuild> {
  const build = (await import(new URL('server/index.js', directory).href)) as ServerBuild;
  const { createRequestHandler } = entryOf(build);
  const file = styleSheetOf(build);
  const text = await readFile(new URL(`client${file}`, directory), 'utf8');
  return { build, create: (part) => createRequestHandler(part, 'production'), styles: { file, text } };
}

/** The pages of the built web. */
export function createPageRenderer(
  pageData: PageData,
  { build, create, styles: { file, text } }: WebBuild,
): PageRenderer {
  const handlerFor = createPageHandlers(build, create);
  const select = createCriticalStyles(lettersOf(Buffer.from(text)));
  const finish: Finish = (html, nonce) => orderLoading(html, { file, select }, nonce);
  return {
    // Compressed here: what is thrown away afterwards is nobody else's.
    render: async (address) =>
      finishPage(await renderPage(build, handlerFor(address), pageData, address, finish)),
    routesOf: (path) => routesOf(build, path),
  };
}

/** Answers with nothing of the client's request but its address: what is kept for all must not depend on one. */
export async function renderPage(
  build: ServerBuild,
  handle: RequestHandler,
  pageData: PageData,
  address: string,
  finish: Finish = (html) => html,
): Promise<RenderedPage> {
  const { RouterContextProvider, serverContext, setBoard } = entryOf(build);
  const { board, style } = await pageData.getBoard();
  setBoard(board, style);
  const nonce = randomBytes(16).toString('base64url');
  const context = new RouterContextProvider();
  let page: Buffer | undefined;
  const takePage = (bytes: Buffer) => {
    page = bytes;
  };
  context.set(serverContext, { pageData, nonce, takePage });
  const response = await handle(new Request(new URL(address, pageData.publicUrl)), context);
  const sealed = page && sealScripts(finish(lettersOf(page), nonce), nonce);
  return toRenderedPage(response, sealed);
}

/**
 * A letter for each byte. All that is looked for in a page is plain ASCII, and a text that has one dash or quotation
 * mark of another script costs twice the memory, and several times the search.
 */
const lettersOf = (bytes: Buffer) => bytes.toString('latin1');

/**
 * A handler for each page, of the routes that it is made of: the router goes through all it knows several times for
 * each page. What is no page, or lies deeper, is for the whole of them.
 */
export function createPageHandlers(
  build: ServerBuild,
  create: (part: ServerBuild) => RequestHandler,
): (address: string) => RequestHandler {
  const whole = create(build);
  const first = routesOf(build, '/');
  const handlers = new Map<string, RequestHandler>();
  for (const route of Object.values(build.routes)) {
    const path = `/${route?.path}`;
    if (/^\/[\w-]+$/.test(path))
      handlers.set(path, create(partOf(build, [...first, ...routesOf(build, path)])));
  }
  return (address) => handlers.get(address.split('?')[0] ?? '') ?? whole;
}

function partOf(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const pick = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries([...new Set(ids)].map((id) => [id, routes[id] as Route]));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}

/** The ids of the routes that the page at a path is made of, the outermost first. */
export function routesOf({ routes }: RouteTable, path: string): string[] {
  const name = path.slice(1);
  const own = Object.values(routes).find((route) => (name === '' ? route?.index : route?.path === name));
  const trail: string[] = [];
  for (let route = own; route; route = routes[route.parentId ?? '']) trail.unshift(route.id);
  return trail;
}

/** The address of the one style sheet of the site. */
function styleSheetOf({ assets }: ServerBuild): string {
  const [file] = assets.routes['root']?.css ?? [];
  if (file === undefined) throw new Error('The pages were built without a style sheet.');
  return file;
}

/** An answer of the router, or its page. */
async function toRenderedPage(
  response: Response,
  page: { html: string; policy: string } | undefined,
): Promise<RenderedPage> {
  const headers = Object.fromEntries(response.headers);
  return {
    status: response.status,
    headers: {
      'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=600',
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...headers,
      'content-security-policy': page?.policy ?? contentSecurityPolicy([]),
      'x-content-type-options': 'nosniff',
    },
    body: page ? Buffer.from(page.html, 'latin1') : Buffer.from(await response.arrayBuffer()),
  };
}
