import { splitPath } from '@waymark/contract/language-paths';
import { localPath, prefixOf } from '@waymark/contract/language-prefix';
import { previewParameter } from '@waymark/contract/page';
import { isPageOff } from '@waymark/contract/office/feature-choices';
import { languages } from '@waymark/contract/text/languages';
import type { FastifyReply } from 'fastify';
import { findJobRedirect } from '../areas/jobs/jobs/rules.ts';
import { board } from '../platform/board/board.ts';
import type { App } from '../platform/http/app.ts';
import type { FinishedPage } from '../platform/http/finish-page.ts';
import { PageCache } from '../platform/http/page-cache.ts';
import { sendCachedPage } from '../platform/http/send-cached-page.ts';
import { readPageAddress, findLanguageRedirect, findPageRedirect } from './page-address.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Kept apart from the pages, so that invented combinations of paths push out no page. */
const manifestCacheBytes = 2 * 1024 * 1024;
/** The router's own limit for one request. */
const maxManifestLength = 7680;

/** The new address of a page that has moved, or null. Throws `unavailable`. */
export type FindRedirect = (path: string) => Promise<string | null>;

/** A page as a draft of the look shows it to who holds its link; undefined where that has ended. */
export type RenderPreview = (token: string, address: string) => Promise<FinishedPage | undefined>;

/** The token is a secret, and what it shows is not public. */
const ofPreviews = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

function previewTokenOf(url: string): string | undefined {
  const at = url.indexOf('?');
  const token = at < 0 ? null : new URLSearchParams(url.slice(at)).get(previewParameter);
  return token !== null && /^[\w-]{43}$/.test(token) ? token : undefined;
}

const dataOf = /\.data(?=\?|$)/;

/** Whether it asks for the data of a page that is switched off. */
const isDataOff = (address: string) =>
  dataOf.test(address) && isPageOff(board.off, splitPath(address.replace(dataOf, '')).path);

/** Where another board named a page by a number or a word in the query: its path alone is that of the first page. */
const formerAddress = /^\/(?:index\.php)?\?(?:[^#]*&)?((?:p=\d{1,12})|(?:feed=job_feed))(?:&|$)/;

/**
 * An address in a language that the board does not offer leads to the same page in its own. One that has a prefix was a
 * page once, or is in somebody's mail: crawlers give what they know of it to the other. The one without a prefix leads
 * to whatever language is the board's own today. A query may hold a secret, which no cache should keep.
 */
function redirectToOwn(reply: FastifyReply, from: string, to: string): FastifyReply {
  const kept = from.includes('?') ? 'no-store' : 'public, max-age=300';
  return reply.header('cache-control', kept).redirect(to, splitPath(from).path === from ? 302 : 301);
}

/**
 * Serves every page, the same for everyone: redirects, the address without what the page does not take
 * (`page-address.ts`), the page cache, else the page thread (`page-thread.ts`, `page-worker.ts`), where the router
 * renders it (`router-build.ts`) and styles, scripts and policy are put in order (`page-renderer.ts`, `page-html.ts`).
 */
export function pageRoutes(
  app: App,
  { render, routesOf, renderPreview }: PageRenderer & { renderPreview?: RenderPreview },
  findRedirect: FindRedirect,
  cache: PageCache,
): void {
  // After a page has loaded, the router requests which scripts the linked pages need.
  const manifests = new PageCache({ maxBytes: manifestCacheBytes });
  for (const { code } of languages) {
    app.get(`${prefixOf(code)}/__manifest`, async (request, reply) => {
      if (request.url.length > maxManifestLength) return reply.status(414).send();
      const found = await manifests.get(request.url, () => render(request.url));
      if (found.status === 200) return sendCachedPage(request, reply, found);
      return reply.status(found.status).headers(found.headers).send();
    });
  }
  app.get('/*', async (request, reply) => {
    const { language, path } = splitPath(request.url);
    const moved = findJobRedirect(path);
    if (moved !== undefined)
      return reply.header('cache-control', 'public, max-age=86400').redirect(localPath(moved, language), 301);
    const former = formerAddress.exec(request.url)?.[1];
    const here = former === undefined ? null : await findRedirect(`/?${former}`);
    if (here !== null) return reply.header('cache-control', 'no-cache').redirect(here, 301);
    const respelled = findPageRedirect(request.url);
    // The query may hold a secret, which no cache should keep.
    if (respelled !== undefined) return reply.header('cache-control', 'no-store').redirect(respelled, 301);
    const { address, isKept } = readPageAddress(request.url, routesOf);
    const inOwn = findLanguageRedirect(request.url, board.settings.languages);
    if (inOwn !== undefined) {
      const to = isKept ? null : await findRedirect(request.url.split('?')[0] ?? '');
      if (to === null) return redirectToOwn(reply, request.url, inOwn);
      return reply.header('cache-control', 'no-cache').redirect(to, 301);
    }
    const token = previewTokenOf(request.url);
    // Another address could lead to another host.
    if (token !== undefined && isKept) {
      const shown = await renderPreview?.(token, address);
      if (!shown) return reply.headers(ofPreviews).redirect(address, 302);
      const page = await cache.render(() => Promise.resolve(shown));
      return sendCachedPage(request, reply, { ...page, headers: { ...page.headers, ...ofPreviews } });
    }
    // An open page that was read before its links went: without a body the browser's router shows that there is no page.
    if (isDataOff(address)) return reply.status(404).header('cache-control', 'no-store').send();
    if (isKept) return sendCachedPage(request, reply, await cache.get(address, () => render(address)));
    const page = await cache.render(() => render(address));
    const to = page.status === 404 ? await findRedirect(request.url.split('?')[0] ?? '') : null;
    // Staff may change the target, so no browser keeps it for good.
    if (to !== null) return reply.header('cache-control', 'no-cache').redirect(to, 301);
    return sendCachedPage(request, reply, page);
  });
}
