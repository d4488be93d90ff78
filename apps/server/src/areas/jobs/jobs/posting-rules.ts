import type { JobStatus, JobType, WorkMode } from '@waymark/contract/jobs/choices';
import type { JobCategory } from '@waymark/contract/jobs/category-choices';
import type { JobFieldValues } from '@waymark/contract/jobs/job-fields';
import type { OwnValues } from '@waymark/contract/jobs/own-fields';
import type { Salary } from '@waymark/contract/jobs/jobs';
import type { CompanyDraft } from '../../companies/companies/company-commands.ts';
import type { PlaceDraft } from '../../places/places/rules.ts';

/** A job posting on its way in, from an import, the demo data or an employer's form. */
export interface PostingDraft extends JobFieldValues {
  /** The source's own id of the posting: unique within the source. */
  sourceId: string;
  company: CompanyDraft;
  title: string;
  /** HTML as the source gave it; it is sanitised before it is stored. */
  description: string;
  category: JobCategory;
  type: JobType | null;
  workMode: WorkMode | null;
  places: PlaceDraft[];
  skills: string[];
  salary: Salary | null;
  applyUrl: string | null;
  postedAt: Date | null;
  /** YYYY-MM-DD */
  deadline: string | null;
  /** Values of the board's own fields. */
  own?: OwnValues;
}

/** Where a job can come from that nothing writes again. */
const ownSources = new Set(['employer', 'demo', 'test']);

/** Whether a feed writes the job again and again: what is changed here it would undo. */
export function comesFromFeed(source: string): boolean {
  return !ownSources.has(source);
}

/** How the sources that a company has set up for itself are named. */
export const companySourcePrefix = 'company-';

/** Whether a company decides itself where people apply for the posting. */
export function isOfCompany(source: string): boolean {
  return source === 'employer' || source.startsWith(companySourcePrefix);
}

interface Closing {
  status: JobStatus;
  deadline: string | null;
  closed_at: Date | null;
}

/** The day a job closed: its last day for applications where that was the reason. Null for an open one. */
export function closedOn({ status, deadline, closed_at: closedAt }: Closing): string | null {
  if (status !== 'expired' && status !== 'filled') return null;
  const day = closedAt?.toISOString().slice(0, 10) ?? null;
  const wasOverdue = status === 'expired' && deadline !== null && (day === null || deadline < day);
  return wasOverdue ? deadline : day;
}

const symbolTerms: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w+])C\+\+(?![\w+])/gi, 'cplusplus'],
  [/(?<!\w)C#/gi, 'csharp'],
  [/(?<!\w)F#/gi, 'fsharp'],
  [/(?<![\w.])\.NET\b/gi, 'dotnet'],
];

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'gi');

/** Scripts that are written without blanks between words, and Korean, whose words are put together. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}ー々〆]+/gu;
const anyUnspaced = new RegExp(unspaced.source, 'u');

/** Whether words of the text stand together without blanks. */
export const isUnspaced = (text: string): boolean => anyUnspaced.test(text);

/** Each two letters in a row as a word of their own, so that a part of such a text is found in it. */
function splitUnspaced(text: string): string {
  if (!anyUnspaced.test(text)) return text;
  return text.normalize('NFKC').replaceAll(unspaced, (run) => {
    let pairs = '';
    let before = '';
    for (const sign of run) {
      if (before !== '') pairs += ` ${before}${sign}`;
      before = sign;
    }
    return `${pairs === '' ? ` ${run}` : pairs} `;
  });
}

/** Marks and endings by which titles name people of all genders: each form finds the others. */
const genderForms: readonly (readonly [RegExp, string])[] = [
  // "(m/w/d)", "(H/F)"
  [/\(\s?[mwfdxhi]{1,2}(?:\s?[/|,*]\s?[mwfdxhi*]{1,2}){1,4}\s?\)/giu, ' '],
  // "Mitarbeiter*in", "Verkäufer/-in", "ingénieur(e)", "Kaufmann/-frau"
  [
    /(?<=\p{L}{3})(?:[*:_·•]|\/-?|-?\()(?:innen|in|frau|r|e|n|s|se|euse|rice|trice|ne|enne|ienne|ère|le|fe|ve|a|as|o|os)\)?(?!\p{L})/giu,
    '',
  ],
  // "MitarbeiterIn"
  [/(?<=\p{Ll}(?:er|or|ist|ant|ent|eur))In(?:nen)?(?!\p{L})/gu, ''],
  // "Lehrerin", "Assistentinnen"
  [/(?<=\p{L}{3}(?:er|ist|ant|ent|eur))in(?:nen)?(?!\p{L})/giu, ''],
];

/** "R&D" and "R & D" are one word, and not the letters that other texts have too. */
const joinedLetters = /(?<![\p{L}\p{N}])(\p{L})\s?&\s?(\p{L})(?![\p{L}\p{N}])/gu;

/** Words as a search compares them: in one form for all genders, told apart where a script has no blanks. */
function separateWords(text: string): string {
  const joined = text.includes('&') ? text.replaceAll(joinedLetters, '$1n$2') : text;
  return splitUnspaced(
    genderForms.reduce((plain, [pattern, form]) => plain.replaceAll(pattern, form), joined),
  );
}

/**
 * The text as it is searched: without accents, so that "developpeur" or "Munchen" find the accented words, and with its
 * words told apart. Queries go through it too.
 */
export function foldLetters(text: string): string {
  return separateWords(text)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(special, (letter) => letters[letter.toLowerCase()] ?? letter);
}

/**
 * Puts a word beside each term that is told apart only by symbols, which the text search drops:
 * "C++ developer" becomes "C++ cplusplus developer". Accents go. Queries go through it too.
 */
export function spellSymbols(text: string): string {
  return symbolTerms.reduce(
    (spelled, [pattern, word]) => spelled.replaceAll(pattern, (term) => `${term} ${word}`),
    foldLetters(text),
  );
}
