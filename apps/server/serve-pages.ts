import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { PageData } from '@waymark/contract/page-data';
import type { App } from './src/platform/http/app.ts';
import type { PageCache } from './src/platform/http/page-cache.ts';
import type { JobPages } from './src/ssr/job-pages.ts';
import type { PageRenderer } from './src/ssr/page-renderer.ts';
import { PageThread } from './src/ssr/page-thread.ts';
import { createPreviews } from './src/ssr/preview-pages.ts';
import { pageRoutes, type FindRedirect } from './src/ssr/page-routes.ts';
import { serveWebFiles } from './src/ssr/web-files.ts';

const buildDirectory = new URL('../web/build/', import.meta.url);

/** Has the pages of postings kept; `release` tells the pages of one release from those of another. */
export type KeepJobPages = (render: PageRenderer['render'], release: () => string) => JobPages | undefined;

/** Has an application answer with pages, those of the built web or those that are being worked on. */
export type ServePages = (
  app: App,
  pageData: PageData,
  findRedirect: FindRedirect,
  cache: PageCache,
  keepJobPages: KeepJobPages,
) => Promise<void>;

/** Reads the pages that were built; they are served by what it gives. */
export function readBuiltPages(): ServePages {
  const thread = new PageThread(buildDirectory);
  return async (app, pageData, findRedirect, cache, keepJobPages) => {
    app.addHook('onClose', () => thread.end());
    await serveWebFiles(app, buildDirectory);
    const renderer = await thread.serve(pageData);
    const jobPages = keepJobPages(renderer.render, releaseOf);
    if (jobPages) app.server.on('request', () => jobPages.noteRequest());
    const render = jobPages ? (address: string) => jobPages.render(address) : renderer.render;
    const renderPreview = createPreviews(pageData, renderer.render);
    pageRoutes(app, { ...renderer, render, renderPreview }, findRedirect, cache);
  };
}

/** The built names carry hashes of what is in them. Run from its sources, the product is another release each time. */
function releaseOf(): string {
  const { dirname: folder, filename } = import.meta;
  if (filename.endsWith('.ts')) return randomUUID();
  const hash = createHash('sha256').update(readdirSync(folder).join());
  return hash.update(readFileSync(new URL('server/index.js', buildDirectory))).digest('hex');
}
