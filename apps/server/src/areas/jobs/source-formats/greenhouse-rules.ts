import { minorUnitDigits } from '@waymark/contract/text/minor-units';
import type { SourceRecord } from '../job-import/value-rules.ts';
import { boardOf, companyFrom, isRecord, partsOf, recordsIn, type SourceFormat } from './board-rules.ts';

const hosts = /^(?:boards|job-boards|boards-api)(?:\.eu)?\.greenhouse\.io$/;

/** https://developers.greenhouse.io/job-board.html */
export const greenhouse: SourceFormat = {
  kind: 'json',
  recognise(url) {
    if (!hosts.test(url.hostname)) return undefined;
    const parts = partsOf(url);
    const boards = parts.indexOf('boards');
    const token = parts[0] === 'embed' ? url.searchParams.get('for') : parts[boards + 1];
    return boardOf(
      token,
      (name) => `https://boards-api.greenhouse.io/v1/boards/${name}/jobs?content=true&pay_transparency=true`,
    );
  },
  mapping: (employer) => ({
    list: 'jobs',
    fields: {
      sourceId: 'id',
      company: companyFrom(employer, 'company_name'),
      description: ['content'],
      places: 'location.name',
      category: 'departments.name',
      type: 'employmentType',
      applyUrl: 'absolute_url',
      postedAt: ['first_published', 'updated_at'],
      deadline: 'application_deadline',
      workMode: 'workplaceType',
      salary: null,
    },
  }),
  /** The text is HTML that was escaped once more; what has no field of its own stands among a board's own fields. */
  prepare(record) {
    const metadata = recordsIn(record['metadata']);
    const valueOf = (title: RegExp) => metadata.find(({ name }) => title.test(String(name)))?.['value'];
    const content = record['content'];
    return {
      ...record,
      content: typeof content === 'string' ? unescapeHtml(content) : content,
      employmentType: valueOf(/^(?:employment|job) type$/i),
      workplaceType: valueOf(/^(?:workplace|work|remote) (?:type|mode|model)$/i),
      ...payOf(recordsIn(record['pay_input_ranges']), metadata),
    };
  },
};

const isPay = /\b(?:salary|salaries|compensation|pay|wages?|base|remuneration|gehalt|vergütung|salaire)\b/i;
const isOther = /\b(?:bonus|ote|on[- ]target|equity|commission|budget|stipend|relocation|allowance)\b/i;

/** The ranges that are shown to applicants, else a board's own field for the salary. Several that differ stay unread. */
function payOf(ranges: readonly SourceRecord[], metadata: readonly SourceRecord[]): SourceRecord {
  const stated = ranges.map((range) => ({
    min: fromCents(range['min_cents'], range['currency_type']),
    max: fromCents(range['max_cents'], range['currency_type']),
    currency: range['currency_type'],
    period: periodIn(`${String(range['title'])} ${String(range['blurb'])}`),
  }));
  const own = metadata
    .filter(({ name, value }) => isRecord(value) && isPay.test(String(name)) && !isOther.test(String(name)))
    .map(({ name, value }) => ownPay(value as SourceRecord, String(name)));
  const chosen = stated.length > 0 ? stated : own;
  return {
    salaryMin: chosen.map(({ min }) => min),
    salaryMax: chosen.map(({ max }) => max),
    salaryCurrency: chosen.map(({ currency }) => currency),
    salaryPeriod: chosen.map(({ period }) => period),
  };
}

const ownPay = ({ min_value: min, max_value: max, amount, unit }: SourceRecord, name: string) => ({
  min: min ?? amount,
  max: max ?? amount,
  currency: unit,
  period: periodIn(name),
});

/** Of a currency without smaller units it is not said what a cent is: it stays a text that is no amount. */
function fromCents(cents: unknown, currency: unknown): unknown {
  if (typeof cents !== 'number') return cents;
  return minorUnitDigits(String(currency)) === 2 ? cents / 100 : `${cents} hundredths`;
}

const periods = { hour: /\bhour/i, day: /\b(?:day|daily)/i, month: /\bmonth/i, year: /\b(?:year|annual)/i };

/** The only period that a title names; null for none and for several. */
function periodIn(text: string): string | null {
  const named = Object.entries(periods).filter(([, word]) => word.test(text));
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}

function unescapeHtml(text: string): string {
  if (text.includes('<')) return text;
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&(?:apos|#39|#x27);/g, "'")
    .replaceAll('&amp;', '&');
}
