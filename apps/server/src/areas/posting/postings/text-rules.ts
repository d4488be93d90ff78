import { minorUnitDigits } from '@waymark/contract/jobs/choices';
import { postingLimits } from '@waymark/contract/posting/choices';
import { draftFieldsSchema, type DraftFields } from '@waymark/contract/posting/postings';
import { majorUnits } from '@waymark/contract/text/format-salary';
import type { ZodType } from 'zod';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { categoryOfTitle } from '../../jobs/job-import/title-rules.ts';
import { findPayInText } from '../../jobs/pay/reading-rules.ts';
import { wellKnown } from '../../places/places/city-name-rules.ts';
import { readPlaceTexts } from '../../places/places/reading-rules.ts';
import { foldName, type Gazetteer, type PlaceDraft } from '../../places/places/rules.ts';
import { bullet, splitSections } from './rules.ts';

const monthNames =
  'january february march april may june july august september october november december'.split(' ');

const named = String.raw`(?:apply (?:by|before|until)|applications? (?:close|deadline|due)s?(?: on| by)?|deadline|closing date|closes(?: on)?)`;

const limit = String.raw`\b(?:by|before|until|no later than)`;

const iso = String.raw`(\d{4})-(\d{2})-(\d{2})`;

const dayFirst = String.raw`(\d{1,2})(?:st|nd|rd|th)?\.?\s+([a-z]{3,9})\.?,?\s+(\d{4})`;

const monthFirst = String.raw`([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})`;

const monthOf = (name = '') => monthNames.findIndex((month) => month.startsWith(name.toLowerCase())) + 1;

/** Names that the text is compared with. */
export interface KnownNames {
  gazetteer: Gazetteer;
  /** Skills as postings here spell them, the most used first. */
  skills: readonly string[];
}

const skillsFound = 15;
const wordsOfSkill = 4;
/** A title is a line, not a sentence. */
const titleLength = 90;

/**
 * The form fields that a pasted text contains; values that exceed a field’s limit are left out. Throws
 * `invalid_input` if the text is too long.
 */
export function readPostingText(pasted: string, known: KnownNames, now: Date): Partial<DraftFields> {
  const found = Object.entries(findFields(pasted, known, now));
  const fields = draftFieldsSchema.shape as Record<string, ZodType>;
  const fits = found.filter(([name, value]) => fields[name]?.safeParse(value).success);
  // As HTML, marks such as < take four characters each.
  if (found.some(([name]) => name === 'description') && !fits.some(([name]) => name === 'description'))
    throw invalidFields({ text: 'Please paste a shorter text.' });
  return Object.fromEntries(fits);
}

function findFields(pasted: string, known: KnownNames, now: Date): Partial<DraftFields> {
  const lines = pasted.split(/\r?\n/).map((line) => line.replaceAll(/\s+/g, ' ').trim());
  // Without runs of spaces and empty lines, which patterns would search again and again.
  const text = lines.join('\n').replaceAll(/\n{2,}/g, '\n\n');
  const title = readTitle(lines);
  const found = readPlaceLines(lines, known.gazetteer);
  const places = [...new Set(found.map(spell))].slice(0, 50);
  const countries = [...new Set(found.map(({ countryCode }) => countryCode))];
  const skills = readSkills(text, known.skills);
  const type = readType(text);
  const workMode = readWorkMode(text);
  const category = title && categoryOfTitle(title.title);
  const { asked, applying, rest } = readSections(lines.filter((line) => line !== title?.line));
  const deadline = readDeadline(text, applying, now);
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

const placeLabel = /^(?:locations?|places?|where|based in|office|city)\s*[:–-]\s*(.+)$/i;

function readPlaceLines(lines: readonly string[], gazetteer: Gazetteer): PlaceDraft[] {
  const labelled = lines.flatMap((line) => placeLabel.exec(line)?.[1] ?? []);
  const read = labelled
    .flatMap((line) => line.split(/\s*[;|/]\s*/))
    .flatMap((part) => readPlaceTexts([part.replaceAll(/\((?:remote|hybrid|on-?site)\)/gi, '')], gazetteer))
    .filter(({ countryCode }) => countryCode !== '');
  if (read.length > 0) return read;
  // No label: a known city of the first lines, where a posting says where it is.
  for (const part of lines.slice(0, 8).flatMap((line) => line.split(/\s*[|•·–,;()]\s*/))) {
    const [city] = part.length > 2 ? gazetteer.cities(part) : [];
    // A small town has the name of many another thing.
    if (city && city.weight >= wellKnown) return [city];
  }
  return [];
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

function readWorkMode(text: string): 'hybrid' | 'remote' | undefined {
  if (/\bhybrid\b/i.test(text)) return 'hybrid';
  if (/\bno remote\b|\bnot remote\b/i.test(text)) return undefined;
  return /\b(?:fully |100 ?% )?remote(?:ly)?\b|\bwork from home\b/i.test(text) ? 'remote' : undefined;
}

function readExperience(text: string): Pick<Partial<DraftFields>, 'experienceMin' | 'experienceMax'> {
  const years = String.raw`(\d{1,2})\s*(?:\+|(?:-|–|to)\s*(\d{1,2}))?\s*years?`;
  const [, min, max] = new RegExp(`${years}[^.\\n]{0,40}experience`, 'i').exec(text) ?? [];
  return { ...(min && { experienceMin: min }), ...(max && { experienceMax: max }) };
}

/** Names of skills that stand in the text as words of their own; of two that overlap both may be meant. */
function readSkills(text: string, known: readonly string[]): string[] {
  const words = foldName(text).match(/[\p{L}\p{N}+#./-]+/gu) ?? [];
  const bare = words.map((word) => word.replace(/^[./-]+|[./-]+$/g, ''));
  const runs = new Set(
    bare.flatMap((_, at) =>
      Array.from({ length: wordsOfSkill }, (__, more) => bare.slice(at, at + more + 1).join(' ')),
    ),
  );
  return known.filter((skill) => runs.has(foldName(skill))).slice(0, skillsFound);
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
function readDeadline(text: string, applying: string, now: Date): string | undefined {
  const day = findDay(text, named) ?? findDay(applying, limit);
  return day && day >= now.toISOString().slice(0, 10) ? day : undefined;
}

function findDay(text: string, label: string): string | undefined {
  const after = (pattern: string) => new RegExp(String.raw`${label}\s*:?\s*${pattern}`, 'i').exec(text);
  const plain = after(iso);
  if (plain) return dayOf(plain[1], Number(plain[2]), plain[3]);
  const european = after(dayFirst);
  if (european) return dayOf(european[3], monthOf(european[2]), european[1]);
  const american = after(monthFirst);
  return american ? dayOf(american[3], monthOf(american[1]), american[2]) : undefined;
}

function dayOf(year = '', month = 0, day = ''): string | undefined {
  const written = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}
