import type { DraftFields, UnreadLabel } from '@waymark/contract/posting/postings';
import { readDataPattern, readDataSections } from '../../../platform/data-files.ts';
import { bullet } from './rules.ts';

const labels = readDataSections('postings/field-labels.txt');
const deadlines = readDataSections('postings/deadline-labels.txt');

const labelOf = (pattern: string) => new RegExp(String.raw`^(?:${pattern})$`, 'iu');

/** The labels of a field, and what is found where it was read; a category is taken from the title alone. */
const known: readonly { label: RegExp; fields: readonly (keyof DraftFields)[] }[] = [
  { label: labelOf(readDataPattern('postings/place-labels.txt')), fields: ['places', 'workMode'] },
  { label: labelOf(deadlines.pattern('deadline')), fields: ['deadline'] },
  { label: labelOf(labels.pattern('pay')), fields: ['salaryMin', 'salaryMax'] },
  { label: labelOf(labels.pattern('experience')), fields: ['experienceMin', 'experienceMax'] },
  { label: labelOf(labels.pattern('type')), fields: ['type'] },
  { label: labelOf(labels.pattern('category')), fields: [] },
];

/** A longer text behind a colon is a sentence. */
const labelled = /^([^:：]{2,40}?)\s*[:：]\s*(\S.{0,199})$/u;
const mostListed = 20;

/** The labelled lines of a posting that name a field of the form, of which nothing was read. */
export function listUnreadLabels(lines: readonly string[], found: Partial<DraftFields>): UnreadLabel[] {
  const unread = lines.flatMap((line) => {
    const [, label = '', text = ''] = labelled.exec(line.replace(bullet, '').trim()) ?? [];
    const field = known.find((one) => one.label.test(label));
    return field && !field.fields.some((name) => name in found) ? [{ label, text }] : [];
  });
  return unread.slice(0, mostListed);
}
