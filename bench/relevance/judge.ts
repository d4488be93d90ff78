import type { JudgedQuery } from './judged-queries.ts';

/** What a judgement looks at. */
export interface JudgedJob {
  id: string;
  title: string;
  company: string;
  cities: readonly string[];
  countries: readonly string[];
  skills: readonly string[];
  workMode: string;
}

/** 3: what was asked for; 1: work near it; 0: something else. */
export function grade(query: JudgedQuery, job: JudgedJob): 0 | 1 | 3 {
  const { titleHas, titleLacks, place, skill, mode, company } = query;
  if (titleHas && !job.title.includes(titleHas)) return 0;
  if (titleLacks && job.title.toLowerCase().includes(titleLacks.toLowerCase())) return 0;
  if (place && ![...job.cities, ...job.countries].includes(place)) return 0;
  if (skill && !job.skills.includes(skill)) return 0;
  if (mode && job.workMode !== mode) return 0;
  if (company && job.company !== company) return 0;
  if (query.wanted.length === 0 || names(query.wanted, job.title)) return 3;
  return names(query.near ?? [], job.title) ? 1 : 0;
}

/** "Senior Registered Nurse, Night Shift" is named by "Registered Nurse", and not by "Nurse". */
function names(titles: readonly string[], title: string): boolean {
  return titles.some((one) => {
    const at = title.indexOf(one);
    if (at < 0) return false;
    const before = title.slice(0, at).trim();
    const after = title.slice(at + one.length);
    return (before === '' || levels.has(before)) && (after === '' || /^(,| \(| -)/.test(after));
  });
}

const levels = new Set([
  'Junior',
  'Senior',
  'Lead',
  'Graduate',
  'Principal',
  'Apprentice',
  'Assistant',
  'Associate',
]);

/** Normalised discounted cumulative gain of the first ten; 1 when no better list could be made of all jobs. */
export function ndcgAt10(found: readonly number[], all: readonly number[]): number {
  const ideal = gain(all.toSorted((a, b) => b - a));
  return ideal === 0 ? 1 : gain(found) / ideal;
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, one, at) => sum + (2 ** one - 1) / Math.log2(at + 2), 0);
}
