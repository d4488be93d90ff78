import { readDataSections } from '../../../platform/data-files.ts';
import type { StatedFact } from './stated-rules.ts';

/** What postings state and what unsays it, each list with a comment in the file. */
export const factPhrases = readDataSections('postings/stated-facts.txt');

export interface FactList {
  fact: StatedFact;
  /** Its phrases state the fact. */
  list: string;
  /** A phrase of these in the same clause unsays it. */
  unless: readonly string[];
  /** A "not" close by unsays it, unless it belongs to the phrases; elsewhere it may be needed, or stand nowhere in the clause. */
  not?: 'belongs' | 'needed' | 'nowhere';
  /** It counts only beside words of an offer, or below their heading. */
  needsOffer?: true;
  /** It is the whole clause. */
  isAlone?: true;
}

export const factLists: readonly FactList[] = [
  { fact: 'day', list: 'day', unless: ['schedule unless'] },
  { fact: 'evening', list: 'evening', unless: ['schedule unless'] },
  { fact: 'night', list: 'night', unless: ['schedule unless'] },
  { fact: 'weekend', list: 'weekend', unless: ['schedule unless'] },
  { fact: 'no-weekends', list: 'no-weekends', unless: [], not: 'belongs' },
  { fact: 'four-day-week', list: 'four-day-week', unless: [] },
  { fact: 'flexible', list: 'flexible', unless: ['flexible unless'] },
  {
    fact: 'degree-not-needed',
    list: 'degree-not-needed',
    unless: ['degree-not-needed unless'],
    not: 'belongs',
  },
  { fact: 'degree-needed', list: 'degree-needed', unless: ['degree-needed unless'] },
  {
    fact: 'sponsorship-offered',
    list: 'sponsorship-offered',
    unless: ['sponsorship-offered unless'],
    not: 'nowhere',
  },
  {
    fact: 'sponsorship-offered',
    list: 'sponsorship-offered alone',
    unless: ['sponsorship-offered unless'],
    not: 'nowhere',
    isAlone: true,
  },
  {
    fact: 'sponsorship-refused',
    list: 'sponsorship-refused',
    unless: ['sponsorship-refused unless'],
    not: 'needed',
  },
  { fact: 'health', list: 'health', unless: ['benefits unless'] },
  { fact: 'health', list: 'health offered', unless: ['benefits unless'], needsOffer: true },
  { fact: 'dental-vision', list: 'dental-vision', unless: ['benefits unless'] },
  { fact: 'dental-vision', list: 'dental-vision offered', unless: ['benefits unless'], needsOffer: true },
  { fact: 'retirement', list: 'retirement', unless: ['benefits unless'] },
  { fact: 'retirement', list: 'retirement offered', unless: ['benefits unless'], needsOffer: true },
  { fact: 'paid-leave', list: 'paid-leave', unless: ['benefits unless'] },
  { fact: 'paid-leave', list: 'paid-leave offered', unless: ['benefits unless'], needsOffer: true },
  { fact: 'parental-leave', list: 'parental-leave', unless: ['benefits unless', 'parental-leave unless'] },
  {
    fact: 'parental-leave',
    list: 'parental-leave offered',
    unless: ['benefits unless', 'parental-leave unless'],
    needsOffer: true,
  },
  { fact: 'equity', list: 'equity', unless: ['benefits unless', 'equity unless'] },
  { fact: 'equity', list: 'equity offered', unless: ['benefits unless', 'equity unless'], needsOffer: true },
  { fact: 'bonus', list: 'bonus', unless: ['benefits unless', 'bonus unless'] },
  { fact: 'bonus', list: 'bonus offered', unless: ['benefits unless', 'bonus unless'], needsOffer: true },
  { fact: 'childcare', list: 'childcare', unless: ['benefits unless'] },
  { fact: 'childcare', list: 'childcare offered', unless: ['benefits unless'], needsOffer: true },
  { fact: 'relocation', list: 'relocation', unless: ['benefits unless'] },
  { fact: 'relocation', list: 'relocation offered', unless: ['benefits unless'], needsOffer: true },
  { fact: 'learning', list: 'learning', unless: ['benefits unless'] },
  { fact: 'learning', list: 'learning offered', unless: ['benefits unless'], needsOffer: true },
];

/** Of titles, which need no more words. */
export const titleLists: readonly { fact: StatedFact; list: string }[] = [
  { fact: 'day', list: 'day title' },
  { fact: 'evening', list: 'evening title' },
  { fact: 'night', list: 'night title' },
  { fact: 'weekend', list: 'weekend title' },
];
