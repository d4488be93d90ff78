import { clausesOf, foldedWords, linesOf, spell, type Clause } from './clause-rules.ts';
import { factLists, factPhrases, titleLists, type FactList } from './fact-constants.ts';
import { isIn } from './language-rules.ts';
import { compilePhrases, triggersOf } from './phrase-rules.ts';
import { packFacts, type StatedFact } from './stated-rules.ts';

/** What is read from the text of a posting. */
export interface TextFacts {
  /** What it states, as bits. */
  stated: number;
}
export const nothingRead: TextFacts = { stated: 0 };

/** What a posting says in words. */
interface PostingText {
  title: string;
  /** HTML. */
  description: string;
  requirements: readonly string[];
  education: string;
  /** Empty where it is not known. */
  language?: string;
}

/** Reads what a posting states: only what it says, and neither of two that contradict each other (decision 024). */
export function readTextFacts(posting: PostingText): TextFacts {
  const { title, description, requirements, education, language = '' } = posting;
  const stated = new Set<StatedFact>();
  const text = linesOf(description);
  readTitle(spell(foldedWords(title)), stated);
  const reading = new Reading(stated, negationsIn(language));
  for (const clause of clausesOf(text)) reading.read(clause);
  reading.endSection();
  for (const line of [...requirements, education]) for (const clause of clausesOf(line)) reading.read(clause);
  if (noDegree.has(foldedWords(education).join(' '))) stated.add('degree-not-needed');
  for (const [fact, opposite] of opposites)
    if (stated.has(fact) && stated.has(opposite)) for (const one of [fact, opposite]) stated.delete(one);
  return { stated: packFacts(stated) };
}

const opposites: readonly (readonly [StatedFact, StatedFact])[] = [
  ['weekend', 'no-weekends'],
  ['degree-not-needed', 'degree-needed'],
  ['sponsorship-offered', 'sponsorship-refused'],
];

/** How structured postings say it in the field of education. */
const noDegree: ReadonlySet<string> = new Set(factPhrases.list('no education'));

interface FactRule extends FactList {
  phrases: RegExp;
  unsaying: RegExp;
}

const phrasesOf = (list: string) => factPhrases.list(list);
const compile = (...lists: readonly string[]) => compilePhrases(lists.flatMap(phrasesOf));
const hedges = compile('unless');
/** In Portuguese one of them says "in the". */
const negations = compile('not');
const inPortuguese = new Set(phrasesOf('not but in pt'));
const portugueseNegations = compilePhrases(phrasesOf('not').filter((word) => !inPortuguese.has(word)));
const negationsIn = (language: string) => (isIn(language, 'pt') ? portugueseNegations : negations);
const offers = compile('offers');
const offerHeadings = compile('offer headings');
const otherHeadings = compile('other headings');

/** By word, the rules that have a phrase with it: made once of the lists. */
const rulesByWord = new Map<string, Set<FactRule>>();
/** The same by the first letters of words that may end in any way. */
const rulesByBeginning = new Map<string, { beginning: string; rule: FactRule }[]>();
const beginningLetters = 4;

for (const one of factLists) {
  const rule = { ...one, phrases: compile(one.list), unsaying: compile(...one.unless) };
  const { words, beginnings } = triggersOf(phrasesOf(one.list));
  for (const word of words) rulesByWord.set(word, (rulesByWord.get(word) ?? new Set()).add(rule));
  for (const beginning of beginnings) {
    const key = beginning.slice(0, beginningLetters);
    rulesByBeginning.set(key, [...(rulesByBeginning.get(key) ?? []), { beginning, rule }]);
  }
}

const titleRules = titleLists.map(({ fact, list }) => ({ fact, phrases: compile(list) }));

function readTitle(folded: string, stated: Set<StatedFact>): void {
  for (const { fact, phrases } of titleRules) {
    const found = findIn(folded, phrases);
    if (found && !isNegated(folded, found, negations)) stated.add(fact);
  }
  if (findIn(folded, noWeekends)) stated.add('no-weekends');
}
const noWeekends = compile('no-weekends');

