import type { ShownPeriod } from '@waymark/contract/search/choices/salaries';
import type { SalaryOverview } from '@waymark/contract/search/salaries';
import { linkTo, offersAt } from './asked-rules.ts';
import { titlesShown } from './constants.ts';
import { figureOf, isEnough, usualCurrency, type Offer } from './pay-rules.ts';
import type { OfferPlace } from './place-name-index.ts';
import { basisOf, countryRows } from './spread-presenter.ts';
import type { OfferIndex, TitleOffers } from './title-index.ts';

/** What is offered at a place, or everywhere: of all titles together, and of those with most postings. */
export function presentOverview(
  index: OfferIndex,
  place: OfferPlace | undefined,
  per: ShownPeriod,
): SalaryOverview {
  const shown = listTitlesAt(index, place);
  const all = place ? index.offersAt(place) : index.categories().flatMap(([, offers]) => offers);
  const unit = { currency: usualCurrency(all), per };
  return {
    kind: 'overview',
    ...linkTo(undefined, 'plain', place),
    ...basisOf(index, all, unit),
    // Of all the world one figure would say nothing.
    figure: place ? figureOf(all, unit) : null,
    titles: shown.flatMap(({ title, offers }) => {
      const figure = figureOf(offers, unit);
      const { criteria } = linkTo(title, 'plain', place);
      return figure ? [{ name: title.name, detail: '', criteria, ...figure }] : [];
    }),
    countries: place
      ? []
      : countryRows(index, all, { per, linkOf: (one) => linkTo(undefined, 'plain', one) }),
    categories: categoriesOf(all).flatMap(([value, offers]) => {
      const figure = figureOf(offers, unit);
      return figure ? [{ value, ...figure }] : [];
    }),
  };
}

/** Those with most postings first. */
function categoriesOf(offers: readonly Offer[]): [category: string, offers: Offer[]][] {
  const groups = Map.groupBy(offers, ({ category }) => category);
  return [...groups].toSorted(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1));
}

interface TitleHere {
  title: TitleOffers;
  offers: readonly Offer[];
}

/** Whether there are enough postings for figures at the place, of whatever title; everywhere, of any title. */
export function hasFiguresAt(index: OfferIndex, place: OfferPlace | undefined): boolean {
  return place ? isEnough(index.offersAt(place)) : index.titles.length > 0;
}

/** Those with most postings at the place, as far as they have figures. */
export function listTitlesAt(index: OfferIndex, place: OfferPlace | undefined): TitleHere[] {
  const found: TitleHere[] = [];
  for (const title of place ? index.titlesAt(place) : index.titles) {
    const offers = offersAt(title.offers, place);
    if (isEnough(offers)) found.push({ title, offers });
    if (found.length === titlesShown) break;
  }
  return found;
}
