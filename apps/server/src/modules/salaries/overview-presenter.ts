import type { ShownPeriod } from '@waymark/contract/choices/salaries';
import type { SalaryOverview } from '@waymark/contract/salaries';
import { hasFigures, linkTo, offersAt } from './asked-rules.ts';
import { titlesShown } from './constants.ts';
import { figureOf, isEnough, usualCurrency, type Offer } from './pay-rules.ts';
import type { OfferPlace } from './place-name-index.ts';
import { basisOf } from './spread-presenter.ts';
import type { OfferIndex, TitleOffers } from './title-index.ts';

/** What is offered most at a place, or everywhere. */
export function presentOverview(
  index: OfferIndex,
  place: OfferPlace | undefined,
  per: ShownPeriod,
): SalaryOverview {
  const shown = listTitlesAt(index, place);
  const all = place
    ? shown.flatMap(({ offers }) => offers)
    : index.categories().flatMap(([, offers]) => offers);
  const unit = { currency: usualCurrency(all), per };
  return {
    kind: 'overview',
    ...linkTo(undefined, 'plain', place),
    ...basisOf(index, all, unit),
    titles: shown.flatMap(({ title, offers }) => {
      const figure = figureOf(offers, unit);
      const { criteria } = linkTo(title, 'plain', place);
      return figure ? [{ name: title.name, detail: '', criteria, ...figure }] : [];
    }),
    categories: place
      ? []
      : index.categories().flatMap(([value, offers]) => {
          const figure = figureOf(offers, unit);
          return figure ? [{ value, ...figure }] : [];
        }),
  };
}

interface TitleHere {
  title: TitleOffers;
  offers: readonly Offer[];
}

/** Whether any title has figures at the place. */
export function hasTitlesAt(index: OfferIndex, place: OfferPlace | undefined): boolean {
  const titles = place ? index.titlesAt(place) : index.titles;
  return titles.some((title) => hasFigures(title, 'plain', place));
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
