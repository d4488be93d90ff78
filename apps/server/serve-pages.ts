import type { PageData } from '@waymark/contract/page-data';
import type { App } from './src/platform/http/app.ts';
import type { PageCache } from './src/platform/http/page-cache.ts';
import { createPageRenderer, readBuild } from './src/ssr/page-renderer.ts';
import { pageRoutes } from './src/ssr/page-routes.ts';
import { serveWebFiles } from './src/ssr/web-files.ts';

const buildDirectory = new URL('../web/build/', import.meta.url);

/** Has an application answer with pages, those of the built web or those that are being worked on. */
export type ServePages = (app: App, pageData: PageData, cache: PageCache) => Promise<void>;

/** Reads the pages that were built; they are served by what it gives. */
export function readBuiltPages(): ServePages {
  const build = readBuild(buildDirectory);
  // Whoever serves them says why it failed.
  build.catch(() => {});
  return async (app, pageData, cache) => {
    await serveWebFiles(app, buildDirectory);
    pageRoutes(app, createPageRenderer(pageData, await build), cache, pageData);
  };
}
