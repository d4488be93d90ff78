import type { SalaryCriteria } from '@waymark/contract/paths';
import type { ShownPeriod } from '@waymark/contract/search/choices';
import type { SalaryOverview, FewSalaries, SalaryLink } from '@waymark/contract/search/salaries';
import { foldName } from '../../places/places/rules.ts';
import { titlesShown, broaderShown, similarShown } from './constants.ts';
import type { OfferPlace, OfferIndex, TitleOffers } from './offer-index.ts';
import { figureOf, isEnough, pageCurrency, type Offer } from './pay-rules.ts';
import { linkTo, offersAt, basisOf, countryRows, hasFigures, listSimilar } from './spread-presenter.ts';
import type { PayTitle } from './title-rules.ts';

/** What is offered at a place, or everywhere: of all titles together, and of those with most postings. */
export function presentOverview(
  index: OfferIndex,
  place: OfferPlace | undefined,
  per: ShownPeriod,
): SalaryOverview {
  const shown = listTitlesAt(index, place);
  const all = place ? index.offersAt(place) : index.categories().flatMap(([, offers]) => offers);
  const unit = { currency: pageCurrency(all, place), per };
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
function listTitlesAt(index: OfferIndex, place: OfferPlace | undefined): TitleHere[] {
  const found: TitleHere[] = [];
  for (const title of place ? index.titlesAt(place) : index.titles) {
    const offers = offersAt(title.offers, place);
    if (isEnough(offers)) found.push({ title, offers });
    if (found.length === titlesShown) break;
  }
  return found;
}

/** What was asked for, and what of it is known. */
interface Asked {
  criteria: SalaryCriteria;
  title: PayTitle | undefined;
  known: TitleOffers | undefined;
  place: OfferPlace | undefined;
}

/** Says no figure, not even how few there are, and leads on to what has figures. */
export function presentFew(index: OfferIndex, asked: Asked, per: ShownPeriod): FewSalaries {
  const { criteria, title, known, place } = asked;
  const level = title?.level ?? 'plain';
  const spelled = known && linkTo(known, level, place).names.title;
  const name = spelled ?? criteria.title;
  const location = place?.name ?? criteria.location;
  return {
    kind: 'few',
    criteria: { ...criteria, ...(spelled && { title: spelled }), ...(place && { location: place.value }) },
    names: {
      ...(name && { title: name }),
      ...(location && { place: { name: location, detail: place?.detail ?? '' } }),
    },
    per,
    because: criteria.location !== undefined && !place ? 'place' : 'postings',
    broader: listBroader(index, asked).slice(0, broaderShown),
    similar: title ? similarTo(index, title, place) : [],
  };
}

/** The same work without its level, then in what the place lies in, or at places whose names begin as asked. */
function listBroader(index: OfferIndex, { criteria, title, known, place }: Asked): SalaryLink[] {
  const level = title?.level ?? 'plain';
  const wider = place
    ? place.within.flatMap((name) => index.places.find(name) ?? [])
    : placesLike(index, criteria.location);
  if (title && !known) return [];
  if (!known) {
    const withTitles = wider.filter((one) => hasFiguresAt(index, one));
    return [
      ...withTitles.map((one) => linkTo(undefined, 'plain', one)),
      linkTo(undefined, 'plain', undefined),
    ];
  }
  const places = [...(place ? [place] : []), ...wider, undefined];
  const levels = new Set([level, 'plain'] as const);
  return places
    .flatMap((one) => [...levels].map((each) => ({ one, each })))
    .filter(({ one, each }) => hasFigures(known, each, one))
    .map(({ one, each }) => linkTo(known, each, one));
}

/** Most postings first. */
function placesLike({ places }: OfferIndex, text: string | undefined): OfferPlace[] {
  const beginning = foldName(text ?? '');
  if (beginning.length < 3) return [];
  return places
    .list()
    .filter(({ name }) => foldName(name).startsWith(beginning))
    .toSorted((a, b) => b.postings - a.postings)
    .slice(0, broaderShown - 1);
}

function similarTo(index: OfferIndex, title: PayTitle, place: OfferPlace | undefined): SalaryLink[] {
  const similar = listSimilar(index, { title, place });
  if (similar.length > 0) return similar;
  const here = listTitlesAt(index, place);
  const titles = here.length > 0 ? here : listTitlesAt(index, undefined);
  const shown = titles.slice(0, similarShown);
  return shown.map((one) => linkTo(one.title, 'plain', here.length > 0 ? place : undefined));
}
