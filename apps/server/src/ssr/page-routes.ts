import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { RouterContext, ServerBuild } from 'react-router';
import type { PageData } from '@waymark/contract/page-data';
import { findJobRedirect } from '../modules/jobs/redirect-rules.ts';
import type { App } from '../platform/http/app.ts';
import type { PageCache, RenderedPage } from '../platform/http/page-cache.ts';
import { sendCachedPage } from '../platform/http/send-cached-page.ts';
import { contentSecurityPolicy, sealScripts } from './content-security.ts';

const buildDirectory = new URL('../../../web/build/', import.meta.url);

/** What the web build's server entry exports beside the router's own parts. */
interface WebEntry {
  serverContext: RouterContext<{ pageData: PageData; nonce: string }>;
}

/** Addresses differ by what advertisers append; pages do not. */
const trackingParameters = /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|ref)$/;
const longestCachedKey = 1024;

/** Serves the web app: its files, and every page rendered on the server and cached. */
export async function pageRoutes(app: App, pageData: PageData, cache: PageCache): Promise<void> {
  // Loaded here and not above: React takes its build from NODE_ENV when it is first loaded.
  const { createRequestHandler, RouterContextProvider } = await import('react-router');
  const build = (await import(new URL('server/index.js', buildDirectory).href)) as ServerBuild;
  const { serverContext } = build.entry.module as unknown as WebEntry;
  const handle = createRequestHandler(build, 'production');

  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('client/', buildDirectory)),
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forever = path.includes('/assets/');
      void reply.header(
        'cache-control',
        forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      void reply.header('x-content-type-options', 'nosniff');
    },
  });

  async function render(address: string): Promise<RenderedPage> {
    const nonce = randomBytes(16).toString('base64url');
    const context = new RouterContextProvider();
    context.set(serverContext, { pageData, nonce });
    // Nothing of the client's request but its address: what is cached for all must not depend on one.
    const response = await handle(new Request(new URL(address, pageData.publicUrl)), context);
    return toRenderedPage(response, nonce);
  }

  app.get('/*', async (request, reply) => {
    const moved = findJobRedirect(request.url);
    if (moved !== undefined)
      return reply.header('cache-control', 'public, max-age=86400').redirect(moved, 301);
    const key = cacheKey(request.url);
    if (key.length > longestCachedKey) {
      const { status, headers, body } = await render(key);
      return reply.status(status).headers(headers).send(body);
    }
    return sendCachedPage(request, reply, await cache.get(key, () => render(key)));
  });
}

async function toRenderedPage(response: Response, nonce: string): Promise<RenderedPage> {
  const headers = Object.fromEntries(response.headers);
  const text = Buffer.from(await response.arrayBuffer());
  const isHtml = headers['content-type']?.startsWith('text/html') === true;
  const sealed = isHtml ? sealScripts(text.toString('utf8'), nonce) : undefined;
  return {
    status: response.status,
    headers: {
      'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=600',
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...headers,
      'content-security-policy': sealed?.policy ?? contentSecurityPolicy([]),
      'x-content-type-options': 'nosniff',
    },
    body: sealed ? Buffer.from(sealed.html) : text,
  };
}

/** The address without what does not change the page. */
function cacheKey(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const parameters = new URLSearchParams(url.slice(at));
  // A copy of the names: deleting while walking would skip some.
  const names = Array.from(parameters.keys());
  for (const name of names.filter((one) => trackingParameters.test(one))) parameters.delete(name);
  const query = parameters.toString();
  return query ? `${url.slice(0, at)}?${query}` : url.slice(0, at);
}
