import { readFileSync } from 'node:fs';
import type { JobCategory } from '@waymark/contract/jobs/choices/jobs';
import type { Occupation, OccupationSheet } from './occupation.ts';

const folder = new URL('../../../../data/demo/occupations/', import.meta.url);

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
] as const satisfies readonly Exclude<JobCategory, 'other'>[];

export const occupations: readonly Occupation[] = categories.flatMap((category) =>
  readSheets(category).map((sheet) => ({ ...sheet, category })),
);

/** A file for each category; its test checks the shape. */
function readSheets(category: JobCategory): OccupationSheet[] {
  return JSON.parse(readFileSync(new URL(`${category}.json`, folder), 'utf8'));
}
