import { defaultCategories } from '@waymark/contract/jobs/category-choices';
import {
  experienceBands,
  jobTypes,
  postedPeriods,
  salaryFloors,
  workModes,
} from '@waymark/contract/jobs/choices';
import { randomSource, type Pick } from './random-source.ts';

/** Query strings of `/api/jobs` by kind, the same in every run. */
export interface Searches {
  browse: string[];
  filtered: string[];
  place: string[];
  keyword: string[];
  deep: string[];
}

const listOf = (text: string) => text.split(/,\s+/);

const cities = listOf(
  `London, New York, Berlin, Paris, Madrid, Toronto, Sydney, Mumbai, Singapore, Tokyo, Chicago, Los Angeles, Amsterdam,
  Dublin, Warsaw, Munich, Manchester, Boston, Seattle, Austin`,
);

/** What people type: occupations, skills and phrases, in and out of fashion. */
const keywords = listOf(
  `nurse, software engineer, accountant, teacher, driver, project manager, data analyst, chef, electrician,
  sales manager, receptionist, marketing, graphic designer, warehouse, lawyer, python, react, sql, excel,
  java developer, customer service, human resources, recruiter, mechanic, carpenter, plumber, physiotherapist,
  social worker, care assistant, product manager, devops, kubernetes, machine learning, financial analyst, auditor,
  tax, paralegal, buyer, logistics, forklift, welder, quality engineer, chemist, biologist, hotel, waiter, barista,
  real estate agent, architect, civil engineer, site manager, network engineer, help desk, security analyst,
  copywriter, seo, video editor, translator, intern, part time cashier, "registered nurse", engineer -software,
  designer OR illustrator`,
);

/** Words that many postings have, long enough to be spelled in sixty ways: one of them hits about half of all. */
export const broadWords = listOf(
  `experience, customers, manage, service, quality, support, training, benefits, remote, skills, communication,
  report, safety, clients, projects, between, every day, office`,
);

const radii = ['5', '10', '25', '50', '100'] as const;

/**
 * Draws the searches of a round. Deep pages stay within the jobs there are. No text is asked in two rounds; the
 * same words are, for other places: the server keeps the hits of words.
 */
export function drawSearches(jobs: number, count: number, round: number): Searches {
  const pick = randomSource(20_261 + round);
  const times = (draw: (number: number) => Record<string, string>) =>
    Array.from({ length: count }, (_none, number) => new URLSearchParams(draw(number)).toString());
  const pages = Math.floor(jobs / 25);
  const texts = drawTexts(count, round);
  return {
    browse: times((number) => (number % 2 ? { sort: pick(['newest', 'salary']) } : {})),
    filtered: times(() => drawFilters(pick)),
    place: times(() => ({ location: pick(cities), radius: pick(radii), unit: pick(['Km', 'miles']) })),
    keyword: times((number) => ({ q: texts[number] ?? '' })),
    deep: times(() => ({ page: String(1 + Math.floor(pages * pick.share())) })),
  };
}

/** Round 0 asks the words as they are first; all rounds ask them with a city. */
function drawTexts(count: number, round: number): string[] {
  const withCity = cities.flatMap((city) => keywords.map((words) => `${words} ${city}`));
  const from = (round * count) % withCity.length;
  const texts = [...withCity.slice(from), ...withCity.slice(0, from)];
  return (round === 0 ? [...keywords, ...texts] : texts).slice(0, count);
}

/** The same word, each time in other capitals: the same hits, and none of them kept from before. */
export function spellAnew(word: string, count: number): string[] {
  return Array.from({ length: count }, (_none, number) =>
    [...word].map((letter, at) => (((number + 1) >> at) & 1 ? letter.toUpperCase() : letter)).join(''),
  );
}

function drawFilters(pick: Pick): Record<string, string> {
  const filters: (readonly [string, readonly { value: string }[]])[] = [
    ['category', defaultCategories],
    ['type', jobTypes],
    ['mode', workModes],
    ['experience', experienceBands],
    ['salary', salaryFloors.map((floor) => ({ value: String(floor) }))],
    ['posted', postedPeriods],
  ];
  const wanted = 1 + Math.floor(4 * pick.share());
  const drawn: Record<string, string> = {};
  while (Object.keys(drawn).length < wanted) {
    const [name, choices] = pick(filters);
    drawn[name] = pick(choices).value;
  }
  return drawn;
}
