import type { z } from '../../zod.ts';
import { resumeYears, type ResumeSectionKey } from '../choices.ts';
import { fixed } from '../../text/say.ts';

/**
 * Checks for impossible values: a skill last used in 2034, a project in progress that has ended. They are separate
 * from the schemas, because stored values may predate a rule. Messages with years are few: years are bounded.
 */

interface Problem {
  /** The field that shows the error. */
  field: string;
  message: string;
}

type Entry = Readonly<Record<string, unknown>>;
type Rule = (entry: Entry) => Problem | undefined;

const textOf = (entry: Entry, field: string): string => {
  const value = entry[field];
  return typeof value === 'string' ? value : '';
};

/** Today, plus some years, cut to the precision of a date. */
function todayLike(date: string, ahead = 0): string {
  const now = new Date();
  now.setUTCFullYear(now.getUTCFullYear() + ahead);
  return now.toISOString().slice(0, date.length);
}

const thisYear = (ahead = 0) => todayLike('2026', ahead);

/** Refuses dates after today, or more than some years after it. */
const notAfter =
  (field: string, ahead: number, message: (year: string) => string): Rule =>
  (entry) => {
    const date = textOf(entry, field);
    if (date === '' || date <= todayLike(date, ahead)) return undefined;
    return { field, message: message(thisYear(ahead)) };
  };

const passed = (field: string): Rule =>
  notAfter(field, 0, () => fixed`This is in the future. Enter a date that has passed.`);
const begun = notAfter('from', 1, (year) => fixed`Enter a beginning that is not after ${year}.`);
const ended = notAfter('till', resumeYears.ahead, (year) => fixed`Enter an end that is not after ${year}.`);

/** Month ends differ: February has no 31st day. */
const realDay =
  (field: string): Rule =>
  (entry) => {
    const date = textOf(entry, field);
    if (date.length < 10) return undefined;
    const day = new Date(`${date}T00:00:00Z`);
    if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)) return undefined;
    return { field, message: fixed`There is no such day. Correct the date.` };
  };

const old =
  (field: string): Rule =>
  (entry) => {
    const year = textOf(entry, field).slice(0, 4);
    if (year === '' || Number(year) >= resumeYears.first) return undefined;
    return { field, message: fixed`Enter a year from ${resumeYears.first} on.` };
  };

/** A job cannot last longer than a working life. */
const maxSpanYears = 70;
const lasting: Rule = (entry) => {
  const from = textOf(entry, 'from').slice(0, 4);
  const till = entry['isCurrent'] === true ? thisYear() : textOf(entry, 'till').slice(0, 4);
  const years = Number(till) - Number(from);
  if (from === '' || till === '' || years <= maxSpanYears) return undefined;
  return {
    field: 'from',
    message: fixed`This lasts more than ${maxSpanYears} years. Correct the year of the beginning.`,
  };
};

const span = [realDay('from'), realDay('till'), old('from'), begun, ended, lasting];

const ongoing: Rule = (entry) => {
  const isRunning = entry['status'] === 'in-progress';
  const till = textOf(entry, 'till');
  if (isRunning && till !== '')
    return {
      field: 'till',
      message: fixed`A project in progress has no end yet. Remove the end, or choose Finished.`,
    };
  if (entry['status'] === 'finished' && till > todayLike(till))
    return { field: 'till', message: fixed`A finished project has ended. Enter an end that has passed.` };
  return undefined;
};

const issued: Rule = (entry) =>
  entry['status'] === 'issued' ? passed('publishedOn')(entry) : announced(entry);
const announced = notAfter('publishedOn', 1, (year) => fixed`Enter a date that is not after ${year}.`);

const ages = { from: 13, to: 110 } as const;
const born: Rule = (entry) => {
  const day = textOf(entry, 'dateOfBirth');
  if (day === '') return undefined;
  if (day <= todayLike(day, -ages.from) && day >= todayLike(day, -ages.to)) return undefined;
  return { field: 'dateOfBirth', message: fixed`Correct the year of your birth.` };
};

const rules: Partial<Record<ResumeSectionKey, readonly Rule[]>> = {
  employment: span,
  education: span,
  itSkills: [notAfter('lastUsed', 0, (year) => fixed`Choose a year up to ${year}.`), old('lastUsed')],
  projects: [...span, ongoing],
  workSamples: span,
  volunteering: span,
  publications: [realDay('publishedOn'), announced],
  patents: [realDay('publishedOn'), issued],
  certifications: [realDay('date'), passed('date')],
  awards: [realDay('date'), passed('date')],
  desired: [
    realDay('availableFrom'),
    notAfter('availableFrom', resumeYears.ahead, (year) => fixed`Enter a month that is not after ${year}.`),
  ],
  personal: [born],
};

/** The impossible values of one entry, or of a section that is not a list. */
function findImplausible(section: ResumeSectionKey, entry: unknown): Problem[] {
  if (typeof entry !== 'object' || entry === null) return [];
  return (rules[section] ?? []).flatMap((rule) => rule(entry as Entry) ?? []);
}

/** Refuses impossible values in a list, an entry or a section. */
export const refuseImplausible =
  (section: ResumeSectionKey) =>
  (value: unknown, context: z.RefinementCtx): void => {
    const entries = Array.isArray(value)
      ? [...(value as unknown[]).entries()]
      : [[undefined, value] as const];
    for (const [at, entry] of entries) {
      for (const { field, message } of findImplausible(section, entry)) {
        context.addIssue({ code: 'custom', path: at === undefined ? [field] : [at, field], message });
      }
    }
  };
