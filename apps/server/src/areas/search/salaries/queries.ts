import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { salariesPath, type SalaryCriteria } from '@waymark/contract/paths';
import type { ShownPeriod } from '@waymark/contract/search/choices';
import type { SalaryData, SalaryLink, SalaryPage } from '@waymark/contract/search/salaries';
import { board } from '../../../platform/board/board.ts';
import type { JobQueries } from '../job-search/job-index.ts';
import { addressesListed } from './constants.ts';
import type { OfferIndex } from './offer-index.ts';
import type { OffersCache } from './offers-cache.ts';
import { presentFew, hasFiguresAt, presentOverview } from './overview-presenter.ts';
import { hasFigures, linkTo, presentSpread } from './spread-presenter.ts';
import { readTitle } from './title-rules.ts';

/** What pages ask of the pay explorer. */
export function answerSalaries(offers: OffersCache, jobs: JobQueries): SalaryData {
  return {
    getSalaries: async (criteria, per) => getSalaries(await offers.get(), jobs, criteria, per),
    findSalaries: async (title, places) => {
      const index = offers.current();
      return index ? findSalaries(index, title, places) : null;
    },
  };
}

async function getSalaries(
  index: OfferIndex,
  jobs: JobQueries,
  criteria: SalaryCriteria,
  per: ShownPeriod,
): Promise<SalaryPage> {
  const { title: written, location } = criteria;
  const title = written === undefined ? undefined : readTitle(written);
  const place = location === undefined ? undefined : index.places.find(location);
  const isNowhere = location !== undefined && !place;
  const known = title && index.findFamily(title);
  const asked = { criteria, title, known, place };
  if (isNowhere || (title && !known)) return presentFew(index, asked, per);
  if (!title || !known) {
    const make = () => presentOverview(index, place, per);
    if (!place) return index.keep(`${per} ${board.words.pay.currency}`, make);
    return hasFiguresAt(index, place) ? make() : presentFew(index, asked, per);
  }
  const spread = presentSpread(index, { title: known, level: title.level, place }, per);
  if (!spread) return presentFew(index, asked, per);
  const search = jobSearchSchema.parse({ ...spread.criteria });
  return { ...spread, openJobs: await jobs.count(search) };
}

/** With its level before without, at the first place before others. An empty place is everywhere. */
function findSalaries(
  index: OfferIndex,
  written: string | undefined,
  locations: readonly string[],
): SalaryLink | null {
  const title = written === undefined ? undefined : readTitle(written);
  const known = title && index.findFamily(title);
  if (title && !known) return null;
  for (const location of locations) {
    const place = location === '' ? undefined : index.places.find(location);
    if (location !== '' && !place) continue;
    if (!title || !known) {
      if (hasFiguresAt(index, place)) return linkTo(undefined, 'plain', place);
      continue;
    }
    const level = [title.level, 'plain' as const].find((one) => hasFigures(known, one, place));
    if (level) return linkTo(known, level, place);
  }
  return null;
}

/** The pages that have figures and are worth finding: each title everywhere and in the countries that offer it. */
export async function listSalaryAddresses(offers: OffersCache): Promise<string[]> {
  const index = await offers.get();
  const everywhere = index.titles.map((title) => linkTo(title, 'plain', undefined));
  const inCountries = index.places
    .list()
    .filter(({ kind }) => kind === 'country')
    .flatMap((place) => index.titlesAt(place).map((title) => ({ title, place })))
    .filter(({ title, place }) => hasFigures(title, 'plain', place))
    .map(({ title, place }) => linkTo(title, 'plain', place));
  return [...everywhere, ...inCountries]
    .slice(0, addressesListed)
    .map(({ criteria }) => salariesPath(criteria));
}
