import type { BoardWords } from '@waymark/contract/board-words';
import { postingLimits } from '@waymark/contract/jobs/posting-choices';
import { sentFieldsSchema, type DraftFields } from '@waymark/contract/posting/postings';
import { majorUnits } from '@waymark/contract/jobs/format-salary';
import { minorUnitDigits } from '@waymark/contract/text/minor-units';
import { msg } from '@waymark/contract/text/message';
import type { ZodType } from 'zod';
import { readDataSections } from '../../../platform/data-files.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { categoryOfTitle } from '../../jobs/job-import/title-rules.ts';
import { readLeadingDay } from '../../jobs/jobs/date-rules.ts';
import { findRequiredYears } from '../../jobs/jobs/experience-rules.ts';
import {
  readLines,
  readPlaceLines,
  readSkills,
  readWorkMode,
  type KnownNames,
} from '../../jobs/jobs/pasted-text-rules.ts';
import { findPayInText } from '../../jobs/pay/reading-rules.ts';
import type { PlaceDraft } from '../../places/places/rules.ts';
import { bullet, splitSections } from './rules.ts';

/** What stands before the last day for applications, in the languages of the board. */
const labels = readDataSections('postings/deadline-labels.txt');
const deadlineLabel = new RegExp(
  String.raw`(?:\b(?:${labels.pattern('deadline')})|${labels.pattern('deadline unspaced')})(?:\s*[:：–-]|\s+(?:is|ist|est|es|è))?\s*`,
  'giu',
);

const limit = /\b(?:by|before|until|no later than)\s+/gi;

/** A title is a line, not a sentence. */
const titleLength = 90;

/**
 * The form fields that a pasted text contains; values that exceed a field’s limit are left out. Throws
 * `invalid_input` if the text is too long.
 */
export function readPostingText(
  words: BoardWords,
  pasted: string,
  known: KnownNames,
  now: Date,
): Partial<DraftFields> {
  const found = Object.entries(findFields(words, pasted, known, now));
  const fields = sentFieldsSchema.shape as Record<string, ZodType>;
  const fits = found.filter(([name, value]) => fields[name]?.safeParse(value).success);
  // As HTML, marks such as < take four characters each.
  if (found.some(([name]) => name === 'description') && !fits.some(([name]) => name === 'description'))
    throw invalidFields({ text: msg`Please paste a shorter text.` });
  return Object.fromEntries(fits);
}

function findFields(words: BoardWords, pasted: string, known: KnownNames, now: Date): Partial<DraftFields> {
  const { lines, text } = readLines(pasted);
  const title = readTitle(lines);
  const found = readPlaceLines(lines, known.gazetteer);
  const places = [...new Set(found.map(spell))].slice(0, 50);
  const countries = [...new Set(found.map(({ countryCode }) => countryCode))];
  const skills = readSkills(text, known.skills);
  const type = readType(text);
  const workMode = readWorkMode(text);
  const category = title && categoryOfTitle(words, title.title);
  const { asked, applying, rest } = readSections(lines.filter((line) => line !== title?.line));
  const deadline = readDeadline(text, applying, now, countries.length === 1 ? countries[0] : undefined);
  const description = toHtml(rest);
  return {
    ...(title && { title: title.title }),
    ...(category && { category }),
    ...(places.length > 0 && { places }),
    ...(skills.length > 0 && { skills }),
    ...(deadline && { deadline }),
    ...(type && { type }),
    ...(workMode && { workMode }),
    ...readExperience(text),
    ...readPay(text, countries),
    ...(description && { description }),
    ...(asked && { requirements: asked }),
    ...(applying && { howToApply: applying }),
  };
}

/** The sections, unless they exceed the limits of their fields. */
function readSections(lines: readonly string[]) {
  const { requirements, howToApply, rest } = splitSections(lines);
  const [asked, applying] = [requirements.join('\n'), howToApply.join('\n')];
  const fits = asked.length <= postingLimits.requirements && applying.length <= postingLimits.howToApply;
  return fits ? { asked, applying, rest } : { asked: '', applying: '', rest: lines };
}

