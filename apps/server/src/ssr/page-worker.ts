import { workerData } from 'node:worker_threads';
import type { ServerBuild } from 'react-router';
import type { PageData } from '@waymark/contract/page-data';
import { serveThread } from '../platform/serve-thread.ts';
import { createPageRenderer, readBuild, type PageRenderer, type RouteTable } from './page-renderer.ts';
import type { PageCalls, PageWorkerData, Reply } from './page-thread.ts';

const { directory, questions } = workerData as PageWorkerData;
const waiting = new Map<number, PromiseWithResolvers<unknown>>();
let last = 0;

questions.on('message', (reply: Reply) => {
  const asked = waiting.get(reply.id);
  waiting.delete(reply.id);
  if ('answer' in reply) asked?.resolve(reply.answer);
  // The router takes a thrown response as the status of the page.
  else if ('status' in reply) asked?.reject(new Response(null, reply));
  else asked?.reject(Object.assign(new Error(reply.error.message), reply.error));
});

function ask(path: readonly string[], parameters: readonly unknown[]): Promise<unknown> {
  const asked = Promise.withResolvers<unknown>();
  waiting.set(++last, asked);
  questions.postMessage({ id: last, path, parameters });
  return asked.promise;
}

/** Stands for a function of `PageData`, or for a group of them. */
function dataAt(path: readonly string[]): object {
  return new Proxy(() => {}, {
    // Nobody who waits for a group takes it for something to wait for.
    get: (_target, name) =>
      typeof name === 'string' && name !== 'then' ? dataAt([...path, name]) : undefined,
    apply: (_target, _this, parameters: unknown[]) => ask(path, parameters),
  });
}

const build = readBuild(new URL(directory));
// Whoever asks for a page is told why there is none.
build.catch(() => {});
let renderer: PageRenderer | undefined;

serveThread({
  async begin({ publicUrl }) {
    const read = await build;
    const pageData = new Proxy({ publicUrl } as PageData, {
      get: (known, name) => (name === 'publicUrl' ? known.publicUrl : dataAt([String(name)])),
    });
    renderer = createPageRenderer(pageData, read);
    return { routes: tableOf(read.build) };
  },
  async render(address) {
    await build;
    if (!renderer) throw new Error('Pages are asked for before it is known what they show.');
    return renderer.render(address);
  },
} satisfies PageCalls);

/** Routes without what they do, which cannot be told. */
function tableOf({ routes }: ServerBuild): RouteTable['routes'] {
  const told: RouteTable['routes'] = {};
  for (const [name, route] of Object.entries(routes)) {
    if (!route) continue;
    const { id, parentId, index, path } = route;
    told[name] = { id, parentId, index, path };
  }
  return told;
}
