import { splitPath } from '@waymark/contract/language-paths';
import { languages, type Language } from '@waymark/contract/text/languages';
import type { PageData } from '@waymark/contract/page-data';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';
import type { ServePages } from '../../apps/server/serve-pages.ts';
import { finishPage } from '../../apps/server/src/platform/http/finish-page.ts';
import { runEntry } from '../../apps/server/src/platform/run-entry.ts';
import { contentSecurityPolicy } from '../../apps/server/src/ssr/page-html.ts';
import { renderPage, type PageRenderer } from '../../apps/server/src/ssr/page-renderer.ts';
import { createPreviews } from '../../apps/server/src/ssr/preview-pages.ts';
import { routesOf } from '../../apps/server/src/ssr/router-build.ts';
import { inLanguage } from '../../apps/server/src/ssr/translated-build.ts';
import { pageRoutes } from '../../apps/server/src/ssr/page-routes.ts';
import { startWeb } from '../../apps/server/start-web.ts';
import type { FromServer, ModuleRequest, ToServer } from './dev-messages.ts';

/** Pages from their sources. Vite itself is in the process that started this one, and outlives its restarts. */
const serveDevPages: ServePages = async (app, pageData, findRedirect, cache) => {
  const renderer = createDevRenderer(pageData);
  const renderPreview = createPreviews(pageData, renderer.render);
  pageRoutes(app, { ...renderer, renderPreview }, findRedirect, cache);
};

/* The product with the pages as they are in the editor; nothing of the product imports this. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await runEntry((config) => startWeb(config, () => serveDevPages));
// The line to the other process keeps this one from its end otherwise.
process.channel?.unref();
process.send?.({ kind: 'ready' } satisfies FromServer);

function createDevRenderer(pageData: PageData): PageRenderer {
  const runner = createRunner();
  let build: ServerBuild | undefined;
  const load = async () => (build = await runner.import<ServerBuild>('virtual:react-router/server-build'));
  const handlers = new Map<Language, RequestHandler>(
    languages.map(({ code }) => [
      code,
      createRequestHandler(async () => inLanguage(await load(), code, {}), 'development'),
    ]),
  );
  const handlerFor = (address: string) => handlers.get(splitPath(address).language) as RequestHandler;
  return {
    async render(address) {
      const page = await renderPage(await load(), handlerFor, pageData, address);
      // Nothing is kept; and Vite's own scripts, which have no hash, may run. No page that is built has them.
      const policy = contentSecurityPolicy(["'unsafe-inline'"]);
      const headers = { 'cache-control': 'no-store', 'content-security-policy': policy };
      return finishPage({ ...page, headers: { ...page.headers, ...headers } });
    },
    routesOf: (address) => (build ? routesOf(build, address) : []),
  };
}

/** Runs the pages' modules here as Vite compiles them there, until they have changed. */
function createRunner(): ModuleRunner {
  const asked = new Map<number, (answer: { result: unknown } | { error: unknown }) => void>();
  let last = 0;
  const transport = {
    invoke: (payload: ModuleRequest['payload']) =>
      new Promise<{ result: unknown } | { error: unknown }>((resolve) => {
        asked.set(++last, resolve);
        process.send?.({ kind: 'module', id: last, payload } satisfies FromServer);
      }),
  };
  const runner = new ModuleRunner({ transport, hmr: false }, new ESModulesEvaluator());
  process.on('message', (message: ToServer) => {
    if (message.kind === 'changed') return runner.clearCache();
    asked.get(message.id)?.(message.answer);
    asked.delete(message.id);
  });
  return runner;
}
