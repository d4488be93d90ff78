import { readDataSections } from '../../../platform/data-files.ts';
import { clausesOf, foldedWords, spell, type Clause } from '../posting-facts/clause-rules.ts';
import { compilePhrases } from '../posting-facts/phrase-rules.ts';

/* What the words of an ad say of what laws ask for; its words are in `data/ad-rules/phrases.txt`. */

const phrases = readDataSections('ad-rules/phrases.txt');
const compile = (list: string) => compilePhrases(phrases.list(list));

const intelligence = compile('intelligence');
const choosing = compile('choosing people');
const notUsed = compile('it is not used');
const use = compile('use');
const workWithIt = compile('work with it');
const vacancy = compile('vacancy');
const vacancyItself = compile('vacancy itself');
const otherVacancies = compile('other vacancies');
const localExperience = compile('local experience');
const wanted = compile('experience is wanted');
const unwanted = compile('experience is not wanted');
const formerPay = compile('former pay');
const notAsked = compile('former pay is not asked');
const askedOf = compile('asked of people');
const payWords = compile('pay in place');
const lastDay = compile('last day');
const applying = compile('of applying');
const untilDay = compile('until a day');
const starting = compile('of starting');
const workWithBenefits = compile('work with benefits');
const benefitWords = compile('benefits in place');
const noBenefits = compile('no benefits');
const moreBenefits = compile('more benefits');
const beforeInterview = compile('pay before the interview');
const commissionAlone = compile('commission alone');
const publishedTable = compile('pay by a published table');
const elsewhere = compile('elsewhere than colorado');
const colorado = compile('colorado');
const whereWork = compile('where people work');
const coloradoInList = compile('colorado in a list of states');
const ofOtherPlaces = compile('of other places');

const has = (folded: string, pattern: RegExp) => folded.search(pattern) >= 0;

/** The clauses of a text that ask nothing, folded as phrases are compared. */
export const foldStatements = (text: string): string[] =>
  clausesOf(text)
    .filter(({ isQuestion }) => !isQuestion)
    .map(({ words }) => spell(words));

/** All of them. */
export const foldClauses = (text: string): string[] =>
  clausesOf(text).map(({ words }: Clause) => spell(words));

/** "AI in selection: no" is two clauses; so short a first one speaks of nothing else. */
const headingWords = 6;
const isShort = (clause: string) => clause.trim().split(' ').length <= headingWords;

/** Whether it says that artificial intelligence chooses people, or that it does not. */
export const saysUseOfIntelligence = (clauses: readonly string[]): boolean =>
  clauses.some(
    (clause) =>
      has(clause, intelligence) &&
      !has(clause, workWithIt) &&
      (has(clause, notUsed) || (has(clause, choosing) && (has(clause, use) || isShort(clause)))),
  );

export const saysVacancy = (clauses: readonly string[]): boolean =>
  clauses.some(
    (clause) =>
      has(clause, vacancy) ||
      // "Vacancies: 2" is two clauses.
      clause === ' vacancies ' ||
      (has(clause, vacancyItself) && !has(clause, otherVacancies)),
  );

/** A question about it is a demand. */
export const demandsLocalExperience = (clauses: readonly string[], questions: readonly string[]): boolean =>
  questions.some((question) => has(question, localExperience)) ||
  clauses.some((clause) => has(clause, localExperience) && has(clause, wanted) && !has(clause, unwanted));

/** A question is one by itself; a sentence that speaks of former pay also has to ask. */
export const asksFormerPay = (clauses: readonly string[], questions: readonly string[]): boolean =>
  questions.some((question) => has(question, formerPay)) ||
  clauses.some((clause) => has(clause, formerPay) && has(clause, askedOf) && !has(clause, notAsked));

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** "January 3rd", "3 January", "01 15", "2027 01 15" */
const day = new RegExp(
  String.raw` (?:${month} \d{1,2}(?:st|nd|rd|th)? |\d{1,2}(?:st|nd|rd|th)? (?:of )?${month} |\d{1,2} \d{1,2} (?:\d{2}|\d{4}) |\d{4} \d{2} \d{2} )`,
);

export const saysLastDay = (clauses: readonly string[]): boolean =>
  clauses.some((clause, at) => {
    if (has(clause, lastDay)) return true;
    if (!day.test(clause)) return false;
    // "Deadline: Feb 1" is two clauses.
    const said = [clause, clauses[at - 1] ?? ''].filter((one, before) => before === 0 || isShort(one));
    return said.some((one) => has(one, untilDay) && has(one, applying) && !has(one, starting));
  });

/** "Remote, anywhere in the US except Colorado" */
export const leavesColoradoOut = (clauses: readonly string[]): boolean =>
  clauses.some(
    (clause) =>
      (has(clause, coloradoInList) ||
        (has(clause, colorado) && has(clause, elsewhere) && has(clause, whereWork))) &&
      !has(clause, ofOtherPlaces),
  );

/** That applicants hear the pay before the interview, or which published table of pay it is by. */
export const saysHowPayIsTold = (clauses: readonly string[]): boolean =>
  clauses.some(
    (clause) => (has(clause, payWords) && has(clause, beforeInterview)) || has(clause, publishedTable),
  );

export const saysCommissionAlone = (clauses: readonly string[]): boolean =>
  clauses.some((clause) => has(clause, commissionAlone));

/** "Benefits: none" is two clauses. */
const benefitsHeading = / benefits? $/;
const none = /^ (?:none|no|n a|not (?:offered|included|provided|available)) $/;

/** A benefit by its name, or that there is none. */
export const namesBenefits = (clauses: readonly string[]): boolean =>
  clauses.some(
    (clause, at) =>
      (has(clause, moreBenefits) && !has(clause, workWithBenefits)) ||
      has(clause, noBenefits) ||
      (none.test(clause) && benefitsHeading.test(clauses[at - 1] ?? '')),
  );

const link = /<a\s[^<>]*href="https?:[^"]*"[^<>]*>([^<]{0,200})/gi;
const address = /https?:\/\/[^\s"<>]{1,200}/gi;
/** Characters before an address that may say what it leads to. */
const lead = 120;

/** What is said of each address: the text of a link, or the words before it and its own. */
function saidOfLinks(html: string): string[] {
  const linked = [...html.matchAll(link)].map(([, text = '']) => text);
  const before = [...html.matchAll(address)].map(
    ({ index, 0: written }) =>
      (html
        .slice(Math.max(0, index - lead), index)
        .split(/[\n<>]|[.!?](?=\s)/)
        .at(-1) ?? '') + written,
  );
  return [...linked, ...before].map((text) => spell(foldedWords(text)));
}

/** Whether a link leads to the pay, or to the benefits, which is enough where a law says so. */
export const linksToPay = (html: string): boolean => saidOfLinks(html).some((said) => has(said, payWords));
export const linksToBenefits = (html: string): boolean =>
  saidOfLinks(html).some((said) => has(said, benefitWords));
