import type { ShownPeriod } from '@waymark/contract/search/choices/salaries';
import type { SalaryCriteria } from '@waymark/contract/paths';
import type { FewSalaries, SalaryLink } from '@waymark/contract/search/salaries';
import { foldName } from '../../places/places/rules.ts';
import { hasFigures, linkTo } from './asked-rules.ts';
import { broaderShown, similarShown } from './constants.ts';
import { hasFiguresAt, listTitlesAt } from './overview-presenter.ts';
import type { OfferPlace } from './place-name-index.ts';
import { listSimilar } from './spread-presenter.ts';
import type { OfferIndex, TitleOffers } from './title-index.ts';
import type { PayTitle } from './title-rules.ts';

/** What was asked for, and what of it is known. */
export interface Asked {
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
