import type { ResumeSectionKey } from '@waymark/contract/resumes/choices/resume-profile';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import { sectionFields, type FieldSpec } from './field-constants.ts';
import type { Entry } from './form-rules.ts';

/** An entry as the page shows it; what is not said is empty. */
export interface EntryView {
  title: string;
  facts: string[];
  text: string;
  points: readonly string[];
  words: readonly string[];
  url: string;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** "2020", "Jan 2020" or "31 Jan 2020", as exactly as it is known. */
export function formatPartialDate(date: string): string {
  const [year = '', month, day] = date.split('-');
  if (!month) return year;
  return [day && String(Number(day)), months[Number(month) - 1], year].filter(Boolean).join(' ');
}

function formatSpan(entry: Entry): string {
  const till = entry['isCurrent'] === true ? 'Present' : formatPartialDate(textOf(entry, 'till'));
  const ends = [formatPartialDate(textOf(entry, 'from')), till];
  return ends[0] && ends[1] ? ends.join(' – ') : ends.filter(Boolean).join('');
}

const textOf = (entry: Entry, name: string): string => {
  const value = entry[name];
  return typeof value === 'string' ? value : '';
};
const listOf = (entry: Entry, name: string): readonly string[] => {
  const value = entry[name];
  return Array.isArray(value) ? (value as string[]) : [];
};

/** What an entry is called, and what stands below that, by the fields that a section has. */
const heads: Partial<Record<ResumeSectionKey, { title: readonly string[]; below: readonly string[] }>> = {
  skills: { title: ['name'], below: ['level'] },
  employment: { title: ['designation', 'organization'], below: ['organization', 'location'] },
  education: {
    title: ['course', 'degree', 'level', 'institute'],
    below: ['degree', 'institute', 'level', 'score'],
  },
  itSkills: { title: ['name'], below: ['version'] },
  projects: { title: ['title'], below: ['client', 'status', 'type'] },
  onlineProfiles: { title: ['name', 'username', 'url'], below: ['username'] },
  workSamples: { title: ['title'], below: [] },
  publications: { title: ['title'], below: ['publisher'] },
  presentations: { title: ['title'], below: [] },
  patents: { title: ['title'], below: ['status', 'office', 'applicationNumber'] },
  certifications: { title: ['name'], below: ['body'] },
  languages: { title: ['language'], below: ['fluency'] },
  volunteering: { title: ['position', 'organization'], below: ['organization'] },
  awards: { title: ['title'], below: ['awarder'] },
  interests: { title: ['name'], below: [] },
  references: { title: ['name'], below: [] },
};

/** An entry of a list as it is read. */
export function describeEntry(section: ResumeSectionKey, entry: Entry, document: ResumeDocument): EntryView {
  const { title: names = [], below = [] } = heads[section] ?? {};
  const named = names.find((name) => textOf(entry, name) !== '') ?? '';
  const facts = below.filter((name) => name !== named).map((name) => labelled(section, name, entry[name]));
  return {
    title: labelled(section, named, entry[named]),
    facts: [...facts, ...datesOf(entry), ...moreOf(section, entry, document)].filter(Boolean),
    text: [textOf(entry, 'description'), textOf(entry, 'details'), textOf(entry, 'reference')]
      .filter(Boolean)
      .join('\n\n'),
    points: [...listOf(entry, 'highlights'), ...listOf(entry, 'courses')],
    words: [...listOf(entry, 'keywords'), ...listOf(entry, 'roles')],
    url: textOf(entry, 'url'),
  };
}

function datesOf(entry: Entry): string[] {
  const single = textOf(entry, 'date') || textOf(entry, 'publishedOn');
  return [single ? formatPartialDate(single) : formatSpan(entry)];
}

function moreOf(section: ResumeSectionKey, entry: Entry, document: ResumeDocument): string[] {
  if (section === 'itSkills') return itSkillFacts(entry);
  if (section === 'employment') return [textOf(entry, 'about')];
  if (section === 'projects') return [tagOf(document, textOf(entry, 'taggedWith'))];
  return [];
}

function itSkillFacts(entry: Entry): string[] {
  const count = (name: string, unit: string) => {
    const number = entry[name];
    return typeof number === 'number' && number > 0 ? `${number} ${unit}${number === 1 ? '' : 's'}` : '';
  };
  const experience = [count('experienceYears', 'year'), count('experienceMonths', 'month')];
  const lastUsed = textOf(entry, 'lastUsed');
  return [experience.filter(Boolean).join(' '), lastUsed && `last used ${lastUsed}`];
}

/** What a project can be tagged with: the jobs and the courses of study. */
export function listTags(document: ResumeDocument): { value: string; label: string }[] {
  return [
    ...document.employment.map(({ id, designation, organization }) => ({
      value: id,
      label: [designation, organization].filter(Boolean).join(', '),
    })),
    ...document.education.map(({ id, course, degree, institute }) => ({
      value: id,
      label: [course || degree, institute].filter(Boolean).join(', '),
    })),
  ];
}

function tagOf(document: ResumeDocument, taggedWith: string): string {
  return listTags(document).find(({ value }) => value === taggedWith)?.label ?? '';
}

const fieldOf = (section: ResumeSectionKey, name: string): FieldSpec | undefined =>
  sectionFields[section].find((field) => field.name === name);

/** A value as its field calls it: a choice by its label, a date as it is read. */
export function labelled(section: ResumeSectionKey, name: string, value: unknown): string {
  const field = fieldOf(section, name);
  if (Array.isArray(value)) return value.join(field?.kind === 'points' ? '\n' : ', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : '';
  if (field?.kind === 'month' || field?.kind === 'day') return formatPartialDate(text);
  return field?.choices?.find((choice) => choice.value === text)?.label ?? text;
}

/** A section that is no list as facts, in the order of its dialog; what is not said is left out. */
export function describeFacts(
  section: 'desired' | 'personal' | 'basics',
  document: ResumeDocument,
): { label: string; value: string }[] {
  const source: Record<string, unknown> = document[section];
  return sectionFields[section]
    .filter(({ name }) => !name.startsWith('salary'))
    .map(({ name, label }) => ({ label, value: labelled(section, name, source[name]) }))
    .concat(section === 'desired' ? salaryOf(document) : [])
    .filter(({ value }) => value !== '');
}

/** "US Dollars 1 lakh 20 thousand (120,000)" */
function salaryOf({ desired }: ResumeDocument): { label: string; value: string }[] {
  const { salaryCurrency, salaryLakhs, salaryThousands } = desired;
  if (salaryLakhs === null && salaryThousands === null) return [];
  const amount = (salaryLakhs ?? 0) * 100_000 + (salaryThousands ?? 0) * 1000;
  const currency = labelled('desired', 'salaryCurrency', salaryCurrency);
  const words = [
    currency,
    salaryLakhs !== null && `${salaryLakhs} lakh`,
    salaryThousands !== null && `${salaryThousands} thousand`,
  ];
  return [
    {
      label: 'Expected Salary',
      value: `${words.filter(Boolean).join(' ')} (${amount.toLocaleString('en-US')})`,
    },
  ];
}
