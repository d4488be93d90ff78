import type { CandidateProfileFields } from '@waymark/contract/hiring/candidates';
import { minorUnitDigits } from '@waymark/contract/jobs/choices/currencies';
import { familyNames, givenNames } from './candidate-names.ts';
import { countries } from './countries.ts';
import type { Occupation } from './occupation.ts';
import { occupations } from './occupations.ts';
import { demoPlaces, type DemoPlace } from './places.ts';
import { createRandom, weightedLine, type Random } from './random.ts';

export interface DemoCandidate {
  firstName: string;
  lastName: string;
  place: DemoPlace;
  fields: Omit<CandidateProfileFields, 'excludedCompanies'>;
}

const places = weightedLine(demoPlaces, ({ weight }) => weight);
const hoursInYear = 2080;

/** The candidate of a number: the same one on every machine. Neighbours have different work. */
export function generateCandidate(index: number): DemoCandidate {
  const random = createRandom(0x5eed_0000 + index);
  // Prime to how many there are, so that a few dozen candidates do a few dozen things.
  const occupation = occupations[(index * 37) % occupations.length] as Occupation;
  const place = places.at(random.next());
  const years = random.int(occupation.years[0], occupation.years[1] + 8);
  const [title = ''] = random.sample(occupation.titles, 1);
  return {
    firstName: random.pick(givenNames),
    lastName: random.pick(familyNames),
    place,
    fields: {
      visible: true,
      resumeId: null,
      headline: headlineOf(title, occupation, years, random),
      summary: summaryOf(occupation, years, random),
      location: [place.city, place.country].join(', '),
      types: typesOf(occupation, random),
      category: occupation.category,
      skills: random.sample(occupation.skills, random.int(3, 7)),
      remote: ['digital', 'office'].includes(occupation.setting) && random.chance(0.5),
      hourlyRate: random.chance(0.8) ? rateOf(occupation, place, years, random) : null,
    },
  };
}

function headlineOf(title: string, { specialties = [] }: Occupation, years: number, random: Random): string {
  const level = years >= 8 && random.chance(0.5) ? 'Senior ' : '';
  const [specialty] = random.sample(specialties, 1);
  if (specialty && random.chance(0.5)) return `${level}${title}, ${specialty}`;
  return years >= 2 && random.chance(0.4) ? `${level}${title} with ${years} years` : `${level}${title}`;
}

function summaryOf({ duties, field }: Occupation, years: number, random: Random): string {
  const done = random.sample(duties, 2).map((duty) => duty[0]?.toLowerCase() + duty.slice(1));
  const time = years > 1 ? `${years} years of ${field}.` : `New to ${field}, and glad to learn.`;
  return `${time} I ${done.join(', and ')}.`;
}

function typesOf({ also = [] }: Occupation, random: Random): CandidateProfileFields['types'] {
  const others = also.filter(() => random.chance(0.5));
  return random.chance(0.85) || others.length === 0 ? ['full-time', ...others] : others;
}

function rateOf({ pay }: Occupation, { countryCode }: DemoPlace, years: number, random: Random) {
  const country = countries[countryCode];
  if (!country) return null;
  const share = Math.min(1, years / 12 + 0.2 * random.next());
  const yearly = (pay[0] + (pay[1] - pay[0]) * share) * country.payLevel * country.perDollar;
  return { amount: wholeAmount(yearly / hoursInYear, country.currency), currency: country.currency };
}

/** As people say it: 32, not 31.87. */
function wholeAmount(amount: number, currency: string): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.round(Math.max(1, Math.round(amount / step) * step) * 10 ** minorUnitDigits(currency));
}
