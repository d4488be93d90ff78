import { postingLimits } from '@waymark/contract/posting/choices/postings';
import { draftFieldsSchema, type DraftFields } from '@waymark/contract/posting/postings';
import type { ZodType } from 'zod';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { categoryOfTitle } from '../../jobs/job-import/title-rules.ts';
import { wellKnown } from '../../places/places/city-name-rules.ts';
import { readPlaceTexts } from '../../places/places/reading-rules.ts';
import { foldName, type Gazetteer } from '../../places/places/rules.ts';
import { bullet, splitSections } from './section-rules.ts';
import { readDeadline, readPay } from './text-value-rules.ts';

/** What a text is compared with. */
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
 * The fields of a posting that a pasted text names; what it does not name, or names at greater length than the form
 * has room for, is left out. What remains is the text. Throws `invalid_input` where that is too long.
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
  const places = readPlaceLines(lines, known.gazetteer);
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
    ...readPay(text),
    ...(description && { description }),
    ...(asked && { requirements: asked }),
    ...(applying && { howToApply: applying }),
  };
}

/** What the form has fields for, unless it has no room for all of it there. */
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

function readPlaceLines(lines: readonly string[], gazetteer: Gazetteer): string[] {
  const labelled = lines.flatMap((line) => placeLabel.exec(line)?.[1] ?? []);
  const read = labelled
    .flatMap((line) => line.split(/\s*[;|/]\s*/))
    .flatMap((part) => readPlaceTexts([part.replaceAll(/\((?:remote|hybrid|on-?site)\)/gi, '')], gazetteer))
    .filter(({ countryCode }) => countryCode !== '');
  if (read.length > 0) return [...new Set(read.map(spell))].slice(0, 50);
  // No label: a known city of the first lines, where a posting says where it is.
  for (const part of lines.slice(0, 8).flatMap((line) => line.split(/\s*[|•·–,;()]\s*/))) {
    const [city] = part.length > 2 ? gazetteer.cities(part) : [];
    // A small town has the name of many another thing.
    if (city && city.weight >= wellKnown) return [spell(city)];
  }
  return [];
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const spell = (place: { city: string; region: string; countryCode: string }) =>
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
