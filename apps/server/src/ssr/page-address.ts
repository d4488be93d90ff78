import { listOwnRanges } from '@waymark/contract/jobs/own-fields';
import { splitPath, type BoardLanguages } from '@waymark/contract/language-paths';
import { localPath } from '@waymark/contract/language-prefix';
import type { PageParameter } from '@waymark/contract/page';
import { pageParameters } from '@waymark/contract/page-parameters';
import { canonicalPath, decodedPath, paths } from '@waymark/contract/paths';
import { board } from '../platform/board/board.ts';

/** A longer address is rendered but not cached. */
const maxKeptLength = 1024;
const maxRepeated = 50;
/** React Router requests the data of a page with this ending, and of some of its routes with this parameter. */
const dataEnding = '.data';
const routesParameter = '_routes';

const pagePaths: ReadonlySet<string> = new Set(Object.values(paths));
const parametersOf: Readonly<Record<string, Readonly<Record<string, PageParameter>>>> = pageParameters;

export interface PageAddress {
  /** The address that is rendered and its key in the cache: the same for all spellings of one page. */
  address: string;
  /** False for addresses of no page, and for endless ones: neither is requested twice. */
  isKept: boolean;
}

/** The canonical address of a page for another spelling of its path, with the same query. */
export function findPageRedirect(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  const canonical = canonicalAddress(path);
  return canonical === path ? undefined : canonical + url.slice(path.length);
}

/** The same in each language. */
function canonicalAddress(asked: string): string {
  const { language, path } = splitPath(decodedPath(asked).toLowerCase());
  const page = canonicalPath(path);
  return pagePaths.has(page) ? localPath(page, language) : asked;
}

/**
 * Where an address in a language leads that the board does not offer: to the same page in the board's own. Nothing for
 * one that it offers.
 */
export function findLanguageRedirect(url: string, { own, offered }: BoardLanguages): string | undefined {
  const { language, path } = splitPath(url);
  // Two slashes would lead to another host.
  return offered.includes(language) ? undefined : localPath(path.replace(/^[/\\]+/, '/'), own);
}

/**
 * The address of a page without the parameters that the page does not take, in the order of their declaration.
 * `routesOf` gives the ids of the routes of a page.
 */
export function readPageAddress(url: string, routesOf: (path: string) => readonly string[]): PageAddress {
  const at = url.indexOf('?');
  const asked = at < 0 ? url : url.slice(0, at);
  const path = pagePathOf(asked);
  if (path === undefined) return { address: asked, isKept: false };
  if (at < 0) return { address: asked, isKept: true };
  const given = new URLSearchParams(url.slice(at));
  // A form without a script sends the bounds of the board's own numbers, whose names no page declares.
  for (const filter of listOwnRanges(board.words, given)) given.append('own', filter);
  const taken = new URLSearchParams();
  for (const [name, parameter] of Object.entries(parametersOf[path] ?? {})) {
    for (const value of valuesOf(given, name, parameter)) taken.append(name, value);
  }
  const routes = !asked.endsWith(dataEnding) ? [] : requestedRoutes(given, routesOf(path));
  if (routes.length > 0) taken.set(routesParameter, routes.join(','));
  const address = taken.size > 0 ? `${asked}?${taken}` : asked;
  return { address, isKept: address.length <= maxKeptLength };
}

function pagePathOf(asked: string): string | undefined {
  const isData = asked.endsWith(dataEnding);
  const { path } = splitPath(isData ? asked.slice(0, -dataEnding.length) : asked);
  const page = isData && path === '/_' ? '/' : path;
  return pagePaths.has(page) ? page : undefined;
}

function valuesOf(given: URLSearchParams, name: string, { accepts, isRepeated }: PageParameter): string[] {
  if (!isRepeated) {
    const value = given.get(name)?.trim() ?? '';
    return value !== '' && accepts(value) ? [value] : [];
  }
  const values = new Set(given.getAll(name).map((value) => value.trim()));
  return [...values]
    .filter((value) => value !== '' && accepts(value))
    .slice(0, maxRepeated)
    .toSorted();
}

function requestedRoutes(given: URLSearchParams, routes: readonly string[]): string[] {
  const requested = new Set(given.get(routesParameter)?.split(','));
  return routes.filter((route) => requested.has(route));
}
