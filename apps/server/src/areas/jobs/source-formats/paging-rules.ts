import { msg } from '@waymark/contract/text/message';
import { isRecord } from './board-rules.ts';

/** How an answer that is one page of several says so. */
export interface Paging {
  /** The address of the next page. */
  next: string | undefined;
  /** How many postings there are in all; undefined where it is not said. */
  total: number | undefined;
  /** Whether there is more, though it is not said where. */
  hasMore: boolean;
  /** Whether the address or the answer speak of pages at all. */
  isPage: boolean;
}

interface Answer {
  /** Without the list itself. */
  around: unknown;
  /** Of this page. */
  count: number;
  /** Of the pages before. */
  before: number;
  address: string;
}

/** By folded name, with the name as it is written. */
type Said = Map<string, { name: string; value: unknown }>;

/** Names without signs, in small letters. */
const names = {
  next: 'next nexturl nexturi nextpageurl nextpageuri nextlink nexthref nextpage nextpagelink odatanextlink',
  token: 'nextpagetoken nextcursor nexttoken pagetoken endcursor continuationtoken scrollid nextpagekey',
  more: msg`hasmore hasnext hasnextpage more morepages moreavailable hasmorepages hasmoreresults istruncated truncated incomplete partial ispartial`,
  last: 'last islast islastpage complete iscomplete',
  total:
    'total totalcount totalfound totalresults totalitems totalrecords totalhits totalelements totaljobs totalpostings ' +
    'totalrows numfound recordstotal resultcount nbhits totalsize totalentries count',
  pages: 'totalpages pagecount lastpage pages numpages nbpages',
  page: 'page currentpage pagenumber pageindex pageno number',
  offset: 'offset skip start startindex startat from',
  limit: 'limit perpage pagesize itemsperpage rows top take size maxresults',
} as const;

const sets = new Map(Object.entries(names).map(([key, text]) => [key, new Set(text.split(' '))]));
/** Whether a folded name means this of an answer. */
const means = (kind: keyof typeof names, key: string) => sets.get(kind)?.has(key) === true;

/** Objects in which an answer speaks of its pages. */
const holders =
  /^(?:meta|metadata|_?links|paging|pagination|pager|page|pageinfo|cursors?|info|header|summary|result|results|data|response|searchresult|odata)$/;
const maxDepth = 3;

const fold = (key: string) => key.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** What an answer says beside its list; "links.next.href" is the next page too. */
function saidBy(answer: unknown, said: Said = new Map(), depth = maxDepth): Said {
  if (!isRecord(answer) || depth === 0) return said;
  for (const [name, value] of Object.entries(answer)) {
    const key = fold(name);
    if (means('next', key) && isRecord(value))
      said.set(key, { name, value: value['href'] ?? value['url'] ?? value['link'] });
    else if (isRecord(value) && holders.test(key)) saidBy(value, said, depth - 1);
    else if (key === 'links' && Array.isArray(value)) said.set('next', { name, value: linkAmong(value) });
    else if (!isRecord(value) && !Array.isArray(value) && !said.has(key)) said.set(key, { name, value });
  }
  return said;
}

/** [{ "rel": "next", "href": … }]; undefined for none. */
const linkAmong = (links: readonly unknown[]) =>
  links.filter(isRecord).find(({ rel }) => rel === 'next')?.['href'];

/** The address of the next page in a `Link` header; undefined for none. */
export function nextInHeader(header: string | undefined, address: string): string | undefined {
  for (const part of (header ?? '').split(/,(?=\s*<)/)) {
    const [, target, rest = ''] = /^\s*<([^>]*)>(.*)$/s.exec(part) ?? [];
    if (target !== undefined && /;\s*rel\s*=\s*"?(?:[^"]*\s)?next\b/i.test(rest))
      return URL.parse(target, address)?.href;
  }
  return undefined;
}

const maxMessage = 100;

/** What an answer says went wrong while it was made, though it has a list; undefined for nothing. */
export function troubleIn(answer: unknown): string | undefined {
  if (!isRecord(answer)) return undefined;
  const { error, errors, success, ok, status } = answer;
  const [told] = [error ?? null, errors ?? null].flat().filter(Boolean);
  const message = isRecord(told)
    ? (told['message'] ?? told['detail'] ?? told['title'] ?? told['code'])
    : told;
  const hasFailed =
    told !== undefined ||
    success === false ||
    ok === false ||
    (typeof status === 'string' && /^(?:error|failed|failure|partial|incomplete)$/i.test(status));
  if (!hasFailed) return undefined;
  const words = typeof message === 'string' ? `: "${message.slice(0, maxMessage)}"` : '';
  return `It says that something went wrong while it was made${words}.`;
}

