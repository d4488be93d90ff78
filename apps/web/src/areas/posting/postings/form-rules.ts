import type { BoardWords } from '@waymark/contract/board-words';
import { jobTypes, labelOf, workModes } from '@waymark/contract/jobs/choices';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { priceOfPosting } from '@waymark/contract/payments/membership-plans';
import { emptyDraft } from '@waymark/contract/posting/choices';
import type {
  DraftFields,
  DraftQuestion,
  FoundFields,
  PostingChoices,
  PublishedPosting,
} from '@waymark/contract/posting/postings';
import type { Locale } from '@waymark/contract/text/locales';
import { msg, plural } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { board } from '../../../lib/board.ts';

export const newFields = (email: string): DraftFields => ({
  ...emptyDraft,
  currency: board.currency,
  period: board.payPeriod,
  notifyEmail: email,
});

export const newQuestion = (): DraftQuestion => ({
  id: crypto.randomUUID(),
  kind: 'yes-no',
  question: '',
  options: [],
  required: true,
  knockoutAnswers: [],
  knockoutMin: '',
  knockoutMax: '',
});

/** Appends an item that the list does not have; capitals do not matter. */
export function withItem(list: readonly string[], item: string): string[] {
  const added = item.replaceAll(/\s+/g, ' ').trim();
  const known = list.some((one) => one.toLowerCase() === added.toLowerCase());
  return added === '' || known ? [...list] : [...list, added];
}

/** Moves the item at `from` to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}

/** The text of a description without its formatting. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<\/(?:p|li|h3|h4)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}

/** A UTC moment as local time for `datetime-local`; empty for none. */
export function toLocalMoment(iso: string): string {
  const date = new Date(iso);
  if (iso === '' || Number.isNaN(date.getTime())) return '';
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The UTC moment of a local time; empty for none. */
export function fromLocalMoment(local: string): string {
  const date = new Date(local);
  return local === '' || Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** The cost of publishing a new posting. */
export function describeCost(
  say: Say,
  { postings, taken }: PostingChoices['places'],
  language: Locale,
): string {
  const used = Math.min(taken, postings);
  if (taken < postings)
    return say`${used} of ${plural(postings, 'place')} of your plan in use: publishing this posting costs nothing.`;
  if (board.sellsPlans)
    return say`${used} of ${plural(postings, 'place')} of your plan in use: this posting costs ${say(priceOfPosting(board.plans, language))}. You pay after you publish.`;
  return say`${used} of ${plural(postings, 'place')} of your plan in use: this posting goes live once you close another one, or once we grant it a place.`;
}

/** How many fields keep a posting from being published; empty for none. */
export function describeMissing(say: Say, problems: Readonly<Record<string, string>>): string {
  const missing = Object.keys(problems).length;
  if (missing === 0) return '';
  return say`Before it can be published ${plural(missing, '# field still needs', '# fields still need')} you.`;
}

/** The message after publishing. */
export function describePublished(
  say: Say,
  posting: PublishedPosting,
  formatDay: (iso: string) => string,
  language: Locale,
): string {
  if (posting.status === 'active') return msg`Your job is open. Seekers find it from now on.`;
  if (posting.awaitsPayment && !board.sellsPlans) {
    return msg`The places of your plan are taken. Close another posting, or ask us for a further place, and your job goes live.`;
  }
  if (posting.awaitsPayment) {
    return say`The places of your plan are taken. Your job goes live as soon as its posting is paid for: ${say(priceOfPosting(board.plans, language))}.`;
  }
  if (posting.awaitsCompany) return msg`Your job goes live as soon as your company is public here.`;
  if (posting.awaitsApproval) {
    return msg`We look at a company’s first posting before it goes live. That takes a working day at most.`;
  }
  if (posting.publishAt) return say`Your job goes live on ${formatDay(posting.publishAt)}.`;
  return msg`Your job is saved.`;
}

/** The labels of the fields that a pasted text can have. */
const fieldNames: Readonly<Partial<Record<keyof DraftFields, string>>> = {
  title: msg`Job Title`,
  type: msg`Job Type`,
  category: msg`Category`,
  experienceMin: msg`Experience from`,
  experienceMax: msg`Experience to`,
  skills: msg`Job Tags`,
  workMode: msg`Where the work is done`,
  places: msg`Location`,
  salaryMin: msg`Minimum Salary`,
  salaryMax: msg`Maximum Salary`,
  currency: msg`Currency`,
  period: msg`Salary for`,
  description: msg`Job Description`,
  requirements: msg`Job Requirements`,
  howToApply: msg`How to Apply`,
  deadline: msg`Deadline`,
};

export interface FoundField {
  name: keyof DraftFields;
  label: string;
  shown: string;
}

const yearsName = (years: string, _words: BoardWords, say: Say) => say`${plural(Number(years), 'year')}`;

/** Formats of values that the form shows in other words. */
const shownAs: Readonly<
  Partial<Record<keyof DraftFields, (value: string, words: BoardWords, say: Say) => string>>
> = {
  type: (value) => labelOf(jobTypes, value),
  category: (value, words) => categoryLabel(words, value),
  experienceMin: yearsName,
  experienceMax: yearsName,
  workMode: (value) => labelOf(workModes, value),
  period: (value) => periodName(value),
  description: textOf,
};

/** "a year", "an hour". */
export function periodName(period: string): string {
  switch (period) {
    case 'year':
      return msg`a year`;
    case 'month':
      return msg`a month`;
    case 'week':
      return msg`a week`;
    case 'day':
      return msg`a day`;
    default:
      return msg`an hour`;
  }
}

/** The found fields in the order of the form. */
export function listFound(say: Say, words: BoardWords, found: FoundFields): FoundField[] {
  return (Object.keys(fieldNames) as (keyof DraftFields)[]).flatMap((name) => {
    // A pasted text says nothing of the board's own fields, and answers no law.
    const value = name === 'own' || name === 'adAnswers' ? undefined : found[name];
    if (value === undefined || value.length === 0) return [];
    return { name, label: fieldNames[name] ?? name, shown: showFound(say, words, name, value) };
  });
}

function showFound(
  say: Say,
  words: BoardWords,
  name: keyof DraftFields,
  value: string | readonly (string | DraftQuestion)[],
): string {
  if (typeof value === 'string') return shownAs[name]?.(value, words, say) ?? value;
  return value.map((one) => (typeof one === 'string' ? one : one.question)).join('; ');
}

const listItem = /<p[^>]*MsoListParagraph[^>]*>([\s\S]*?)<\/p>/gi;
const bullet = /^(?:<[^>]+>|\s|&nbsp;)*(?:[·•o§-]|&middot;|&bull;)(?:<[^>]+>|\s|&nbsp;)*/i;

/** Makes lists of Word's list paragraphs. */
export function cleanPastedHtml(html: string): string {
  if (!html.includes('MsoListParagraph')) return html;
  return html
    .replaceAll(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '')
    .replaceAll(/<!\[[^\]]*\]>/g, '')
    .replaceAll(listItem, (_whole, inner: string) => `<ul><li>${inner.replace(bullet, '')}</li></ul>`)
    .replaceAll(/<\/ul>\s*<ul>/g, '');
}
