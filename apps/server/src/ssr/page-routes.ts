import { findJobRedirect } from '../areas/jobs/jobs/rules.ts';
import type { App } from '../platform/http/app.ts';
import { openPage, PageCache } from '../platform/http/page-cache.ts';
import { sendCachedPage } from '../platform/http/send-cached-page.ts';
import { readPageAddress } from './page-address.ts';
import { findPageRedirect } from './page-redirect.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Apart from the pages: whoever invents combinations of addresses pushes out no page. */
const partsBytes = 2 * 1024 * 1024;
/** The router asks for no more at once. */
const longestParts = 7680;

/** Where a path leads whose page has moved; null where it leads nowhere. Throws `unavailable`. */
export type FindRedirect = (path: string) => Promise<string | null>;

/** Serves every page, rendered on the server and cached. */
export function pageRoutes(
  app: App,
  { render, routesOf }: PageRenderer,
  findRedirect: FindRedirect,
  cache: PageCache,
): void {
  // What the router asks for behind a page: which scripts the pages are made of that it links to.
  const parts = new PageCache({ maxBytes: partsBytes });
  app.get('/__manifest', async (request, reply) => {
    if (request.url.length > longestParts) return reply.status(414).send();
    const found = await parts.get(request.url, () => render(request.url));
    if (found.status === 200) return sendCachedPage(request, reply, found);
    return reply.status(found.status).headers(found.headers).send();
  });
  app.get('/*', async (request, reply) => {
    const moved = findJobRedirect(request.url);
    if (moved !== undefined)
      return reply.header('cache-control', 'public, max-age=86400').redirect(moved, 301);
    const respelled = findPageRedirect(request.url);
    // What the address asks for may be a secret: nobody keeps where it leads.
    if (respelled !== undefined) return reply.header('cache-control', 'no-store').redirect(respelled, 301);
    const { address, isKept } = readPageAddress(request.url, routesOf);
    if (isKept) return sendCachedPage(request, reply, await cache.get(address, () => render(address)));
    const page = openPage(await render(address));
    const to = page.status === 404 ? await findRedirect(request.url.split('?')[0] ?? '') : null;
    // Whoever looks after the board may change where it leads: no browser keeps it for good.
    if (to !== null) return reply.header('cache-control', 'no-cache').redirect(to, 301);
    return sendCachedPage(request, reply, page);
  });
}
