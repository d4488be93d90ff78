import type { BoardWords } from '@waymark/contract/board-words';
import type { BoardSettings } from '@waymark/contract/all-settings';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { adSeverities } from '@waymark/contract/jobs/ad-rule-choices';
import { formatPay } from '@waymark/contract/jobs/format-salary';
import { labelOf } from '@waymark/contract/jobs/choices';
import { dateStyles } from '@waymark/contract/text/format-day';
import { footerSources, homeSectionKinds } from '@waymark/contract/pages/site-choices';
import { firstPostingRules } from '@waymark/contract/posting/choices';
import { writePrice } from '@waymark/contract/payments/prices';
import { taxModes } from '@waymark/contract/payments/choices';
import { settablePeriodNames, settablePeriods } from '@waymark/contract/lifecycle/retention-choices';
import { nameOf } from '@waymark/contract/text/languages';
import { labelZone } from '@waymark/contract/text/format-zone';
import type { SalaryPeriod } from '@waymark/contract/jobs/choices';
import { msg, plural, term } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { board } from '../../../lib/board.ts';
import { featureSwitches } from './feature-constants.ts';
import { sayHere } from '../../../lib/languages/say.ts';

type Describe = {
  [Key in keyof BoardSettings]?: (say: Say, value: BoardSettings[Key], words: BoardWords) => string;
};

const orNothing = (parts: readonly string[], nothing: string) => parts.join(', ') || nothing;
const ofText = (say: Say, text: string) =>
  text === '' ? say`Not written` : say`${plural(text.length, 'character')}: ${text.slice(0, 80)}…`;

const ofNames = (say: Say, named: readonly { label: string }[]) =>
  orNothing(
    named.map(({ label }) => label),
    say`None`,
  );