/** Reads what an answer says of further pages. */
export function pagingOf({ around, count, before, address }: Answer): Paging {
  const url = new URL(address);
  const said = saidBy(around);
  const total = totalOf(said, count);
  const pages = numberOf(said, 'pages');
  const page = numberOf(said, 'page') ?? wholeNumber(parameterOf(url, 'page')?.[1]);
  // Some count from 0: where the total is known, it tells.
  const isBehindLast = total === undefined && pages !== undefined && pages > 1 && (page ?? 1) < pages;
  const next = find(said, 'next')?.value;
  const link = nextLinkOf(next, url);
  const saysMore =
    (link === undefined && Boolean(next)) ||
    isTrue(find(said, 'more')?.value) ||
    isFalse(find(said, 'last')?.value) ||
    hasToken(find(said, 'token')?.value);
  const isLast = isTrue(find(said, 'last')?.value);
  const lacks = saysMore || (isBehindLast && !isLast) || (total !== undefined && total > before + count);
  const saysEnd =
    !lacks &&
    (total !== undefined ||
      (['pages', 'more', 'last', 'next'] as const).some((kind) => find(said, kind) !== undefined));
  const limit = numberOf(said, 'limit') ?? wholeNumber(parameterOf(url, 'limit')?.[1]);
  // As many as were asked for, and no word of how many there are.
  const isFull = !saysEnd && total === undefined && limit !== undefined && limit > 0 && count >= limit;
  const isPart =
    [...url.searchParams.keys()].some((name) => isPartName(name)) || find(said, 'page') !== undefined;
  const step =
    link === undefined && count > 0 && (lacks || isFull) ? nextStep(url, { said, page, count }) : undefined;
  return { next: link ?? step, total, hasMore: lacks || isFull, isPage: isPart && !saysEnd };
}

type Kind = keyof typeof names;

const find = (said: Said, kind: Kind) =>
  [...said].find(([key, { value }]) => means(kind, key) && value !== undefined)?.[1];

const numberOf = (said: Said, kind: Kind) => wholeNumber(find(said, kind)?.value);

/** "count" is that of the page as often as that of all: it says something where it is more than came. */
function totalOf(said: Said, count: number): number | undefined {
  const named = [...said].find(([key]) => means('total', key) && key !== 'count');
  const total = wholeNumber(named?.[1].value);
  const all = wholeNumber(said.get('count')?.value);
  return total ?? (all !== undefined && all > count ? all : undefined);
}

/** An address, or the number of the next page. */
function nextLinkOf(value: unknown, url: URL): string | undefined {
  if (typeof value === 'string' && /^(?:https?:\/\/|\/|\?|\.\/)/i.test(value.trim()))
    return URL.parse(value.trim(), url)?.href;
  const page = wholeNumber(value);
  // No list begins again behind a page.
  if (!page) return undefined;
  return withParameter(url, parameterOf(url, 'page')?.[0] ?? 'page', page);
}

/** The next page by the names that the address or the answer has for them. */
function nextStep(
  url: URL,
  { said, page, count }: { said: Said; page: number | undefined; count: number },
): string | undefined {
  const offset = find(said, 'offset');
  const inAddress = parameterOf(url, 'offset');
  const from = wholeNumber(offset?.value ?? inAddress?.[1]);
  if (from !== undefined) return withParameter(url, inAddress?.[0] ?? offset?.name ?? 'offset', from + count);
  if (page !== undefined) return withParameter(url, parameterOf(url, 'page')?.[0] ?? 'page', page + 1);
  return undefined;
}

/** Short names that mean it in an address alone. */
const inAddresses = { page: /^(?:p|pg|paged)$/, offset: /^(?!)/, limit: /^(?:count|per|n|num)$/ };

/** Whether a parameter of an address says which page of several is meant. */
export const isPartName = (name: string): boolean => isNamed('page', name) || isNamed('offset', name);

const isNamed = (kind: keyof typeof inAddresses, name: string) =>
  means(kind, fold(name)) || inAddresses[kind].test(fold(name));

const parameterOf = (url: URL, kind: keyof typeof inAddresses) =>
  [...url.searchParams].find(([name]) => isNamed(kind, name));

function withParameter(url: URL, name: string, value: number): string {
  const next = new URL(url);
  next.searchParams.set(name, String(value));
  return next.href;
}

const isTrue = (value: unknown) => value === true || value === 'true';
const isFalse = (value: unknown) => value === false || value === 'false';
const hasToken = (value: unknown) => typeof value === 'string' && value !== '';

function wholeNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 ? value : undefined;
  return typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : undefined;
}
