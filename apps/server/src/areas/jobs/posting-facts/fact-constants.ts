import { readDataSections } from '../../../platform/data-files.ts';

/** What postings state and what unsays it, each list with a comment in the file. */
export const factPhrases = readDataSections('postings/stated-facts.txt');

/** Frequent words of each language. */
export const languageWords = readDataSections('postings/language-words.txt');
