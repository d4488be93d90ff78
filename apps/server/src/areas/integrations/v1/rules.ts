import { createHash } from 'node:crypto';
import { idempotencyKeyMaxLength } from '@waymark/contract/integrations/v1-choices';
import type { V1JobChange, v1NewJobSchema } from '@waymark/contract/integrations/v1-jobs';
import type { JobFieldName } from '@waymark/contract/jobs/job-fields';
import { emptyDraft } from '@waymark/contract/posting/choices';
import type { DraftFields } from '@waymark/contract/posting/postings';
import { minorUnitDigits } from '@waymark/contract/text/minor-units';
import { msg } from '@waymark/contract/text/message';
import type { z } from 'zod';
import { board } from '../../../platform/board/board.ts';
import { AppError } from '../../../platform/errors.ts';
import { writeFieldTexts } from '../../posting/postings/field-rules.ts';

/** A posting of the API as the form has it, which is where its rules are. */
export function toDraftFields(posting: z.output<typeof v1NewJobSchema>): DraftFields {
  const { currency, payPeriod } = board.settings;
  return changeFields({ ...emptyDraft, currency, period: payPeriod }, posting);
}

/** The form with what a call changes; the rest stays. */
export function changeFields(fields: DraftFields, change: V1JobChange): DraftFields {
  const { salary, applyUrl, deadline, publishAt, fields: own, ...plain } = change;
  return {
    ...fields,
    ...withoutMissing<Omit<typeof plain, JobFieldName>>(plain),
    ...writeFieldTexts(change),
    ...(salary !== undefined && salaryFields(salary)),
    ...(applyUrl !== undefined && { applyBy: applyUrl === null ? 'here' : 'link', applyUrl: applyUrl ?? '' }),
    ...(deadline !== undefined && { deadline: deadline ?? '' }),
    ...(own !== undefined && { own: { ...fields.own, ...writeOwn(own) } }),
    ...(publishAt !== undefined && { publishAt: publishAt ?? '' }),
  };
}

/** Null takes a value back. */
function writeOwn(own: NonNullable<V1JobChange['fields']>): Record<string, string> {
  return Object.fromEntries(Object.entries(own).map(([key, value]) => [key, String(value ?? '')]));
}

function withoutMissing<T extends object>(fields: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}

function salaryFields(salary: V1JobChange['salary']): Partial<DraftFields> {
  if (!salary) return { salaryMin: '', salaryMax: '' };
  const write = (amount: number | null) =>
    amount === null
      ? ''
      : (amount / 10 ** minorUnitDigits(salary.currency)).toFixed(minorUnitDigits(salary.currency));
  const { currency, period } = salary;
  return { salaryMin: write(salary.min), salaryMax: write(salary.max), currency, period };
}

/** Names the fields of a refusal as the API does, and not as the form. */
export function nameFields(error: unknown): unknown {
  if (!(error instanceof AppError) || !error.detail.fields) return error;
  const fields = Object.fromEntries(
    Object.entries(error.detail.fields).map(([name, message]) => [
      formNames[name] ?? name.replace(/^own\./, 'fields.'),
      message,
    ]),
  );
  return new AppError(error.code, error.message, { ...error.detail, fields }, { cause: error });
}

const formNames: Readonly<Record<string, string>> = {
  salaryMin: 'salary.min',
  salaryMax: 'salary.max',
  currency: 'salary.currency',
  period: 'salary.period',
};

/** The header `Link` of a page (RFC 8288), so that a client can follow pages without building addresses. */
export function linkPages(
  url: string,
  { page, total, pageSize }: { page: number; total: number; pageSize: number },
): string {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const pages = {
    first: 1,
    ...(page > 1 && { prev: page - 1 }),
    ...(page < last && { next: page + 1 }),
    last,
  };
  const [path = '', query] = url.split('?');
  return Object.entries(pages)
    .map(([relation, number]) => {
      const parameters = new URLSearchParams(query);
      parameters.set('page', String(number));
      return `<${path}?${parameters}>; rel="${relation}"`;
    })
    .join(', ');
}

/**
 * The Idempotency-Key of a call, as the IETF's draft has it: a quoted string. Most clients leave the quotes out, which
 * is the same key. Undefined without the header; throws `invalid_input`.
 */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = typeof header === 'string' ? header.trim().replace(/^"(.*)"$/, '$1') : '';
  if (/^[\x21-\x7e]+$/.test(key) && key.length <= idempotencyKeyMaxLength) return key;
  throw new AppError(
    'invalid_input',
    msg`Idempotency-Key is a text of 1 to ${idempotencyKeyMaxLength} visible characters, for example a UUID.`,
  );
}

/** Tells whether a call is the same as another one. */
export function hashCall({ method, url, body }: { method: string; url: string; body?: unknown }): string {
  return createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body) ?? ''}`)
    .digest('base64url');
}