function readTitle(lines: readonly string[]): { title: string; line: string } | undefined {
  for (const line of lines.slice(0, 12)) {
    const [, title] = /^(?:job ?title|position|role|title)\s*[:–-]\s*(.{3,90})$/i.exec(line) ?? [];
    if (title) return { title, line };
  }
  const line = lines.find((one) => one !== '');
  if (!line || line.length > titleLength || /[.!?:]$/.test(line)) return undefined;
  return { title: line, line };
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const spell = (place: PlaceDraft) =>
  [...new Set([place.city, place.region, countryNames.of(place.countryCode) ?? ''])]
    .filter(Boolean)
    .join(', ');

const types = [
  ['part-time', /\bpart[- ]time\b/i],
  ['internship', /\b(?:internship|intern|trainee)\b/i],
  ['freelance', /\b(?:freelance|freelancer|contractor)\b/i],
  ['temporary', /\b(?:temporary|fixed[- ]term|seasonal)\b/i],
  ['full-time', /\bfull[- ]time\b/i],
] as const;

const readType = (text: string) => types.find(([, pattern]) => pattern.test(text))?.[0];

function readExperience(text: string): Pick<Partial<DraftFields>, 'experienceMin' | 'experienceMax'> {
  const { min = null, max = null } = findRequiredYears(text) ?? {};
  return {
    ...(min !== null && { experienceMin: String(min) }),
    ...(max !== null && { experienceMax: String(max) }),
  };
}

/** Paragraphs, lists where lines have bullets, and headings where a short line ends in a colon. */
function toHtml(lines: readonly string[]): string {
  const blocks: string[] = [];
  let items: string[] = [];
  const endList = () => {
    if (items.length > 0) blocks.push(`<ul>${items.join('')}</ul>`);
    items = [];
  };
  for (const line of lines) {
    if (bullet.test(line)) {
      items.push(`<li><p>${escape(line.replace(bullet, ''))}</p></li>`);
      continue;
    }
    endList();
    if (line === '') continue;
    const isHeading = line.length < 60 && line.endsWith(':');
    blocks.push(isHeading ? `<h3>${escape(line.slice(0, -1))}</h3>` : `<p>${escape(line)}</p>`);
  }
  endList();
  return blocks.join('');
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type PayFields = Pick<Partial<DraftFields>, 'salaryMin' | 'salaryMax' | 'currency' | 'period'>;

/** The pay that a text states; an exact amount is the lower end alone, as the form has it. */
function readPay(text: string, countries: readonly string[]): PayFields {
  const salary = findPayInText(text, countries);
  if (!salary) return {};
  const { min, max, currency, period } = salary;
  return {
    salaryMin: writeAmount(min, currency),
    salaryMax: max === min ? '' : writeAmount(max, currency),
    currency,
    period,
  };
}

function writeAmount(amount: number | null, currency: string): string {
  if (amount === null) return '';
  const units = majorUnits(amount, currency);
  return Number.isInteger(units) ? String(units) : units.toFixed(minorUnitDigits(currency));
}

/**
 * The last day for applications that a text names, or what it says of applying, YYYY-MM-DD; undefined for none, and for
 * one that is over.
 */
function readDeadline(
  text: string,
  applying: string,
  now: Date,
  countryCode: string | undefined,
): string | undefined {
  const day = findDay(text, deadlineLabel, countryCode) ?? findDay(applying, limit, countryCode);
  return day && day >= now.toISOString().slice(0, 10) ? day : undefined;
}

function findDay(text: string, label: RegExp, countryCode: string | undefined): string | undefined {
  for (const { index, 0: found } of text.matchAll(label)) {
    const day = readLeadingDay(text.slice(index + found.length), { countryCode });
    if (day) return day;
  }
  return undefined;
}
