import type { PageData } from '@waymark/contract/page-data';
import type { App } from './src/platform/http/app.ts';
import type { PageCache } from './src/platform/http/page-cache.ts';
import { PageThread } from './src/ssr/page-thread.ts';
import { pageRoutes, type FindRedirect } from './src/ssr/page-routes.ts';
import { serveWebFiles } from './src/ssr/web-files.ts';

const buildDirectory = new URL('../web/build/', import.meta.url);

/** Has an application answer with pages, those of the built web or those that are being worked on. */
export type ServePages = (
  app: App,
  pageData: PageData,
  findRedirect: FindRedirect,
  cache: PageCache,
) => Promise<void>;

/** Reads the pages that were built; they are served by what it gives. */
export function readBuiltPages(): ServePages {
  const thread = new PageThread(buildDirectory);
  return async (app, pageData, findRedirect, cache) => {
    app.addHook('onClose', () => thread.end());
    await serveWebFiles(app, buildDirectory);
    pageRoutes(app, await thread.serve(pageData), findRedirect, cache);
  };
}
