import { pageParameters } from '@waymark/contract/page-parameters';
import { sayEnglish } from '@waymark/contract/text/say';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import routes from '../../apps/web/src/routes.ts';
import { serverContext } from '../../apps/web/src/lib/server-context.ts';
import { useTestApp } from '../../apps/server/src/testing/test-app.ts';
import { createPageData } from '../../apps/server/src/ssr/page-data.ts';

// A worker of the browser, which the contact page's form loads.
vi.mock('altcha/workers/pbkdf2?worker', () => ({ default: () => {} }));

const context = useTestApp();

type Loader = (given: { request: Request; url: URL; params: object; context: unknown }) => unknown;

const pagesOf = ({ children, ...route }: RouteConfigEntry): RouteConfigEntry[] =>
  children?.flatMap(pagesOf) ?? [route];
const pages = routes.flatMap(pagesOf);
const files = import.meta.glob<{ loader?: Loader }>('../../apps/web/src/routes/**/*.tsx');
const sources = import.meta.glob<string>('../../apps/web/src/routes/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const declared: Readonly<Record<string, Readonly<Record<string, unknown>>>> = pageParameters;

const read = new Set<string>();
beforeAll(() => {
  for (const method of ['get', 'getAll', 'has'] as const) {
    const original = URLSearchParams.prototype[method] as (name: string) => unknown;
    vi.spyOn(URLSearchParams.prototype, method).mockImplementation(function (
      this: URLSearchParams,
      name: string,
    ) {
      read.add(name);
      return original.call(this, name) as never;
    });
  }
});
afterAll(() => {
  vi.restoreAllMocks();
});

/** What the loader of a page looks at in its address, with nothing in it and with each parameter by itself. */
async function parametersRead(loader: Loader, path: string): Promise<string[]> {
  const { pageData } = createPageData(context.services, context, () => null);
  read.clear();
  for (const name of ['', ...Object.keys(declared[path] ?? {})]) {
    const url = new URL(path + (name && `?${name}=a`), 'https://waymark.example');
    const router = new RouterContextProvider();
    router.set(serverContext, { pageData, nonce: '', takePage() {}, language: 'en', say: sayEnglish });
    try {
      await loader({ request: new Request(url), url, params: {}, context: router });
    } catch (thrown) {
      // A page may lead elsewhere; nothing else is thrown.
      if (!(thrown instanceof Response)) throw thrown;
    }
  }
  return [...read];
}

test('[A-3] every parameter that a page reads on the server is declared: no other one reaches it', async () => {
  let checked = 0;
  for (const { path = '', file } of pages) {
    const module = await files[`../../apps/web/src/${file}`]?.();
    if (!module?.loader || path === '*') continue;
    const names = await parametersRead(module.loader, `/${path}`);
    const unknown = names.filter((name) => !(name in (declared[`/${path}`] ?? {})));
    expect(unknown, `${file} reads what ${path} does not declare`).toEqual([]);
    checked++;
  }
  expect(checked).toBeGreaterThan(15);
});

test('[A-3] every parameter that a page itself reads while it is rendered is declared', () => {
  const found = pages.flatMap(({ path = '', file }) => {
    const source = sources[`../../apps/web/src/${file}`] ?? '';
    const names = [...source.matchAll(/\.get\('(\w+)'\)/g)].map(([, name = '']) => name);
    return source.includes('useSearchParams') ? names.map((name) => ({ path: `/${path}`, name })) : [];
  });
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter(({ path, name }) => !(name in (declared[path] ?? {})))).toEqual([]);
});
