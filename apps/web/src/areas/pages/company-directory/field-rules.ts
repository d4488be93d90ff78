import { workFields, type WorkField } from '@waymark/contract/pages/company-directory';
import { paths, searchPath } from '@waymark/contract/paths';

/** What an address of the portfolio asks for; undefined for all fields. */
export function parseField(parameters: URLSearchParams): WorkField | undefined {
  return workFields.find(({ value }) => value === parameters.get('field'))?.value;
}

export function fieldPath(field: WorkField | undefined): string {
  return searchPath({ field }, paths.portfolioGrid);
}

/** The fields as work that somebody has. */
export const fieldNouns: Record<WorkField, string> = {
  designing: 'design',
  construct: 'construction',
  finance: 'finance',
  development: 'software',
  archeology: 'archeology and heritage',
};
