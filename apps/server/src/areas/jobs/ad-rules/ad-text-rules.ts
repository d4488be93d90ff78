import { readDataSections } from '../../../platform/data-files.ts';
import { clausesOf, foldedWords, spell, type Clause } from '../posting-facts/clause-rules.ts';
import { compilePhrases } from '../posting-facts/phrase-rules.ts';

/* What the words of an ad say of what laws ask for; its words are in `data/ad-rules/phrases.txt`. */

const phrases = readDataSections('ad-rules/phrases.txt');
const compile = (list: string) => compilePhrases(phrases.list(list));

const intelligence = compile('intelligence');
const choosing = compile('choosing people');
const use = compile('use');
const workWithIt = compile('work with it');
const vacancy = compile('vacancy');
const localExperience = compile('local experience');
const wanted = compile('experience is wanted');
const unwanted = compile('experience is not wanted');
const formerPay = compile('former pay');
const notAsked = compile('former pay is not asked');
const askedOf = compile('asked of people');
const payWords = compile('pay in place');
const lastDay = compile('last day');
const noBenefits = compile('no benefits');
const moreBenefits = compile('more benefits');
const beforeInterview = compile('pay before the interview');
const commissionAlone = compile('commission alone');
const publishedTable = compile('pay by a published table');
const elsewhere = compile('elsewhere than colorado');
const colorado = compile('colorado');
const coloradoInList = compile('colorado in a list of states');
const ofOtherPlaces = compile('of other places');

const has = (folded: string, pattern: RegExp) => folded.search(pattern) >= 0;

/** The clauses of a text, folded as phrases are compared. */
export const foldClauses = (text: string): string[] =>
  clausesOf(text).map(({ words }: Clause) => spell(words));

/** Whether it says that artificial intelligence chooses people, or that it does not. */
export const saysUseOfIntelligence = (clauses: readonly string[]): boolean =>
  clauses.some(
    (clause) =>
      has(clause, intelligence) && has(clause, choosing) && has(clause, use) && !has(clause, workWithIt),
  );

export const saysVacancy = (clauses: readonly string[]): boolean =>
  // "Vacancy: yes" is two clauses.
  clauses.some((clause) => has(clause, vacancy) || /^ vacanc(?:y|ies) $/.test(clause));

/** A question about it is a demand. */
export const demandsLocalExperience = (clauses: readonly string[], questions: readonly string[]): boolean =>
  questions.some((question) => has(question, localExperience)) ||
  clauses.some((clause) => has(clause, localExperience) && has(clause, wanted) && !has(clause, unwanted));

/** A question is one by itself; a sentence that speaks of former pay also has to ask. */
export const asksFormerPay = (clauses: readonly string[], questions: readonly string[]): boolean =>
  questions.some((question) => has(question, formerPay)) ||
  clauses.some((clause) => has(clause, formerPay) && has(clause, askedOf) && !has(clause, notAsked));

export const saysLastDay = (clauses: readonly string[]): boolean =>
  clauses.some((clause) => has(clause, lastDay));

/** "Remote, anywhere in the US except Colorado" */
export const leavesColoradoOut = (clauses: readonly string[]): boolean =>
  clauses.some(
    (clause) =>
      (has(clause, coloradoInList) || (has(clause, colorado) && has(clause, elsewhere))) &&
      !has(clause, ofOtherPlaces),
  );

/** That applicants hear the pay before the interview, or which published table of pay it is by. */
export const saysHowPayIsTold = (clauses: readonly string[]): boolean =>
  clauses.some(
    (clause) => (has(clause, payWords) && has(clause, beforeInterview)) || has(clause, publishedTable),
  );

export const saysCommissionAlone = (clauses: readonly string[]): boolean =>
  clauses.some((clause) => has(clause, commissionAlone));

/** A benefit by its name, or that there is none. */
export const namesBenefits = (clauses: readonly string[]): boolean =>
  clauses.some((clause) => has(clause, moreBenefits) || has(clause, noBenefits));

const link = /<a\s[^<>]*href="https?:[^"]*"[^<>]*>([^<]{0,200})/gi;
const address = /https?:\/\/\S/gi;
/** Characters before an address that may say what it leads to. */
const lead = 120;

/** Whether a link leads to the pay, which is enough where a law says so. */
export function linksToPay(html: string): boolean {
  const linked = [...html.matchAll(link)].map(([, text = '']) => text);
  const before = [...html.matchAll(address)].map(
    ({ index }) =>
      html
        .slice(Math.max(0, index - lead), index)
        .split(/[\n<>]/)
        .at(-1) ?? '',
  );
  const texts = [...linked, ...before];
  return texts.some((text) => has(spell(foldedWords(text)), payWords));
}
