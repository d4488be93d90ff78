import { pageParameters, type PageParameter } from '@waymark/contract/page-parameters';
import { paths } from '@waymark/contract/paths';

/** With what is longer a page is rendered, but not kept. */
const longestKept = 1024;
const mostRepeated = 50;
/** The router asks for the data of a page under this ending, of some of its routes with this parameter. */
const dataEnding = '.data';
const routesParameter = '_routes';

const pagePaths: ReadonlySet<string> = new Set(Object.values(paths));
const parametersOf: Readonly<Record<string, Readonly<Record<string, PageParameter>>>> = pageParameters;

export interface PageAddress {
  /** What is rendered, and the name under which it is kept: the same for all spellings of one page. */
  address: string;
  /** Addresses that are no page, and endless ones, are nothing that anybody comes back to. */
  isKept: boolean;
}

/**
 * The address of a page without what the page does not take, in the order of its declaration.
 * `routesOf` gives the routes that a page is made of.
 */
export function readPageAddress(url: string, routesOf: (path: string) => readonly string[]): PageAddress {
  const at = url.indexOf('?');
  const asked = at < 0 ? url : url.slice(0, at);
  const path = pagePathOf(asked);
  if (path === undefined) return { address: asked, isKept: false };
  if (at < 0) return { address: asked, isKept: true };
  const given = new URLSearchParams(url.slice(at));
  const taken = new URLSearchParams();
  for (const [name, parameter] of Object.entries(parametersOf[path] ?? {})) {
    for (const value of valuesOf(given, name, parameter)) taken.append(name, value);
  }
  const routes = asked === path ? [] : routesAsked(given, routesOf(path));
  if (routes.length > 0) taken.set(routesParameter, routes.join(','));
  const address = taken.size > 0 ? `${asked}?${taken}` : asked;
  return { address, isKept: address.length <= longestKept };
}

function pagePathOf(asked: string): string | undefined {
  const path = asked.endsWith(dataEnding) ? asked.slice(0, -dataEnding.length).replace(/^\/_$/, '/') : asked;
  return pagePaths.has(path) ? path : undefined;
}

function valuesOf(given: URLSearchParams, name: string, { accepts, isRepeated }: PageParameter): string[] {
  if (!isRepeated) {
    const value = given.get(name)?.trim() ?? '';
    return value !== '' && accepts(value) ? [value] : [];
  }
  const values = new Set(given.getAll(name).map((value) => value.trim()));
  return [...values]
    .filter((value) => value !== '' && accepts(value))
    .slice(0, mostRepeated)
    .toSorted();
}

function routesAsked(given: URLSearchParams, routes: readonly string[]): string[] {
  const asked = new Set(given.get(routesParameter)?.split(','));
  return routes.filter((route) => asked.has(route));
}
