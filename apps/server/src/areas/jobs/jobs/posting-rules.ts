import type { JobCategory, JobStatus, JobType, WorkMode } from '@waymark/contract/jobs/choices';
import type { Salary } from '@waymark/contract/jobs/jobs';
import type { CompanyDraft } from '../../companies/companies/company-commands.ts';
import type { PlaceDraft } from '../../places/places/rules.ts';

/** A job posting on its way in, from an import, the demo data or an employer's form. */
export interface PostingDraft {
  /** The source's own id of the posting: unique within the source. */
  sourceId: string;
  company: CompanyDraft;
  title: string;
  /** HTML as the source gave it; it is sanitised before it is stored. */
  description: string;
  requirements: string[];
  howToApply: string;
  education: string;
  category: JobCategory;
  type: JobType | null;
  workMode: WorkMode | null;
  places: PlaceDraft[];
  skills: string[];
  experienceMin: number | null;
  experienceMax: number | null;
  salary: Salary | null;
  applyUrl: string | null;
  postedAt: Date | null;
  /** YYYY-MM-DD */
  deadline: string | null;
}

/** Where a job can come from that nothing writes again. */
const ownSources = new Set(['employer', 'demo', 'test']);

/** Whether a feed writes the job again and again: what is changed here it would undo. */
export function comesFromFeed(source: string): boolean {
  return !ownSources.has(source);
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

/** The text without accents, so that "developpeur" or "Munchen" find the accented words. */
export function foldLetters(text: string): string {
  return text
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
