import type { PreviewedPosting } from '@waymark/contract/jobs/job-sources';
import { labelOf, jobTypes, workModes } from '@waymark/contract/jobs/choices';
import { previewedFields, type PreviewedField } from '@waymark/contract/jobs/source-choices';
import { formatSalary } from '@waymark/contract/jobs/format-salary';
import { countryName } from '../../places/places/rules.ts';
import type { PostingDraft } from '../jobs/posting-rules.ts';
import type { Readings } from './draft-rules.ts';
import type { SourceFields } from './value-rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';

const maxShown = 300;
/** Values of a field that are shown as they came. */
const maxRaw = 20;

/** Pay and places may stand in several fields. */
const rawFields = {
  places: ['places', 'city', 'region', 'country'],
  salary: ['salary', 'salaryMin', 'salaryMax', 'salaryCurrency', 'salaryPeriod'],
} as const;

/** The fields of a posting as its source writes them, beside what was read of them. */
export function presentFields(
  fields: SourceFields,
  draft: PostingDraft,
  readings: Readings,
): PreviewedPosting['fields'] {
  const values: Record<PreviewedField, string> = {
    title: draft.title,
    company: draft.company.name,
    places: draft.places
      .map(({ city, region, countryCode }) =>
        [...new Set([city, region, countryName(countryCode)])].filter(Boolean).join(', '),
      )
      .join('; '),
    salary: draft.salary ? (formatSalary(sayEnglish, draft.salary) ?? '') : '',
    type: draft.type ? labelOf(jobTypes, draft.type) : '',
    workMode: draft.workMode ? labelOf(workModes, draft.workMode) : '',
    deadline: draft.deadline ?? '',
  };
  return previewedFields.map(({ value: field }) => ({
    field,
    raw: rawOf(fields, field).slice(0, maxShown),
    value: values[field].slice(0, maxShown),
    reading: field === 'title' || field === 'company' ? 'read' : readings[field],
  }));
}

function rawOf(fields: SourceFields, field: PreviewedField): string {
  const names = field === 'places' || field === 'salary' ? rawFields[field] : [field];
  return names
    .flatMap((name) => fields.written(name))
    .slice(0, maxRaw)
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
    .join(' · ');
}
