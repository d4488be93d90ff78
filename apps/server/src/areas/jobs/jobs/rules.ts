import type { Say } from '@waymark/contract/text/say';
import { defaultPay } from '@waymark/contract/jobs/fact-choices';
import type { JobReportFields } from '@waymark/contract/jobs/job-reports';
import type { ConvertedPay, Salary } from '@waymark/contract/jobs/jobs';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { hasFewMarks } from '@waymark/contract/text/markup-limits';
import { periodsInYear } from '@waymark/contract/search/choices';
import { minorUnitDigits } from '@waymark/contract/text/minor-units';
import sanitizeHtml from 'sanitize-html';
import { exchangeRates } from '../../../platform/exchange-rates/exchange-rates.ts';
import { ShallowTokenizer } from '../../../platform/html/shallow-tokenizer.ts';
import { networkOf } from '../../../platform/rate-limits/network.ts';
import { hashSecret } from '../../../platform/ids.ts';

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';

const inPath = new RegExp(`^(?:${paths.jobDetail}|/jobs)/(${uuid})/?$`, 'i');

const whole = new RegExp(`^${uuid}$`, 'i');

/**
 * The one address of a posting, for an older or another spelling of it: an id as a part of the path, under
 * the parameter's former name, or in capitals. Undefined where the address is as it should be, or names
 * no job.
 */
export function findJobRedirect(url: string): string | undefined {
  if (!url.startsWith(paths.jobDetail) && !url.startsWith('/jobs/')) return undefined;
  const [path = '', query = ''] = url.split('?', 2);
  const [, id] = inPath.exec(path) ?? [];
  if (id !== undefined) return jobDetailPath(id.toLowerCase());
  if (path !== paths.jobDetail) return undefined;
  const parameters = new URLSearchParams(query);
  const current = parameters.get('job');
  const given = current ?? parameters.get('id') ?? '';
  if (!whole.test(given)) return undefined;
  const canonical = given.toLowerCase();
  return current === canonical ? undefined : jobDetailPath(canonical);
}

export interface Reporter {
  /** Undefined for guests. */
  userId: string | undefined;
  ip: string;
}

/**
 * Tells the reporters of a job apart: by account, else by the line they come from; anybody can type another
 * address. Only a fingerprint is kept, and the job is part of it, so that it says nothing about other reports
 * of the same person.
 */
export function fingerprintReporter(jobId: string, { userId, ip }: Reporter): string {
  return hashSecret(`${jobId} ${userId ?? networkOf(ip)}`);
}

