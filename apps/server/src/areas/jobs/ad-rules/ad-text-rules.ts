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
const foldedEnds = (list: string) => phrases.list(list).map((end) => foldedWords(end).join(''));
const neutralEnds = foldedEnds('neutral in itself');
const genderedEnds = foldedEnds('one gender');

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
  clauses.some((clause) => has(clause, vacancy) || clause === ' vacancy ');

export const demandsLocalExperience = (clauses: readonly string[]): boolean =>
  clauses.some((clause) => has(clause, localExperience) && has(clause, wanted) && !has(clause, unwanted));

/** A question is one by itself; a sentence that speaks of former pay also has to ask. */
export const asksFormerPay = (clauses: readonly string[], questions: readonly string[]): boolean =>
  questions.some((question) => has(question, formerPay)) ||
  clauses.some((clause) => has(clause, formerPay) && has(clause, askedOf) && !has(clause, notAsked));

export const saysLastDay = (clauses: readonly string[]): boolean =>
  clauses.some((clause) => has(clause, lastDay));

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

/** "(m/w/d)", "m|w", "(gn)", "*in", "/-frau" */
const marks = [
  /\(\s*(?:[a-z]{1,2}\s*[/|,*]\s*){1,3}[a-z*]{1,3}\s*\)/iu,
  /\b[mwdfx]\s*[/|]\s*[mwdfx](?:\s*[/|]\s*[mwdfxi*])?\b/iu,
  /[([](?:[mwdfx]{3}|gn|divers|in|innen|a)[)\]]|all genders|alle geschlechter|geschlechtsneutral/iu,
  /(?:[*:_·]|\/-?)in(?:nen)?\b|\/-?(?:frau|mann)\b/iu,
  // "LehrerInnen"
  /\p{Ll}In(?:nen)?(?!\p{L})/u,
] as const;

/** Whether a German title names the work by a word for one gender and says nowhere that all are meant. */
export function namesOneGender(title: string): boolean {
  if (marks.some((mark) => mark.test(title))) return false;
  const words = foldedWords(title).filter((word) => word.length > 3);
  const gendered = words.filter(
    (word) =>
      genderedEnds.some((end) => word.endsWith(end)) && !neutralEnds.some((end) => word.endsWith(end)),
  );
  // "Bäcker oder Bäckerin", "Kaufmann/Kauffrau", "Krankenschwester/-pfleger"
  const hasBoth = gendered.some((one) =>
    words.some((other) => other !== one && (other === `${one}in` || pairOf(one) === other)),
  );
  return gendered.length > 0 && !hasBoth;
}

const pairOf = (word: string) =>
  word
    .replace(/mann$/, 'frau')
    .replace(/manner$/, 'frauen')
    .replace(/krankenschwester$/, 'krankenpfleger');
