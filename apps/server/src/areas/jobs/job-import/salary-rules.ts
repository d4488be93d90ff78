import type { Salary } from '@waymark/contract/jobs/jobs';
import type { Message } from '@waymark/contract/text/message';
import type { PlaceDraft } from '../../places/places/rules.ts';
import { findCertainPay } from '../pay/certain-pay-rules.ts';
import { readPayFields } from '../pay/reading-rules.ts';
import { readItems, readPlain } from './text-rules.ts';
import type { SourceFields } from './value-rules.ts';

type ReadSalary = { salary: Salary | null; isFromText: boolean } | { problem: Message };

/** The pay by the fields of a posting; where they say nothing, what its text says beyond doubt. */
export function readSalary(
  fields: SourceFields,
  { places, description }: { places: readonly PlaceDraft[]; description: string },
): ReadSalary {
  const countries = [...new Set(places.map(({ countryCode }) => countryCode).filter(Boolean))];
  const read = readPayFields({
    salary: readAmount(fields, 'salary'),
    min: readAmount(fields, 'salaryMin'),
    max: readAmount(fields, 'salaryMax'),
    currency: fields.text('salaryCurrency'),
    period: fields.text('salaryPeriod'),
    countries,
  });
  if ('problem' in read) return read;
  if (read.salary) return { ...read, isFromText: false };
  const stated = findCertainPay(readItems(description).join('\n'), countries) ?? null;
  return { salary: stated, isFromText: stated !== null };
}

/** A number says its decimals itself; a text is read as it is written where it comes from. */
function readAmount(fields: SourceFields, field: 'salary' | 'salaryMin' | 'salaryMax'): string | number {
  const values = fields
    .all(field)
    .filter((value): value is number | string => typeof value === 'number' || typeof value === 'string');
  // Several ends under one name are of several places or levels.
  if (field !== 'salary' && new Set(values.map(String)).size > 1) return values.join(' / ');
  const [first] = values;
  return typeof first === 'number' ? first : readPlain(first?.trim() ?? '');
}