/** Values that do not say themselves in words, for earlier values and those of colleagues. */
const describe: Describe = {
  mark: (say, mark) => (mark === null ? say`The drawn mark` : say`An uploaded picture`),
  accent: (say, { light, dark }) => say`${light} on light pages, ${dark} on dark ones`,
  sender: (say, sender) =>
    sender === null ? say`As the server is set up` : `${sender.name} <${sender.address}>`,
  contact: (say, contact) =>
    contact === null
      ? say`As the server is set up`
      : orNothing(
          [contact.email, contact.phone, contact.address].filter((part) => part !== null),
          say`Nothing`,
        ),
  operator: (say, operator) =>
    orNothing(
      Object.values(operator).filter((part) => part !== null),
      say`Not entered`,
    ),
  homeCities: (say, cities) => orNothing(cities, say`The product’s own`),
  homeCategories: (say, values, words) =>
    orNothing(
      values.map((value) => say(categoryLabel(words, value))),
      say`The product’s own`,
    ),
  look: (say, { styles, questions, heroTitle, slogan }) =>
    orNothing(
      [
        heroTitle,
        slogan,
        questions.length > 0 ? say`${plural(questions.length, 'question')}` : '',
        styles === '' ? '' : say`a style sheet`,
      ].filter(Boolean),
      say`The product’s own look`,
    ),
  promos: (say, shown) => (shown ? say`Shown` : say`Not shown`),
  promoTexts: (say, { review, packages }) => say`“${review}” and “${packages}”`,
  payPeriod: (say, period) => say(namePeriod(period)),
  payChoices: (say, choices) =>
    choices === null
      ? say`The product’s own`
      : choices.amounts
          .map((amount) => formatPay(sayHere, amount, choices.currency, choices.period))
          .join(', '),
  terms: ofText,
  privacy: ofText,
  imprint: ofText,
  fraudPolicy: ofText,
  features: (say, switches) => {
    const off = featureSwitches.filter(({ feature }) => !switches[feature]).map(({ label }) => say(label));
    return off.length === 0 ? say`All on` : say`Off: ${off.join(', ')}`;
  },
  mails: (say, mails) => {
    const own = Object.keys(mails).length;
    return own === 0 ? say`The product’s own words` : say`${plural(own, 'mail')} with words of its own`;
  },
  retention: (say, periods) =>
    orNothing(
      settablePeriodNames
        .filter((name) => periods[name] !== settablePeriods[name].standard)
        .map((name) => say`${term(settablePeriods[name].label)}: ${plural(periods[name], 'day')}`),
      say`The product’s own periods`,
    ),
  applicantPeriod: (say, { standard, min, max }) =>
    say`${plural(standard, 'month')}; companies choose from ${min} to ${max}`,
  requiresPay: (say, required) =>
    required ? say`Every posting says what it pays` : say`Postings may leave it out`,
  invoicing: (say, { isOffered, taxName, taxRate, taxMode, dueDays, invoicePrefix }) =>
    [
      isOffered ? say`Offered` : say`Not offered`,
      taxMode === 'own'
        ? say`${taxName} of ${taxRate / 100} %`
        : say`${taxName}: ${term(labelOf(taxModes, taxMode))}`,
      say`due after ${plural(dueDays, 'day')}`,
      `${invoicePrefix}-…`,
    ].join(', '),
  seller: (say, { street, postCode, town, holder, iban }) =>
    orNothing([street, `${postCode} ${town}`.trim(), holder, iban].filter(Boolean), say`Not entered`),
  renewing: (say, { monthlyReminders, invoiceDays, unpaidDays, arePricesNet }) =>
    [
      monthlyReminders === 0
        ? say`Monthly plans reminded of never`
        : say`Monthly plans reminded of every ${plural(monthlyReminders, 'renewal')}`,
      say`invoiced ${plural(invoiceDays, 'day')} ahead`,
      say`ended ${plural(unpaidDays, 'day')} into an unpaid period`,
      arePricesNet ? say`prices without tax` : say`prices with tax`,
    ].join(', '),
  featuring: (say, { amount, days }) =>
    amount === 0
      ? say`Not sold on its own`
      : say`${plural(days, 'day')} for ${writePrice(amount, board.currency)}`,
  categories: (say, categories) =>
    ofNames(
      say,
      categories.filter(({ movedTo }) => movedTo === null),
    ),
  sectors: ofNames,
  categoryWords: (say, lists, words) =>
    orNothing(
      lists.map(({ category, words: own }) => `${say(categoryLabel(words, category))}: ${own.join(', ')}`),
      say`None`,
    ),
  adRules: (say, { duties, except }) => {
    const others = Object.keys(except).length;
    const rule = labelOf(adSeverities, duties);
    return others > 0 ? say`${rule}, ${plural(others, 'rule')} otherwise` : say(rule);
  },
  postingFields: ofNames,
  reportReasons: (say, reasons) =>
    ofNames(
      say,
      reasons.filter(({ retired }) => !retired),
    ),
  stages: (say, stages) =>
    ofNames(
      say,
      stages.map(({ name }) => ({ label: name })),
    ),
  headerLinks: ofNames,
  footer: (say, groups) =>
    ofNames(
      say,
      groups.map(({ source, title }) => ({ label: title || say(labelOf(footerSources, source)) })),
    ),
  homeSections: (say, sections) =>
    ofNames(
      say,
      sections
        .filter(({ shown }) => shown)
        .map(({ section }) => ({ label: say(labelOf(homeSectionKinds, section)) })),
    ),
  languages: (say, { own, offered }) =>
    ofNames(
      say,
      [own, ...offered.filter((code) => code !== own)].map((code) => ({ label: nameOf(code) })),
    ),
  ownTexts: (say, texts) =>
    say`${plural(
      Object.values(texts).reduce((sum, of) => sum + Object.keys(of).length, 0),
      'translation',
    )}`,
  timeZone: (_say, zone) => labelZone(zone),
  dateStyle: (say, style) => say(labelOf(dateStyles, style)),
  analytics: (say, snippet) => snippet?.script ?? say`No counting of visits`,
  firstPosting: (say, rule) => say(firstPostingRules.find(({ value }) => value === rule)?.label ?? rule),
};

export function describeSetting<Key extends keyof BoardSettings>(
  say: Say,
  words: BoardWords,
  key: Key,
  value: BoardSettings[Key],
): string {
  const write = describe[key];
  if (write) return write(say, value, words);
  if (typeof value === 'boolean') return value ? say`Yes` : say`No`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const periodNames: Readonly<Record<SalaryPeriod, string>> = {
  year: msg`a year`,
  month: msg`a month`,
  week: msg`a week`,
  day: msg`a day`,
  hour: msg`an hour`,
};

/** "an hour": the unit after an amount. */
export const namePeriod = (period: SalaryPeriod): string => periodNames[period];

export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const next = [...list];
  next.splice(at + by, 0, ...next.splice(at, 1));
  return next;
}

export const orNull = (text: string) => (text.trim() === '' ? null : text);

/** The stored form of a name: "Care Work" is `care-work`, and `care-work-2` where that is taken. */
export function identifierOf(name: string, taken: readonly string[], maxLength = 40): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .join('-')
    // With room for a number.
    .slice(0, maxLength - 4)
    .replace(/-$/, '');
  const base = words || 'own';
  for (let nth = 1; ; nth++) {
    const value = nth === 1 ? base : `${base}-${nth}`;
    if (!taken.includes(value)) return value;
  }
}
