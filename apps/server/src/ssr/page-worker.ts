import { AsyncLocalStorage } from 'node:async_hooks';
import { workerData } from 'node:worker_threads';
import { serveThread } from '../platform/serve-thread.ts';
import { createPageRenderer, type PageRenderer } from './page-renderer.ts';
import type { PageSettings, PageCalls, PageWorkerData, Reply } from './page-thread.ts';
import { readBuild, routeTableOf } from './router-build.ts';

const { directory, questions } = workerData as PageWorkerData;
const waiting = new Map<number, PromiseWithResolvers<unknown>>();
let lastId = 0;
/** Of the page that came last. */
let settings: PageSettings | undefined;
/** The page that is being rendered: its number, and its settings, since pages that wait for data take turns. */
const pages = new AsyncLocalStorage<{ page: number; settings: PageSettings | undefined }>();

questions.on('message', (reply: Reply) => {
  const asked = waiting.get(reply.id);
  waiting.delete(reply.id);
  if ('answer' in reply) asked?.resolve(reply.answer);
  // The router takes a thrown response as the status of the page.
  else if ('status' in reply) asked?.reject(new Response(null, reply));
  else asked?.reject(Object.assign(new Error(reply.error.message), reply.error));
});

function ask(name: string, parameters: readonly unknown[]): Promise<unknown> {
  const asked = Promise.withResolvers<unknown>();
  waiting.set(++lastId, asked);
  questions.postMessage({ id: lastId, page: pages.getStore()?.page, name, parameters });
  return asked.promise;
}

const build = readBuild(new URL(directory));
// Reported when pages are asked for.
build.catch(() => {});
let renderer: PageRenderer | undefined;

serveThread({
  async begin({ publicUrl, names }) {
    const web = await build;
    const pageData: Record<string, unknown> = { publicUrl };
    for (const name of names) {
      const call = (...parameters: unknown[]) => ask(name, parameters);
      const [group = '', member] = name.split('.');
      if (member === undefined) pageData[name] = call;
      else pageData[group] = { ...(pageData[group] as object), [member]: call };
    }
    for (const name of ['getBoard', 'getLook'] as const)
      pageData[name] = async () => pages.getStore()?.settings?.[name];
    renderer = createPageRenderer(pageData as never, web);
    return routeTableOf(web.build);
  },
  async render({ page, address, compression, settings: another }) {
    settings = another ?? settings;
    const own = { page, settings };
    await build;
    const { render } = renderer ?? {};
    if (!render) throw new Error('A page is requested before its data is known.');
    return pages.run(own, () => render(address, compression));
  },
} satisfies PageCalls);
