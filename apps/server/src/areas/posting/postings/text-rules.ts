import { minorUnitDigits } from '@waymark/contract/jobs/choices';
import { postingLimits } from '@waymark/contract/posting/choices';
import { draftFieldsSchema, type DraftFields } from '@waymark/contract/posting/postings';
import { majorUnits } from '@waymark/contract/text/format-salary';
import type { ZodType } from 'zod';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { categoryOfTitle } from '../../jobs/job-import/title-rules.ts';
import { readLeadingDay } from '../../jobs/jobs/date-rules.ts';
import { findRequiredYears } from '../../jobs/jobs/experience-rules.ts';
import { findPayInText } from '../../jobs/pay/reading-rules.ts';
import { wellKnown } from '../../places/places/city-name-rules.ts';
import { abbreviatedRegions, readPlaces } from '../../places/places/reading-rules.ts';
import {
  findCountryCode,
  foldName,
  locate,
  type Gazetteer,
  type PlaceDraft,
} from '../../places/places/rules.ts';
import { bullet, splitSections } from './rules.ts';

/** What stands before the last day for applications, in the languages of the board. */
const deadlineLabel =
  /(?:\b(?:apply (?:by|before|until|no later than)|applications? (?:close|deadline|due)s?(?: on| by)?|deadline(?: for applications)?|clos(?:ing|e) date|clos(?:es|ing)(?: on)?|last (?:date|day)(?: to apply| for applications)?|valid (?:through|until)|bewerb(?:ung)?(?:en sie sich)? (?:bis|bitte bis)(?: zum)?|bewerbungsschluss|bewerbungsfrist|(?:date )?limite (?:de candidature|pour postuler)|date limite|candidat(?:er|ures?) (?:avant|jusqu['’]au)(?: le)?|fecha l[ií]mite|scadenza|candidature entro(?: il)?|sluitingsdatum|solliciteer (?:v[oó][oó]r|uiterlijk)|aplikuj do|termin (?:sk[lł]adania|nadsy[lł]ania)[^:\n]{0,30}|prazo|data limite|sista ans[oö]kningsdag|ans[oö]k senast|ans[oø]gningsfrist|s[oø]knadsfrist)|応募締切|締切|截止日期|마감일)(?:\s*[:：–-]|\s+(?:is|ist|est|es|è))?\s*/giu;

const limit = /\b(?:by|before|until|no later than)\s+/gi;

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

const placeLabel =
  /^(?:(?:job )?locations?|places?(?: of work)?|workplace|where|based in|office|city|standorte?|arbeitsort|einsatzort|dienstort|ort|lieu(?: de travail)?|localisation|ubicaci[oó]n|lugar(?: de trabajo)?|localidad|sede(?: di lavoro)?|luogo(?: di lavoro)?|(?:werk)?locatie|standplaats|lokalizacja|miejsce pracy|localiza[cç][aã]o|local(?: de trabalho)?|plats|arbejdssted|arbeidssted|sted|勤務地|工作地点|근무지)\s*[:：–-]\s*(.+)$/iu;
const separators = /\s*[;|•·()]\s*|\s+[/–—-]\s+/;
const linesWithPlace = 8;
/** A longer line is a sentence. */
const placeLineLength = 120;

function readPlaceLines(lines: readonly string[], gazetteer: Gazetteer): PlaceDraft[] {
  const labelled = lines.flatMap((line) => placeLabel.exec(line)?.[1] ?? []);
  const read = labelled
    .flatMap((line) => line.replaceAll(/\((?:remote|hybrid|on-?site)\)/gi, '').split(/\s*[;|/]\s*/))
    .flatMap((part) => readPlaces([part], gazetteer, { isFact: true }).places)
    .filter(({ countryCode }) => countryCode !== '');
  if (read.length > 0) return read;
  // No label: the first lines are where a posting says where it is.
  for (const line of lines.slice(0, linesWithPlace)) {
    if (line.length > placeLineLength) continue;
    const places = line.split(separators).flatMap((part) => readBesideOthers(part, gazetteer));
    if (places.length > 0) return places;
  }
  return [];
}

/** "Example Bistro, Portland, ME": a city with its state or country, or alone one that is well known. */
function readBesideOthers(text: string, gazetteer: Gazetteer): PlaceDraft[] {
  const parts = text.split(/\s*,\s*/).filter((part) => part.length > 1);
  for (const [at, name] of parts.entries()) {
    const [city] = gazetteer.cities(name);
    if (!city) continue;
    const around = [parts.slice(at, at + 3), parts.slice(at, at + 2)].find(({ length }) => length > 1);
    const places = around ? readPlaces([around.join(', ')], gazetteer, { isFact: true }).places : [];
    const exact = places.find((place) => locate(gazetteer, place) && isWithin(place, parts.slice(at + 1)));
    if (exact) return [exact];
    // A small town has the name of many another thing.
    const [alone] = city.weight < wellKnown ? [] : readPlaces([name], gazetteer, { isFact: true }).places;
    if (alone && alone.countryCode !== '') return [alone];
  }
  return [];
}

/** Whether the part behind the city is its region or its country. */
function isWithin(place: PlaceDraft, [next = '']: readonly string[]): boolean {
  const [region] = abbreviatedRegions(next).filter(({ countryCode }) => countryCode === place.countryCode);
  const isRegion = foldName(region?.region ?? next) === foldName(place.region);
  return isRegion || findCountryCode(next) === place.countryCode;
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
  const { min = null, max = null } = findRequiredYears(text) ?? {};
  return {
    ...(min !== null && { experienceMin: String(min) }),
    ...(max !== null && { experienceMax: String(max) }),
  };
}

/** The label of a line, and a line that is only a heading: "Benefits:" names no skill. */
const labels = /^(?![-*•·◦▪–])[^\n:]{1,40}:[^\S\n]*/gm;

/** Names of skills that stand in the text as words of their own; of two that overlap both may be meant. */
function readSkills(text: string, known: readonly string[]): string[] {
  const words = foldName(text.replaceAll(labels, '\n')).match(/[\p{L}\p{N}+#./-]+/gu) ?? [];
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
