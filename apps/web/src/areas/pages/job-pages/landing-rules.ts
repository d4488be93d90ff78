import { roughPay } from '@waymark/contract/board-pay';
import type { BoardWords } from '@waymark/contract/board-words';
import { currentCategory, isCategory } from '@waymark/contract/jobs/category-choices';
import { landingLeastJobs, nameLanding, type Landing, type PayRange } from '@waymark/contract/pages/landings';
import {
  alertPath,
  companyPath,
  landingPath,
  paths,
  searchPath,
  type LandingCriteria,
} from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import { formatPay } from '@waymark/contract/jobs/format-salary';
import type { Locale } from '@waymark/contract/text/locales';
import { msg, plural, term, type Message } from '@waymark/contract/text/message';
import { titleOf } from '../../../lib/board.ts';
import { metaSay } from '../../../lib/languages/say.ts';
import { crumbsMarkup, pageMeta, type Crumb } from '../../../lib/page-meta.ts';
import type { Say } from '@waymark/contract/text/say';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The limits of the search. */
const maxLengths: Readonly<Record<string, number>> = { category: 40, title: 200, skill: 80, location: 120 };
/** "Gambia outside Banjul", or "Gambia -Banjul" in older addresses, is a search. */
const excludesPlace = /(?:^|\s)-\S|\s(?:outside|except|without)\s/i;

/**
 * Reads the address of a landing page: one category, title or skill, in one place or anywhere. All else is a search,
 * which shows the terms that it could not read.
 */
export function parseLanding(
  words: BoardWords,
  parameters: URLSearchParams,
): { criteria: LandingCriteria } | { redirect: string } {
  const given = [...parameters].map(([name, value]) => [name, value.trim()] as const);
  const filled = given.filter(([, value]) => value !== '');
  const [first] = filled;
  if (first?.[0] === 'company' && filled.length === 1 && uuid.test(first[1])) {
    return { redirect: companyPath(first[1].toLowerCase()) };
  }
  const criteria: LandingCriteria = Object.fromEntries(filled);
  if (
    filled.length === Object.keys(criteria).length &&
    filled.every((one) => isReadable(words, one)) &&
    isOnePage(criteria)
  ) {
    const { category } = criteria;
    if (category === undefined || currentCategory(words, category) === category) return { criteria };
    return { redirect: landingPath({ ...criteria, category: currentCategory(words, category) }) };
  }
  const query = parameters.toString();
  return { redirect: query ? `${paths.browseJobFilterList}?${query}` : paths.browseJobFilterList };
}

function isReadable(words: BoardWords, [name, value]: readonly [string, string]): boolean {
  const isKnown = name !== 'category' || isCategory(words, value);
  return (
    isKnown && value.length <= (maxLengths[name] ?? 0) && !(name === 'location' && excludesPlace.test(value))
  );
}

function isOnePage({ category, title, skill, location }: LandingCriteria): boolean {
  const work = [category, title, skill].filter((name) => name !== undefined);
  return work.length === 1 || (work.length === 0 && location !== undefined);
}

/** The search that finds all jobs of the page. */
export const searchOf = ({ search }: Landing) => searchPath({ ...search });

/** The form for an alert about new ones. */
export function alertOf({ search: { category, title, skill, location } }: Landing): string {
  const keyword = title ?? skill;
  return alertPath({
    ...(keyword !== undefined && { keyword }),
    ...(location !== undefined && { location }),
    ...(category !== undefined && { category }),
  });
}

/** The breadcrumbs, with the page itself as the last. */
export function crumbsOf(say: Say, words: BoardWords, { criteria, names }: Landing): Crumb[] {
  const { location, ...work } = criteria;
  const { place: _place, ...workNames } = names;
  const isWorkInPlace = location !== undefined && Object.keys(work).length > 0;
  return [
    { name: say`Home`, path: paths.home },
    { name: say`Jobs`, path: paths.browseJobFilterList },
    ...(isWorkInPlace ? [{ name: say(nameLanding(words, workNames)), path: landingPath(work) }] : []),
    { name: say(nameLanding(words, names)), path: landingPath(criteria) },
  ];
}

export const jobsOf = (count: number) => msg`${plural(count, 'job')}`;

/** "12%"; never 0% of some jobs, or 100% of fewer than all. */
export function shareOf(count: number, all: number): Message {
  if (count === 0 || all === 0) return '0%';
  const share = Math.round((100 * count) / all);
  if (share === 0) return msg`under 1%`;
  return share === 100 && count < all ? msg`over 99%` : `${share}%`;
}

/** "$51,400 a year", rounded, because the samples allow no more. */
export const formatRough = (
  say: Say,
  amount: number,
  { currency, period }: Pick<PayRange, 'currency' | 'period'>,
  language: Locale,
) => formatPay(say, roughPay(amount), currency, period, language);

export const payShown = ({ pay }: Landing): PayRange | null => pay && (pay.local ?? pay.ofBoard);

function describe(say: Say, words: BoardWords, landing: Landing): string {
  const { total, companiesHiring, postedThisWeek, remote } = landing;
  const { language } = say;
  const pay = payShown(landing);
  return [
    say`${term(nameLanding(words, landing.names))}: ${formatCount(total, language)} open at ${plural(companiesHiring, 'company', 'companies')}.`,
    postedThisWeek > 0 && say`${formatCount(postedThisWeek, language)} posted this week.`,
    remote > 0 && say`Remote: ${term(shareOf(remote, total))}.`,
    pay && say`Half of those that state pay reach ${formatRough(say, pay.median, pay, language)} or more.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const hidden = { name: 'robots', content: 'noindex' };

/** Title, description and markup; pages with few jobs are not indexed. */
export function landingMeta(
  words: BoardWords,
  loaded: { landing: Landing; publicUrl: string } | undefined,
  say = metaSay(),
) {
  if (!loaded) return [{ title: titleOf(say`Page not found`) }, hidden];
  const { landing, publicUrl } = loaded;
  const name = nameLanding(words, landing.names);
  if (landing.total === 0) return [{ title: titleOf(say`${term(name)}: none right now`) }, hidden];
  return [
    ...pageMeta(
      {
        title: msg`${term(name)}, ${formatCount(landing.total, say.language)} open`,
        description: describe(say, words, landing),
        canonical: publicUrl + landingPath(landing.criteria),
      },
      say,
    ),
    ...(landing.total < landingLeastJobs ? [hidden] : []),
    { 'script:ld+json': crumbsMarkup(crumbsOf(say, words, landing), publicUrl, say.language) },
  ];
}
