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
import { msg, plural } from '@waymark/contract/text/message';
import { board } from '../../../lib/board.ts';
import { featureSwitches } from './feature-constants.ts';
import { toldPeriods } from './pay-habit-constants.ts';
import { sayHere } from '../../../lib/say.ts';

type Describe = { [Key in keyof BoardSettings]?: (value: BoardSettings[Key], words: BoardWords) => string };

const orNothing = (parts: readonly string[], nothing: string) => parts.join(', ') || nothing;
const ofText = (text: string) =>
  text === '' ? 'Not written' : `${text.length} characters: ${text.slice(0, 80)}…`;

const ofNames = (named: readonly { label: string }[]) =>
  orNothing(
    named.map(({ label }) => label),
    'None',
  );

/** Values that do not say themselves in words, for earlier values and those of colleagues. */
const describe: Describe = {
  mark: (mark) => (mark === null ? 'The drawn mark' : 'An uploaded picture'),
  accent: ({ light, dark }) => `${light} on light pages, ${dark} on dark ones`,
  sender: (sender) => (sender === null ? 'As the server is set up' : `${sender.name} <${sender.address}>`),
  contact: (contact) =>
    contact === null
      ? 'As the server is set up'
      : orNothing(
          [contact.email, contact.phone, contact.address].filter((part) => part !== null),
          'Nothing',
        ),
  operator: (operator) =>
    orNothing(
      Object.values(operator).filter((part) => part !== null),
      'Not entered',
    ),
  homeCities: (cities) => orNothing(cities, 'The product’s own'),
  homeCategories: (values, words) =>
    orNothing(
      values.map((value) => categoryLabel(words, value)),
      'The product’s own',
    ),
  look: ({ styles, questions, heroTitle, slogan }) =>
    orNothing(
      [
        heroTitle,
        slogan,
        questions.length > 0 ? msg`${plural(questions.length, 'question')}` : '',
        styles === '' ? '' : 'a style sheet',
      ].filter(Boolean),
      'The product’s own look',
    ),
  promos: (shown) => (shown ? 'Shown' : 'Not shown'),
  promoTexts: ({ review, packages }) => `“${review}” and “${packages}”`,
  payPeriod: namePeriod,
  payChoices: (choices) =>
    choices === null
      ? 'The product’s own'
      : choices.amounts
          .map((amount) => formatPay(sayHere, amount, choices.currency, choices.period))
          .join(', '),
  terms: ofText,
  privacy: ofText,
  imprint: ofText,
  fraudPolicy: ofText,
  features: (switches) => {
    const off = featureSwitches.filter(({ feature }) => !switches[feature]).map(({ label }) => label);
    return off.length === 0 ? 'All on' : `Off: ${off.join(', ')}`;
  },
  mails: (mails) => {
    const own = Object.keys(mails).length;
    return own === 0 ? 'The product’s own words' : `${plural(own, 'mail')} with words of its own`;
  },
  retention: (periods) =>
    orNothing(
      settablePeriodNames
        .filter((name) => periods[name] !== settablePeriods[name].standard)
        .map((name) => `${settablePeriods[name].label}: ${plural(periods[name], 'day')}`),
      'The product’s own periods',
    ),
  applicantPeriod: ({ standard, min, max }) =>
    `${plural(standard, 'month')}; companies choose from ${min} to ${max}`,
  requiresPay: (required) => (required ? 'Every posting says what it pays' : 'Postings may leave it out'),
  invoicing: ({ isOffered, taxName, taxRate, taxMode, dueDays, invoicePrefix }) =>
    `${isOffered ? 'Offered' : 'Not offered'}, ${taxName}${taxMode === 'own' ? ` of ${taxRate / 100} %` : `: ${labelOf(taxModes, taxMode)}`}, due after ${dueDays} days, ${invoicePrefix}-…`,
  seller: ({ street, postCode, town, holder, iban }) =>
    orNothing([street, `${postCode} ${town}`.trim(), holder, iban].filter(Boolean), 'Not entered'),
  renewing: ({ monthlyReminders, invoiceDays, unpaidDays, arePricesNet }) =>
    `Monthly plans reminded of ${monthlyReminders === 0 ? 'never' : `every ${plural(monthlyReminders, 'renewal')}`}, invoiced ` +
    `${plural(invoiceDays, 'day')} ahead, ended ${plural(unpaidDays, 'day')} into an unpaid period, prices ${arePricesNet ? 'without' : 'with'} tax`,
  featuring: ({ amount, days }) =>
    amount === 0 ? 'Not sold on its own' : `${plural(days, 'day')} for ${writePrice(amount, board.currency)}`,
  categories: (categories) => ofNames(categories.filter(({ movedTo }) => movedTo === null)),
  sectors: ofNames,
  categoryWords: (lists, words) =>
    orNothing(
      lists.map(({ category, words: own }) => `${categoryLabel(words, category)}: ${own.join(', ')}`),
      'None',
    ),
  adRules: ({ duties, except }) =>
    `${labelOf(adSeverities, duties)}${Object.keys(except).length > 0 ? `, ${plural(Object.keys(except).length, 'rule')} otherwise` : ''}`,
  postingFields: ofNames,
  reportReasons: (reasons) => ofNames(reasons.filter(({ retired }) => !retired)),
  stages: (stages) => ofNames(stages.map(({ name }) => ({ label: name }))),
  headerLinks: ofNames,
  footer: (groups) =>
    ofNames(groups.map(({ source, title }) => ({ label: title || labelOf(footerSources, source) }))),
  homeSections: (sections) =>
    ofNames(
      sections
        .filter(({ shown }) => shown)
        .map(({ section }) => ({ label: labelOf(homeSectionKinds, section) })),
    ),
  languages: ({ own, offered }) =>
    ofNames([own, ...offered.filter((code) => code !== own)].map((code) => ({ label: nameOf(code) }))),
  timeZone: labelZone,
  dateStyle: (style) => labelOf(dateStyles, style),
  analytics: (snippet) => snippet?.script ?? 'No counting of visits',
  firstPosting: (rule) => firstPostingRules.find(({ value }) => value === rule)?.label ?? rule,
};

export function describeSetting<Key extends keyof BoardSettings>(
  words: BoardWords,
  key: Key,
  value: BoardSettings[Key],
): string {
  const say = describe[key];
  if (say) return say(value, words);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** "an hour": the unit after an amount. */
export function namePeriod(period: string): string {
  return period === 'hour' ? 'an hour' : `a ${period}`;
}

/** For what periods pay is told where the operator is; undefined where that is not known. */
export function payHabitIn(country: string | null): string | undefined {
  const [first, second] = toldPeriods[country ?? ''] ?? [];
  if (!first) return undefined;
  return second
    ? `In ${country} pay is often told for ${namePeriod(first)} or ${namePeriod(second)}.`
    : `In ${country} pay is often told for ${namePeriod(first)}.`;
}

/** Amounts of a text, one a line: "1.500" and "1,500" are thousands, "7.50" and "7,5" are not. NaN for what is none. */
export function readAmounts(text: string): number[] {
  const lines = text.split(/[\n;]/).map((line) => line.replaceAll(/[\s'’]/g, ''));
  return lines.filter(Boolean).map((line) => {
    if (/^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(line)) return Number(line.replaceAll(/[.,]/g, ''));
    return /^\d+(?:[.,]\d{1,2})?$/.test(line) ? Number(line.replace(',', '.')) : Number.NaN;
  });
}

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
