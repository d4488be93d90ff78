import type { AdAsk, AdSeverity } from '@waymark/contract/jobs/ad-rule-choices';
import type { Salary } from '@waymark/contract/jobs/jobs';
import { jobBenefits } from '@waymark/contract/jobs/fact-choices';
import { periodsInYear } from '@waymark/contract/search/choices';
import { minorUnitDigits } from '@waymark/contract/text/minor-units';
import { readDataRows } from '../../../platform/data-files.ts';
import { exchangeRates } from '../../../platform/exchange-rates/exchange-rates.ts';
import type { PlaceDraft } from '../../places/places/rules.ts';
import {
  candidatesOf,
  findPayInText,
  hasFewNumbers,
  isPayOfText,
  type Candidate,
  withoutPension,
} from '../pay/reading-rules.ts';
import { foldedWords, linesOf, spell } from '../posting-facts/clause-rules.ts';
import { readTextFacts } from '../posting-facts/reading-rules.ts';
import { bitsOf } from '../posting-facts/stated-rules.ts';
import {
  asksFormerPay,
  demandsLocalExperience,
  foldClauses,
  foldStatements,
  leavesColoradoOut,
  linksToBenefits,
  linksToPay,
  namesBenefits,
  saysCommissionAlone,
  saysHowPayIsTold,
  saysLastDay,
  saysUseOfIntelligence,
  saysVacancy,
} from './ad-text-rules.ts';
import { namesOneGenderByWord, namesOneGenderInGerman } from './ad-title-rules.ts';

/** What the law of a place asks of ads. `data/ad-rules/README.md` says where each was read. */
export interface AdRule {
  id: string;
  countryCode: string;
  /** As the gazetteer calls it; empty for the whole country. */
  region: string;
  /** Of the region; empty for all of it. */
  city: string;
  /** YYYY-MM-DD */
  since: string;
  /** Employers of fewer people are not meant. */
  employees: number;
  ask: AdAsk;
  severity: Exclude<AdSeverity, 'off'>;
  law: string;
  source: string;
  /** Who asks, where it is not the region or the country itself. */
  asker: string;
}

export const adRules: readonly AdRule[] = readDataRows('ad-rules/rules.tsv').map(
  ([
    id = '',
    countryCode = '',
    region = '',
    since = '',
    employees,
    ask,
    severity,
    law = '',
    source = '',
    asker = '',
    city = '',
  ]) => ({
    id,
    countryCode,
    region,
    since,
    employees: Number(employees),
    ask: ask as AdAsk,
    severity: severity as AdRule['severity'],
    law,
    source,
    asker,
    city,
  }),
);

/** An ad as far as laws speak of it. */
export interface Ad {
  title: string;
  /** HTML. */
  description: string;
  requirements: readonly string[];
  howToApply: string;
  education: string;
  salary: Salary | null;
  places: readonly PlaceDraft[];
  deadline: string | null;
  /** What applicants are asked. */
  questions: readonly string[];
}

interface Circumstances {
  /** YYYY-MM-DD */
  today: string;
  /** How many people the employer has, at most; undefined where that is not known. */
  mostEmployees: number | undefined;
}

/** The rules of the places of an ad that it does not meet, in the order of the table. */
export function judgeAd(ad: Ad, { today, mostEmployees = Infinity }: Circumstances): AdRule[] {
  const meant = adRules.filter(
    (rule) =>
      rule.since <= today &&
      rule.employees <= mostEmployees &&
      ad.places.some(
        ({ countryCode, region, city }) =>
          countryCode === rule.countryCode &&
          (rule.region === '' || region === rule.region) &&
          (rule.city === '' || city === rule.city),
      ),
  );
  if (meant.length === 0) return [];
  const reading = new AdReading(ad);
  return meant.filter(({ ask }) => !reading.meets[ask]());
}

/** "$20+ per hour", "$45k+."; not "$20 + tips" */
const andUp = /\dk?\+(?! ?(?:tips?|bonus|commissions?|benefits|equity|ot|overtime)\b)/;
/** Where the words before an amount say that it is the least. */
const startingPay =
  /(?:(?:starting|entry|base|beginning) (?:pay|wage|salary|rate)(?: is| of|:| -)?|(?:starts?|starting|begins?|beginning)(?: at| from|:)?) ?$/;
const orMore =
  /^[^.;,\n]{0,20}? (?:or (?:more|higher|above|better)|to start|starting|to (?:tbd|open|negotiable))\b/;
/** "Hourly range: 38.50-61.20 USD", "Hiring at $55,120" */
const namedBefore = /(?<!\p{L})(?:hourly|weekly|monthly|annual|hiring)(?!\p{L})[^.,;\n\d]{0,20}$/u;
/** "Earnings potential of $90k" */
const potential = /potential(?: of| is|:| -)? ?$/;

/** Countries whose titles name people by German words. */
const germanTitles: ReadonlySet<string> = new Set(['DE', 'AT']);

/** A bonus is pay. */
const benefitBits = bitsOf(jobBenefits.map(({ value }) => value).filter((value) => value !== 'bonus'));

/** Where an ad for work paid by commission alone may say that in place of an amount. */
const commissionStates: ReadonlySet<string> = new Set(['New York', 'Maine']);

const width = { most: 50_000, unlessAbove: 200_000, currency: 'CAD' } as const;

