import type { Posting } from './posting-words.ts';

/** What a drawn search asks for, in the fields that a posting has. Whatever is left out is not asked. */
export interface Asked {
  /** Words of the work. */
  title?: readonly string[];
  /** Other names of the work: a title that is one of them fits, if less well than one that is the work's own. */
  names?: readonly (readonly string[])[];
  /** Names of work that a list of occupations has beside it. */
  beside?: readonly (readonly string[])[];
  level?: string;
  place?: string;
  skill?: string;
  mode?: string;
  type?: string;
  /** Dollars a year. */
  salary?: number;
  company?: string;
}

/** 3: all that was asked; 2: the work with something to it; 1: its words or work near it; 0: something else. */
export function gradeFields(asked: Asked, posting: Posting): number {
  const { place, skill, mode, type, salary, company } = asked;
  if (place && !isAt(posting, place)) return 0;
  if (mode && posting.workMode !== mode) return 0;
  if (type && posting.type !== type) return 0;
  if (company && posting.company !== company) return 0;
  if (salary && (posting.salary ?? 0) < salary) return 0;
  if (skill && !posting.skills.some((one) => one.toLowerCase() === skill.toLowerCase())) return 0;
  const work = asked.title ? gradeWork(asked, posting) : 3;
  if (work === 0) return 0;
  const isOther = asked.level !== undefined && !posting.words.levels.includes(asked.level);
  return Math.max(1, work - Number(isOther) * 2);
}

const isAt = ({ cities, countries }: Posting, place: string) =>
  cities.includes(place) || countries.includes(place);

function gradeWork({ title = [], names = [], beside = [] }: Asked, { words }: Posting): number {
  const own = gradeTitle(title, words.core, words.all);
  const at = (most: number) => (name: readonly string[]) =>
    Math.min(most, gradeTitle(name, words.core, words.all));
  return Math.max(own, ...names.map(at(2)), ...beside.map(at(1)));
}

/** Equal; ending in what was asked, as "Clinical Pharmacist" does; having all of its words. */
function gradeTitle(asked: readonly string[], core: readonly string[], all: readonly string[]): number {
  if (asked.length === 0) return 0;
  const same = asked.every((word) => core.includes(word));
  if (same && asked.length === new Set(core).size) return 3;
  if (same && core.at(-1) === asked.at(-1)) return 2;
  return asked.every((word) => all.includes(word)) ? 1 : 0;
}