/** So many words of a heading, and so many clauses below it at most. */
const [headingWords, sectionClauses] = [7, 30];

class Reading {
  readonly #stated: Set<StatedFact>;
  readonly #negations: RegExp;
  /** Clauses that still stand under a heading of what is offered. */
  #offered = 0;

  constructor(stated: Set<StatedFact>, ofLanguage: RegExp) {
    this.#stated = stated;
    this.#negations = ofLanguage;
  }

  endSection(): void {
    this.#offered = 0;
  }

  read({ words, isQuestion }: Clause): void {
    if (words.length <= headingWords) this.#readHeading(spell(words), words.length);
    else this.#offered--;
    const rules = isQuestion ? undefined : rulesFor(words);
    if (!rules) return;
    const folded = spell(words);
    if (findIn(folded, hedges)) return;
    const isOffer = this.#offered > 0 || findIn(folded, offers) !== undefined;
    for (const rule of rules)
      if (!this.#stated.has(rule.fact) && holds(rule, { folded, isOffer, negations: this.#negations }))
        this.#stated.add(rule.fact);
  }

  #readHeading(folded: string, length: number): void {
    const fits = (headings: RegExp) => {
      const found = findIn(folded, headings);
      // "Benefits you will love" is a heading, "Benefits administration experience" is none.
      return found !== undefined && found.from === 1 && wordsIn(found.text) >= length - 2;
    };
    if (fits(offerHeadings)) this.#offered = sectionClauses;
    else if (fits(otherHeadings)) this.#offered = 0;
    else this.#offered--;
  }
}

/** Undefined where none of the words begins a phrase. */
function rulesFor(words: readonly string[]): Set<FactRule> | undefined {
  let found: Set<FactRule> | undefined;
  for (const word of words) {
    const whole = rulesByWord.get(word);
    if (whole) found = found ? found.union(whole) : whole;
    const begun = rulesByBeginning.get(word.slice(0, beginningLetters));
    for (const { beginning, rule } of begun ?? [])
      if (word.startsWith(beginning)) found = new Set(found).add(rule);
  }
  return found;
}

/** A clause, whether it stands beside words of an offer, and what says "not" in its language. */
interface ReadClause {
  folded: string;
  isOffer: boolean;
  negations: RegExp;
}

function holds(rule: FactRule, { folded, isOffer, negations: ofLanguage }: ReadClause): boolean {
  if (rule.needsOffer && !isOffer) return false;
  const found = findIn(folded, rule.phrases);
  if (!found || findIn(folded, rule.unsaying)) return false;
  if (rule.isAlone) return found.text.trim() === folded.trim();
  switch (rule.not) {
    case 'belongs':
      return true;
    case 'needed':
      return findIn(folded, ofLanguage) !== undefined;
    case 'nowhere':
      return findIn(folded, ofLanguage) === undefined;
    default:
      return !isNegated(folded, found, ofLanguage);
  }
}

interface Found {
  from: number;
  to: number;
  text: string;
}

function findIn(folded: string, phrases: RegExp): Found | undefined {
  phrases.lastIndex = 0;
  const match = phrases.exec(folded);
  return match ? { from: match.index, to: match.index + match[0].length, text: match[0] } : undefined;
}

const wordsIn = (text: string) => text.trim().split(' ').length;
const [wordsBefore, wordsBehind] = [5, 3];

/** Whether a "not" stands close before a phrase, or right behind it in the same breath. */
function isNegated(folded: string, { from, to }: Found, ofLanguage: RegExp): boolean {
  const before = folded.slice(0, from).trimEnd().split(' ').slice(-wordsBefore).join(' ');
  const [breath = ''] = folded.slice(to).split(',');
  const behind = breath.split(' ').slice(0, wordsBehind).join(' ');
  return findIn(` ${before} `, ofLanguage) !== undefined || findIn(` ${behind} `, ofLanguage) !== undefined;
}