/** What a reporter is told: what happens now. */
export function thankReporter(say: Say, { reason, email }: JobReportFields, hasReceipt: boolean): string {
  return [
    reason === 'closed'
      ? say`Thank you. Our team has been told, and the employer is asked as soon as several people say the same.`
      : say`Thank you. Our team looks at the posting and takes it down if it breaks our rules.`,
    hasReceipt && say`We have sent you a mail that says so.`,
    email && say`If we have a question, we write to ${email}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Longer than any link is; the sanitiser takes the square of its length for a hostile one. */
const maxHrefLength = 2000;

const options: sanitizeHtml.IOptions = {
  parser: { Tokenizer: ShallowTokenizer },
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'h3', 'h4', 'strong', 'em', 'b', 'i', 'a', 'span'],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    ...Object.fromEntries(['p', 'ul', 'ol', 'li', 'h3', 'h4', 'span'].map((name) => [name, ['dir', 'lang']])),
  },
  // What Word and web pages bring along beside the text is left out with all that is in it.
  nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'xml', 'title'],
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    // The page's own headings are h1 and h2: a posting's begin below them.
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, { href }) => ({
      tagName,
      attribs:
        href !== undefined && href.length <= maxHrefLength && leadsElsewhere.test(href)
          ? { href, rel: 'nofollow noopener', target: '_blank' }
          : {},
    }),
    '*': (tagName, attribs) => ({ tagName, attribs: withKnownWay(attribs) }),
  },
  // A link that leads nowhere, and words that are like those around them: their text stays.
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'a' && !attribs['href']) || (tag === 'span' && !attribs['dir'] && !attribs['lang'])
      ? 'excludeTag'
      : false,
};

/** From a posting: a link without a host would lead to a page of this board. */
const leadsElsewhere = /^\s*(?:https?:\/\/|mailto:)/i;

function withKnownWay({ dir, lang, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return {
    ...attribs,
    ...(dir !== undefined && /^(?:rtl|ltr|auto)$/.test(dir) && { dir }),
    ...(lang !== undefined && /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i.test(lang) && { lang }),
  };
}

/** Text without a tag or a reference is as safe as it looks; parsing it would cost most of a bulk load. */
const plain = /^[^<>&]*$/;

const words = String.raw`[^<>&\0]*(?:&(?:amp|lt|gt);[^<>&\0]*)*`;
const marked = String.raw`${words}(?:<(?:(?:strong>${words}</strong)|(?:em>${words}</em))>${words})*`;
const items = `(?:<li>${marked}</li>)+`;
/** Paragraphs, headings and lists as they leave the sanitiser: most of what is read again has nothing else. */
const sanitised = new RegExp(
  String.raw`^(?:<(?:p>${marked}</p|h3>${marked}</h3|h4>${marked}</h4|ul>${items}</ul|ol>${items}</ol)>)+$`,
);

/** HTML of a posting, reduced to what a job description needs. The result is safe to show as it is. */
export function sanitiseDescription(html: string): string {
  if (plain.test(html)) return html.trim();
  if (sanitised.test(html)) return html;
  // Whatever let it in: to read it would hold up everybody else.
  if (!hasFewMarks(html)) return `<p>${toPlainText(html).replaceAll(/[<>&]/g, ' ')}</p>`;
  return sanitizeHtml(html, options).trim();
}

const references: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The words of sanitised HTML, for the search. */
export function toPlainText(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (reference) => references[reference] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What the column holds; beyond it an amount is an error of the source, never a salary. */
const integerMax = 2_147_483_647;

/** The upper end (the lower, if that is open) as whole US dollars a year; null for an unknown currency. */
export function toYearlyUsd(salary: Salary): number | null {
  return convert(salary.max ?? salary.min, salary);
}

/** In what pay is spoken of. */
type PayUnit = Pick<Salary, 'currency' | 'period'>;

/** Both ends in another unit; null where the salary is in that already, or cannot be converted. */
export function convertPay(salary: Salary | null, { currency, period }: PayUnit): ConvertedPay | null {
  if (!salary || (salary.currency === currency && salary.period === period)) return null;
  const isSame = salary.currency === currency;
  const [from, to] = [salary.currency, currency].map((one) => exchangeRates.perDollar(one));
  if (!isSame && (from === undefined || to === undefined)) return null;
  const rate = isSame ? 1 : (to ?? 1) / (from ?? 1);
  const factor = (rate * periodsInYear[salary.period]) / periodsInYear[period];
  const write = (amount: number | null) => {
    if (amount === null || (!isSame && convert(amount, salary) === null)) return null;
    return roundUnits((amount / 10 ** minorUnitDigits(salary.currency)) * factor);
  };
  const [min, max] = [write(salary.min), write(salary.max)];
  if (min === null && max === null) return null;
  const ratesOf = isSame ? null : exchangeRates.dateOf([salary.currency, currency]);
  return { min, max, currency, period, ratesOf };
}

/** Whole units, but for the pay of an hour. */
const roundUnits = (amount: number) => (amount < 1000 ? Math.round(amount * 100) / 100 : Math.round(amount));

/** Yearly dollars as they are spoken of in another unit; as they are where there is no rate to convert with. */
export function inPayUnit(dollars: number, { currency, period }: PayUnit): PayUnit & { amount: number } {
  const perDollar = exchangeRates.perDollar(currency);
  if (perDollar === undefined) return { ...defaultPay, amount: dollars };
  return { amount: roundUnits((dollars * perDollar) / periodsInYear[period]), currency, period };
}

/** The upper end (the lower, if that is open) for an hour, in minor units; null where neither is given. */
export function hourlyAmount({ min, max, period }: Salary): number | null {
  const amount = max ?? min;
  return amount === null ? null : Math.round((amount * periodsInYear[period]) / periodsInYear.hour);
}

function convert(amount: number | null, { currency, period }: Salary): number | null {
  const perDollar = exchangeRates.perDollar(currency);
  if (amount === null || perDollar === undefined) return null;
  const units = amount / 10 ** minorUnitDigits(currency);
  const yearly = Math.round((units * periodsInYear[period]) / perDollar);
  return yearly > integerMax ? null : yearly;
}

/** Whether salaries in this currency (ISO 4217) can be compared with others. */
export function isKnownCurrency(currency: string): boolean {
  return exchangeRates.isKnown(currency);
}

/**
 * The amount that this share of them does not exceed, of amounts in order; between two amounts, the point
 * between them.
 */
export function amountAt(sorted: ArrayLike<number>, share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? 0;
  return below + (above - below) * (position % 1);
}
