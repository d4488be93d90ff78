import { workModes } from '@waymark/contract/jobs/choices';
import { payLevels, type ShownPeriod } from '@waymark/contract/search/choices';
import type { SalaryLink, PayBasis, PayRow, SalarySpread } from '@waymark/contract/search/salaries';
import { exchangeRates } from '../../../platform/exchange-rates/exchange-rates.ts';
import { namedOfFamily, placesShown, similarShown } from './constants.ts';
import type { OfferPlace, TitleOffers, OfferIndex } from './offer-index.ts';
import {
  type Offer,
  isEnough,
  amountsOf,
  bandsOf,
  comparableTo,
  figureOf,
  pageCurrency,
  possibleIn,
  usualCurrency,
} from './pay-rules.ts';
import { nameWithLevel, type PayTitle } from './title-rules.ts';

type Level = PayTitle['level'];

/** Those at the place; all without one. */
export function offersAt(offers: readonly Offer[], place: OfferPlace | undefined): readonly Offer[] {
  return place ? offers.filter(({ placeIds }) => placeIds.some((id) => place.ids.has(id))) : offers;
}

/** A title without a level covers all levels. */
function offersOf({ offers }: TitleOffers, level: Level, place: OfferPlace | undefined): readonly Offer[] {
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

/** A title that is known, and a place or everywhere. */
interface AskedWork {
  title: TitleOffers;
  level: PayTitle['level'];
  place: OfferPlace | undefined;
}

type Unit = Pick<PayBasis, 'currency' | 'per'>;

/** The spread of what postings offer; null where there are too few. */
export function presentSpread(
  index: OfferIndex,
  asked: AskedWork,
  per: ShownPeriod,
): Omit<SalarySpread, 'openJobs'> | null {
  const { title, level, place } = asked;
  const offers = offersOf(title, level, place);
  const unit = { currency: pageCurrency(offers, place), per };
  const figure = figureOf(offers, unit);
  if (!figure) return null;
  return {
    kind: 'spread',
    ...linkTo(title, level, place),
    ...basisOf(index, offers, unit),
    figure,
    bands: bandsOf(amountsOf(offers, unit)),
    levels: levelRows(asked, unit),
    modes: modeRows(offers, unit),
    counted: { titles: title.counted.length, names: title.counted.slice(0, namedOfFamily) },
    places: placeRows(index, asked, unit),
    similar: listSimilar(index, asked),
  };
}

/** What the figures of these postings rest on. */
export function basisOf(index: OfferIndex, offers: readonly Offer[], unit: Unit): PayBasis {
  const others = comparableTo(offers, unit.currency).flatMap(({ currency }) =>
    currency === unit.currency ? [] : [currency],
  );
  const converted = others.length;
  return {
    ...unit,
    possible: possibleIn(unit),
    converted,
    ratesOf: converted > 0 ? exchangeRates.dateOf([unit.currency, ...others]) : null,
    since: index.since.toISOString(),
    readAt: index.readAt.toISOString(),
  };
}

function levelRows({ title, place }: AskedWork, unit: Unit): PayRow[] {
  const offers = offersAt(title.offers, place);
  return payLevels.flatMap(({ value, label }) => {
    const ofLevel = offers.filter(({ level }) => level === value);
    const { criteria } = linkTo(title, value, place);
    // All levels together have the page of the title alone.
    return rowOf(ofLevel, unit, { name: label, detail: '', criteria: value === 'plain' ? null : criteria });
  });
}

function modeRows(offers: readonly Offer[], unit: Unit): PayRow[] {
  return workModes.flatMap(({ value, label }) =>
    rowOf(
      offers.filter(({ mode }) => mode === value),
      unit,
      { name: label, detail: '', criteria: null },
    ),
  );
}

/** The countries with most of these postings, each in the currency that its own name most. */
export function countryRows(
  index: OfferIndex,
  offers: readonly Offer[],
  { per, linkOf }: { per: PayBasis['per']; linkOf: (place: OfferPlace) => SalaryLink },
): PayRow[] {
  const groups = groupByPlace(index, offers, ({ kind }) => kind === 'country');
  return [...groups]
    .toSorted(([a, x], [b, y]) => y.length - x.length || (a.value < b.value ? -1 : 1))
    .slice(0, placesShown)
    .flatMap(([country, inCountry]) => {
      const currency = usualCurrency(inCountry);
      const { criteria } = linkOf(country);
      const rows = rowOf(
        inCountry,
        { currency, per },
        { name: country.name, detail: currency, criteria, isPlace: true },
      );
      return rows.map((row) => ({ ...row, currency }));
    });
}

/** Countries of the world, cities of a country or a region, and for a city the others of its country. */
function placeRows(index: OfferIndex, asked: AskedWork, unit: Unit): SalarySpread['places'] {
  const { title, level, place } = asked;
  if (!place) {
    const linkOf = (one: OfferPlace) => linkTo(title, level, one);
    const rows = countryRows(index, offersOf(title, level, place), { per: unit.per, linkOf });
    return { relation: 'countries', rows };
  }
  const country = place.kind === 'city' ? index.places.find(place.within.at(-1) ?? '') : undefined;
  const around = place.kind === 'city' ? country : place;
  const relation = place.kind === 'city' ? 'elsewhere' : 'cities';
  if (!around) return { relation, rows: [] };
  const byPlace = groupByPlace(index, offersOf(title, level, around), (one) => {
    return one.kind === 'city' && one !== place && one.ids.isSubsetOf(around.ids);
  });
  const rows = [...byPlace]
    .toSorted(([a, x], [b, y]) => y.length - x.length || (a.value < b.value ? -1 : 1))
    .slice(0, placesShown)
    .flatMap(([one, offers]) =>
      rowOf(offers, unit, {
        name: one.name,
        detail: one.detail,
        criteria: linkTo(title, level, one).criteria,
        isPlace: true,
      }),
    );
  return { relation, rows };
}

function groupByPlace(
  { places }: OfferIndex,
  offers: readonly Offer[],
  isWanted: (place: OfferPlace) => boolean,
): Map<OfferPlace, Offer[]> {
  const placesById = new Map<number, readonly OfferPlace[]>();
  const groups = new Map<OfferPlace, Offer[]>();
  for (const offer of offers) {
    for (const id of offer.placeIds) {
      const named = placesById.get(id) ?? places.levelsOf(id).filter(isWanted);
      placesById.set(id, named);
      for (const place of named) {
        const group = groups.get(place) ?? [];
        // A posting with two offices in one place counts there once.
        if (group.at(-1) !== offer) group.push(offer);
        groups.set(place, group);
      }
    }
  }
  return groups;
}

function rowOf(
  offers: readonly Offer[],
  unit: Unit,
  row: Pick<PayRow, 'name' | 'detail' | 'criteria' | 'isPlace'>,
): PayRow[] {
  const figure = figureOf(offers, unit);
  return figure ? [{ ...row, ...figure }] : [];
}

/** At the same place first; where that has too few of them, everywhere. */
export function listSimilar(
  index: OfferIndex,
  { title, place }: { title: Pick<TitleOffers, 'key' | 'name'>; place: OfferPlace | undefined },
): SalaryLink[] {
  const alike = index.alike(title);
  const here = alike.filter((other) => hasFigures(other, 'plain', place)).slice(0, similarShown);
  const elsewhere = alike.filter((other) => !here.includes(other)).slice(0, similarShown - here.length);
  return [
    ...here.map((other) => linkTo(other, 'plain', place)),
    ...elsewhere.map((other) => linkTo(other, 'plain', undefined)),
  ];
}
