import {
  experienceBands,
  jobCategories,
  jobTypes,
  postedPeriods,
  salaryFloors,
  workModes,
} from '@waymark/contract/job-choices';
import { randomSource, type Pick } from './random-source.ts';

/** Query strings of `/api/jobs` by kind, the same in every run. */
export interface Searches {
  browse: string[];
  filtered: string[];
  place: string[];
  keyword: string[];
  deep: string[];
}

const cities = [
  'London', 'New York', 'Berlin', 'Paris', 'Madrid', 'Toronto', 'Sydney', 'Mumbai', 'Singapore', 'Tokyo',
  'Chicago', 'Los Angeles', 'Amsterdam', 'Dublin', 'Warsaw', 'Munich', 'Manchester', 'Boston', 'Seattle', 'Austin',
]; // prettier-ignore

/** What people type: occupations, skills and phrases, in and out of fashion. */
const keywords = [
  'nurse', 'software engineer', 'accountant', 'teacher', 'driver', 'project manager', 'data analyst', 'chef',
  'electrician', 'sales manager', 'receptionist', 'marketing', 'graphic designer', 'warehouse', 'lawyer',
  'python', 'react', 'sql', 'excel', 'java developer', 'customer service', 'human resources', 'recruiter',
  'mechanic', 'carpenter', 'plumber', 'physiotherapist', 'social worker', 'care assistant', 'product manager',
  'devops', 'kubernetes', 'machine learning', 'financial analyst', 'auditor', 'tax', 'paralegal', 'buyer',
  'logistics', 'forklift', 'welder', 'quality engineer', 'chemist', 'biologist', 'hotel', 'waiter', 'barista',
  'real estate agent', 'architect', 'civil engineer', 'site manager', 'network engineer', 'help desk',
  'security analyst', 'copywriter', 'seo', 'video editor', 'translator', 'intern', 'part time cashier',
  '"registered nurse"', 'engineer -software', 'designer OR illustrator',
]; // prettier-ignore

/** Words of nearly every posting: one of them hits about half of all. */
export const broadWords = [
  'team', 'experience', 'work', 'customers', 'manage', 'service', 'quality', 'support', 'training', 'plan',
  'years', 'benefits', 'remote', 'skills', 'communication', 'report', 'safety', 'clients', 'data', 'projects',
]; // prettier-ignore

const radii = ['5', '10', '25', '50', '100'] as const;

/** Draws the searches. Deep pages stay within the jobs there are. */
export function drawSearches(jobs: number, count: number): Searches {
  const pick = randomSource(20_261);
  const times = (draw: (number: number) => Record<string, string>) =>
    Array.from({ length: count }, (_none, number) => new URLSearchParams(draw(number)).toString());
  const pages = Math.floor(jobs / 25);
  return {
    browse: times((number) => (number % 2 ? { sort: pick(['newest', 'salary']) } : {})),
    filtered: times(() => drawFilters(pick)),
    place: times(() => ({ location: pick(cities), radius: pick(radii), unit: pick(['Km', 'miles']) })),
    keyword: times((number) => ({ q: keywords[number % keywords.length] ?? '' })),
    deep: times(() => ({ page: String(1 + Math.floor(pages * pick.share())) })),
  };
}

function drawFilters(pick: Pick): Record<string, string> {
  const filters: (readonly [string, readonly { value: string }[]])[] = [
    ['category', jobCategories],
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
