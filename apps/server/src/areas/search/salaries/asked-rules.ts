import type { SalaryLink } from '@waymark/contract/search/salaries';
import type { Offer } from './pay-rules.ts';
import { isEnough } from './pay-rules.ts';
import type { OfferPlace } from './place-name-index.ts';
import type { TitleOffers } from './title-index.ts';
import { nameWithLevel, type PayTitle } from './title-rules.ts';

type Level = PayTitle['level'];

/** Those at the place; all without one. */
export function offersAt(offers: readonly Offer[], place: OfferPlace | undefined): readonly Offer[] {
  return place ? offers.filter(({ placeIds }) => placeIds.some((id) => place.ids.has(id))) : offers;
}

/** Whoever names no level asks for all of them. */
export function offersOf(
  { offers }: TitleOffers,
  level: Level,
  place: OfferPlace | undefined,
): readonly Offer[] {
  return offersAt(level === 'plain' ? offers : offers.filter((offer) => offer.level === level), place);
}

export function hasFigures(title: TitleOffers, level: Level, place: OfferPlace | undefined): boolean {
  return isEnough(offersOf(title, level, place));
}

/** The page about a title, a place or both. */
export function linkTo(
  title: TitleOffers | undefined,
  level: Level,
  place: OfferPlace | undefined,
): SalaryLink {
  const name = title && nameWithLevel(title.name, level);
  return {
    criteria: { ...(name && { title: name }), ...(place && { location: place.value }) },
    names: {
      ...(name && { title: name }),
      ...(place && { place: { name: place.name, detail: place.detail } }),
    },
  };
}
