import type { BoardWords } from '@waymark/contract/board-words';
import type { ResumeSectionKey } from '@waymark/contract/resumes/choices';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import { formatCount } from '@waymark/contract/text/format';
import type { Locale } from '@waymark/contract/text/locales';
import { plural } from '@waymark/contract/text/message';
import { choicesOf } from './choice-rules.ts';
import { sectionFields, type FieldSpec } from './field-constants.ts';
import type { Entry } from './form-rules.ts';
import type { Say } from '@waymark/contract/text/say';

/** An entry as the page shows it; missing values are empty. */
export interface EntryView {
  title: string;
  facts: string[];
  text: string;
  points: readonly string[];
  words: readonly string[];
  url: string;
}

/** "2020", "Jan 2020" or "31 Jan 2020", depending on what is known. */
export function formatPartialDate(say: Say, date: string): string {
  const [year = '', month, day] = date.split('-');
  if (!month) return year;
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1)));
  const locale = say.language === 'en' ? 'en-GB' : `${say.language}-u-nu-latn`;
  const parts: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', timeZone: 'UTC' };
  if (day) parts.day = 'numeric';
  return new Intl.DateTimeFormat(locale, parts).format(moment).replace('Sept', 'Sep');
}

function formatSpan(say: Say, entry: Entry): string {
  // A project has a status in its place.
  const isCurrent = entry['isCurrent'] === true || (entry['status'] === 'in-progress' && !entry['till']);
  const till = isCurrent ? say`Present` : formatPartialDate(say, textOf(entry, 'till'));
  const ends = [formatPartialDate(say, textOf(entry, 'from')), till];
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

/** The fields that make the title of an entry, and those below it. */
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

export function describeEntry(
  say: Say,
  words: BoardWords,
  section: ResumeSectionKey,
  entry: Entry,
  document: ResumeDocument,
): EntryView {
  const { title: names = [], below = [] } = heads[section] ?? {};
  const named = names.find((name) => textOf(entry, name) !== '') ?? '';
  const facts = below
    .filter((name) => name !== named)
    .map((name) => labelled(say, words, section, name, entry[name]));
  return {
    title: labelled(say, words, section, named, entry[named]),
    facts: [...facts, ...datesOf(say, entry), ...moreOf(say, section, entry, document)].filter(Boolean),
    text: [textOf(entry, 'description'), textOf(entry, 'details'), textOf(entry, 'reference')]
      .filter(Boolean)
      .join('\n\n'),
    points: [...listOf(entry, 'highlights'), ...listOf(entry, 'courses')],
    words: [...listOf(entry, 'keywords'), ...listOf(entry, 'roles')],
    url: textOf(entry, 'url'),
  };
}

function datesOf(say: Say, entry: Entry): string[] {
  const single = textOf(entry, 'date') || textOf(entry, 'publishedOn');
  return [single ? formatPartialDate(say, single) : formatSpan(say, entry)];
}

function moreOf(say: Say, section: ResumeSectionKey, entry: Entry, document: ResumeDocument): string[] {
  if (section === 'itSkills') return itSkillFacts(say, entry);
  if (section === 'employment') return [textOf(entry, 'about')];
  if (section === 'projects') return [tagOf(document, textOf(entry, 'taggedWith'))];
  return [];
}

function itSkillFacts(say: Say, entry: Entry): string[] {
  const [years, months] = [entry['experienceYears'], entry['experienceMonths']];
  const experience = [
    typeof years === 'number' && years > 0 ? say`${plural(years, 'year')}` : '',
    typeof months === 'number' && months > 0 ? say`${plural(months, 'month')}` : '',
  ];
  const lastUsed = textOf(entry, 'lastUsed');
  return [experience.filter(Boolean).join(' '), lastUsed && say`last used ${lastUsed}`];
}

/** Jobs and courses that a project can be tagged with. */
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

/** Formats a value for display: choices by label, dates in words. */
export function labelled(
  say: Say,
  words: BoardWords,
  section: ResumeSectionKey,
  name: string,
  value: unknown,
): string {
  const field = fieldOf(section, name);
  if (Array.isArray(value)) return value.join(field?.kind === 'points' ? '\n' : ', ');
  if (typeof value === 'boolean') return value ? say`Yes` : say`No`;
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : '';
  if (field?.kind === 'month' || field?.kind === 'day') return formatPartialDate(say, text);
  if (!field) return text;
  return choicesOf(words, field, text).find((choice) => choice.value === text)?.label ?? text;
}

/** The filled fields of a section that is not a list, in the order of its dialog. */
export function describeFacts(
  say: Say,
  words: BoardWords,
  section: 'desired' | 'personal' | 'basics',
  document: ResumeDocument,
  language: Locale,
): { label: string; value: string }[] {
  const source: Record<string, unknown> = document[section];
  return sectionFields[section]
    .filter(({ name }) => !name.startsWith('salary'))
    .map(({ name, label }) => ({
      label: say(label),
      value: labelled(say, words, section, name, source[name]),
    }))
    .concat(section === 'desired' ? salaryOf(say, words, document, language) : [])
    .filter(({ value }) => value !== '');
}

/** "US Dollars 1 lakh 20 thousand (120,000)" */
function salaryOf(
  say: Say,
  words: BoardWords,
  { desired }: ResumeDocument,
  language: Locale,
): { label: string; value: string }[] {
  const { salaryCurrency, salaryLakhs, salaryThousands } = desired;
  if (salaryLakhs === null && salaryThousands === null) return [];
  const amount = (salaryLakhs ?? 0) * 100_000 + (salaryThousands ?? 0) * 1000;
  const currency = labelled(say, words, 'desired', 'salaryCurrency', salaryCurrency);
  const parts = [
    currency,
    salaryLakhs !== null && say`${salaryLakhs} lakh`,
    salaryThousands !== null && say`${salaryThousands} thousand`,
  ];
  return [
    {
      label: say`Expected Salary`,
      value: `${parts.filter(Boolean).join(' ')} (${formatCount(amount, language)})`,
    },
  ];
}
