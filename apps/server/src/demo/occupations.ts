import { readFileSync } from 'node:fs';
import type { JobType } from '@waymark/contract/jobs/choices';
import type { JobCategory, ProductCategory } from '@waymark/contract/jobs/category-choices';
import { dataFile } from '../platform/data-files.ts';
import type { IndustryKey } from './industries.ts';

/** Where and how the work is done: decides work modes, and what a posting says about the team. */
export type Setting = 'shift' | 'site' | 'field' | 'office' | 'digital';

export interface Level {
  /** Put before the title, with a space; empty for the plain level. */
  prefix: string;
  /** Years asked for; `null` takes the occupation's own range. */
  years: readonly [number, number] | null;
  /** Where in the occupation's pay range the level starts, 0 to 1. */
  pay: number;
  weight: number;
}

const plain = (weight: number, pay = 0.3): Level => ({ prefix: '', years: null, pay, weight });

const level = (prefix: string, years: [number, number], pay: number, weight: number): Level => ({
  prefix: `${prefix} `,
  years,
  pay,
  weight,
});

/** Steps of seniority as employers name them in each kind of work. */
export const ladders = {
  single: [plain(1, 0.35)],
  professional: [
    level('Junior', [0, 2], 0, 2),
    plain(5),
    level('Senior', [5, 8], 0.6, 3),
    level('Lead', [7, 10], 0.8, 1),
  ],
  engineer: [
    level('Graduate', [0, 1], 0, 1.5),
    plain(5),
    level('Senior', [5, 9], 0.6, 3),
    level('Principal', [9, 14], 0.85, 0.8),
  ],
  trade: [
    level('Apprentice', [0, 1], -0.2, 1),
    plain(6),
    level('Senior', [5, 9], 0.6, 1.5),
    level('Lead', [6, 10], 0.75, 1),
  ],
  service: [plain(7, 0.15), level('Senior', [2, 4], 0.5, 1.5), level('Lead', [3, 5], 0.7, 1)],
  practice: [plain(6), level('Senior', [5, 8], 0.6, 2), level('Lead', [7, 10], 0.8, 1)],
  management: [level('Assistant', [2, 4], 0, 1.5), plain(5), level('Senior', [7, 12], 0.65, 1.5)],
  associate: [level('Associate', [1, 3], 0, 1.5), plain(5), level('Senior', [5, 9], 0.6, 2.5)],
} satisfies Record<string, readonly Level[]>;

interface OccupationSheet {
  /** Names of the same work, without seniority. */
  titles: readonly string[];
  /** Added to some titles, as in "Registered Nurse, Intensive Care". */
  specialties?: readonly string[];
  ladder: keyof typeof ladders;
  /** Where it is core work; `any` adds a few to every office. */
  at: readonly (IndustryKey | 'any')[];
  setting: Setting;
  /** US dollars a year in the United States, from the first level to the last. */
  pay: readonly [number, number];
  /** Paid by the hour where that is the custom. */
  hourly?: boolean;
  /** Job types beside full time; internships come from `intern`. */
  also?: readonly Exclude<JobType, 'full-time' | 'internship'>[];
  /** The title of an internship in this work. */
  intern?: string;
  /** Years for the plain level. */
  years: readonly [number, number];
  /** Completes "experience in …". */
  field: string;
  education: string;
  skills: readonly string[];
  duties: readonly string[];
  requirements: readonly string[];
}

export interface Occupation extends OccupationSheet {
  category: JobCategory;
}

const folder = dataFile('demo/occupations/');

const categories = [
  'design',
  'education',
  'finance',
  'human-resource',
  'telecommunications',
  'food-service',
  'construction',
  'health',
  'automotive',
  'information-technology',
  'engineering',
  'data-science',
  'product',
  'marketing',
  'sales',
  'customer-service',
  'administration',
  'legal',
  'logistics',
  'manufacturing',
  'quality',
  'real-estate',
  'retail',
  'hospitality',
  'science',
  'social-care',
] as const satisfies readonly Exclude<ProductCategory, 'other'>[];

export const occupations: readonly Occupation[] = categories.flatMap((category) =>
  readSheets(category).map((sheet) => ({ ...sheet, category })),
);

/** A file for each category; its test checks the shape. */
function readSheets(category: JobCategory): OccupationSheet[] {
  return JSON.parse(readFileSync(new URL(`${category}.json`, folder), 'utf8'));
}