/** Whether an amount is what the job pays. "Salary Range: 70-90K" has no currency: where people work, all know it. */
function isStated(candidate: Candidate): boolean {
  const { phrase, context, folded } = candidate;
  if (context.isOther) return false;
  const period = phrase.period ?? context.period;
  if (phrase.sign === undefined)
    return context.isPay && phrase.isRange && (phrase.hasFactor || period !== undefined);
  return (
    context.isPay ||
    period !== undefined ||
    isPayOfText(candidate) ||
    namedBefore.test(folded.slice(Math.max(0, phrase.start - 40), phrase.start))
  );
}

/** Reads of an ad what is asked for, each once. */
class AdReading {
  readonly #ad: Ad;
  readonly #text: string;
  readonly #clauses: readonly string[];
  readonly #questions: readonly string[];

  constructor(ad: Ad) {
    this.#ad = ad;
    this.#text = [linesOf(ad.description), ...ad.requirements, ad.howToApply].join('\n');
    this.#clauses = foldClauses(this.#text);
    this.#questions = ad.questions.map((question) => spell(foldedWords(question)));
  }

  /** By what is asked, whether the ad has it. */
  readonly meets: Readonly<Record<AdAsk, () => boolean>> = {
    pay: () =>
      this.#saysPay((salary) => salary.min !== null && salary.max !== null, true) || this.#needsNoPay(),
    'least-pay': () => this.#saysPay((salary) => salary.min !== null, false),
    'pay-before-interview': () => this.#saysPay(() => true, false) || saysHowPayIsTold(this.#clauses),
    'pay-width': () => !this.#isWide(),
    benefits: () => this.#statesBenefits(),
    'ai-use': () => saysUseOfIntelligence(this.#clauses),
    vacancy: () => saysVacancy(this.#clauses),
    'local-experience': () => !demandsLocalExperience(this.#clauses, this.#questions),
    'last-day': () => this.#ad.deadline !== null || saysLastDay(this.#clauses),
    'neutral-title': () => !this.#namesOneGender(),
    'former-pay': () => !asksFormerPay(this.#clauses, this.#questions),
    'not-left-out': () => !leavesColoradoOut(foldStatements(this.#text)),
  };

  /** In its field, in its text, or behind a link that says so. */
  #saysPay(isEnough: (salary: Salary) => boolean, needsBoth: boolean): boolean {
    const { salary, description } = this.#ad;
    if (salary && isEnough(salary)) return true;
    if (linksToPay(description)) return true;
    const ends = this.#statedPay.map(({ phrase, context, folded }) => {
      if (phrase.isRange) return 'both';
      const before = folded.slice(Math.max(0, phrase.start - 30), phrase.start);
      const isLeast =
        andUp.test(folded.slice(phrase.start, phrase.end + 12)) ||
        startingPay.test(before) ||
        orMore.test(folded.slice(phrase.end, phrase.end + 40));
      if (isLeast) return 'from';
      return potential.test(before) ? 'up to' : (context.direction ?? 'both');
    });
    if (!needsBoth) return ends.some((end) => end !== 'up to');
    // "Minimum salary: $60,000. Maximum salary: $80,000."
    return ends.includes('both') || (ends.includes('from') && ends.includes('up to'));
  }

  #needsNoPay(): boolean {
    const { places, salary } = this.#ad;
    if (places.every(({ region }) => commissionStates.has(region))) return saysCommissionAlone(this.#clauses);
    const least = salary?.min ? inYear(salary.min, salary) : undefined;
    return (
      least !== undefined &&
      least > width.unlessAbove &&
      places.every(({ countryCode, region }) => countryCode === 'CA' && region === 'Ontario')
    );
  }

  /** What the text says that this job pays: several where it differs by place or level. */
  get #statedPay() {
    if (!hasFewNumbers(this.#text)) return [];
    return candidatesOf(withoutPension(this.#text), isStated);
  }

  #isWide(): boolean {
    const countries = this.#ad.places.map(({ countryCode }) => countryCode);
    const salary = this.#ad.salary ?? findPayInText(this.#text, countries);
    if (!salary || salary.min === null || salary.max === null) return false;
    const [min, max] = [salary.min, salary.max].map((amount) => inYear(amount, salary));
    if (min === undefined || max === undefined) return false;
    return max - min > width.most && max <= width.unlessAbove;
  }

  #namesOneGender(): boolean {
    const { title, places } = this.#ad;
    const isGerman = places.some(({ countryCode }) => germanTitles.has(countryCode));
    return namesOneGenderByWord(title) || (isGerman && namesOneGenderInGerman(title));
  }

  #statesBenefits(): boolean {
    return (
      (readTextFacts(this.#ad).stated & benefitBits) !== 0 ||
      namesBenefits(this.#clauses) ||
      linksToBenefits(this.#ad.description)
    );
  }
}

/** An amount of pay for a year in the currency of the widest range; undefined without an exchange rate. */
function inYear(amount: number, { currency, period }: Salary): number | undefined {
  const units = (amount / 10 ** minorUnitDigits(currency)) * periodsInYear[period];
  if (currency === width.currency) return units;
  const [from, to] = [exchangeRates.perDollar(currency), exchangeRates.perDollar(width.currency)];
  return from === undefined || to === undefined ? undefined : (units / from) * to;
}
