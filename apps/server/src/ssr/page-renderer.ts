import { splitPath } from '@waymark/contract/language-paths';
import type { AnalyticsSnippet } from '@waymark/contract/office/settings';
import { randomBytes } from 'node:crypto';
import type { ServerBuild } from 'react-router';
import type { PageData } from '@waymark/contract/page-data';
import { paths } from '@waymark/contract/paths';
import type { Language } from '@waymark/contract/text/languages';
import { isPrivatePath } from '@waymark/contract/private-paths';
import {
  finishPage,
  type Compression,
  type FinishedPage,
  type RenderedPage,
} from '../platform/http/finish-page.ts';
import { sayIn } from '../platform/languages/say-in.ts';
import { surrogateKeysOf } from '../platform/http/surrogate-keys.ts';
import { createCriticalStyles } from './critical-styles.ts';
import {
  contentSecurityPolicy,
  decodePage,
  deferScripts,
  encodePage,
  hashScripts,
  type PageStyles,
} from './page-html.ts';
import { scriptIn } from './translated-build.ts';
import { writeLookStyles } from './look-styles.ts';
import { isCounted, writeSnippet } from './snippet-rules.ts';
import {
  createBoardHandlers,
  entryOf,
  routesOf,
  type HandlerFor,
  type WebBuild,
  type WrittenPage,
} from './router-build.ts';

const jobLink = new RegExp(`href="(?:/[a-z]{2})?${paths.jobDetail}\\?job=([\\da-f-]{36})`, 'g');

/** Renders pages by address, and names the routes of the page at a path, the outermost first. */
export interface PageRenderer {
  render(address: string, compression?: Compression): Promise<FinishedPage>;
  routesOf(path: string): readonly string[];
}

/** Renders the pages of the built web. Runs in the page thread, which also compresses what it renders. */
export function createPageRenderer(
  pageData: PageData,
  { build, styleSheet, first, scripts }: WebBuild,
): PageRenderer {
  const handlerFor = createBoardHandlers(build, scripts);
  const select = createCriticalStyles(decodePage(styleSheet.css));
  const stylesIn = (language: Language) => ({
    file: styleSheet.file,
    select,
    first: first.map((file) => scriptIn(file, language, scripts)),
  });
  return {
    render: async (address, compression = 'atOnce') =>
      finishPage(
        await renderPage(build, handlerFor, pageData, address, stylesIn(splitPath(address).language)),
        compression,
      ),
    routesOf: (path) => routesOf(build, path),
  };
}

/** Depends on nothing of the client's request but the address, since the page is cached for everyone. */
export async function renderPage(
  build: ServerBuild,
  handlerFor: HandlerFor,
  pageData: PageData,
  address: string,
  styles?: PageStyles,
): Promise<RenderedPage> {
  const { path, language } = splitPath(address);
  const nonce = randomBytes(16).toString('base64url');
  const { response, page, snippet } = await askRouter(build, handlerFor, pageData, address, nonce);
  if (!page) {
    const body = Buffer.from(await response.arrayBuffer());
    return withKeys(describe(response, body, contentSecurityPolicy([])), address);
  }
  const { frame, inside } = page;
  const decoded = decodePage(Buffer.from(frame));
  const within = inside?.html ?? '';
  const look = isPrivatePath(path.split('?', 1)[0] ?? '') ? {} : await pageData.getLook(language);
  // Who looks at a draft is no visitor.
  const counted =
    snippet && look.inlineStyles === undefined && isCounted(address) ? writeSnippet(snippet) : undefined;
  const styled = styles && { ...styles, select: (html: string) => styles.select(html, within) };
  const { html, policy } = hashScripts(
    styled ? deferScripts(decoded, styled, nonce) : decoded,
    nonce,
    counted,
    writeLookStyles(look),
  );
  const described = describe(response, joinPage(html, inside), policy);
  const rendered = withKeys(described, address, inside ? `${html}${within}` : html);
  return path.startsWith(`${paths.jobDetail}?`)
    ? { ...rendered, jobIds: jobIdsIn(inside ? within : frame) }
    : rendered;
}

/** The data of a page, which name nothing that it shows by a link, are dropped with every change of the lists. */
function withKeys(page: RenderedPage, address: string, html = ''): RenderedPage {
  return { ...page, headers: { ...page.headers, ...surrogateKeysOf(address, html) } };
}

/** The frame comes as one character per byte; what is inside is only read once and stays a text. */
function joinPage(frame: string, inside: WrittenPage['inside']): Buffer {
  if (!inside) return encodePage(frame);
  const at = frame.indexOf(inside.mark);
  const after = frame.slice(at + inside.mark.length);
  return Buffer.concat([encodePage(frame.slice(0, at)), Buffer.from(inside.html), encodePage(after)]);
}

/** The postings that a page links to, each once. */
function jobIdsIn(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(jobLink), ([, id = '']) => id))];
}

/**
 * The router's response and the page, which the server entry hands over through the context: as the body of the
 * response it would pass through a stream and be copied twice. Redirects and `.data` responses have no page.
 */
async function askRouter(
  build: ServerBuild,
  handlerFor: HandlerFor,
  pageData: PageData,
  address: string,
  nonce: string,
): Promise<{ response: Response; page: WrittenPage | undefined; snippet: AnalyticsSnippet | null }> {
  const { RouterContextProvider, serverContext, setBoard } = entryOf(build);
  const { board, style, snippet } = await pageData.getBoard();
  setBoard(board, style);
  let page: WrittenPage | undefined;
  const takePage = (frame: string, inside?: WrittenPage['inside']) => {
    page = { frame, inside };
  };
  const context = new RouterContextProvider();
  const { language } = splitPath(address);
  context.set(serverContext, { pageData, nonce, takePage, language, say: sayIn(language) });
  const response = await handlerFor(address, board.off)(
    // Two slashes at its start would make it one of another host.
    new Request(`${pageData.publicUrl}${address}`),
    context,
  );
  return { response, page, snippet };
}

function describe({ status, headers }: Response, body: Buffer, policy: string): RenderedPage {
  return {
    status,
    headers: {
      'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=600',
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...Object.fromEntries(headers),
      'content-security-policy': policy,
      // A search asks where somebody is, on a press; nothing that a page shows of others may.
      'permissions-policy': 'geolocation=(self)',
      'x-content-type-options': 'nosniff',
    },
    body,
  };
}
