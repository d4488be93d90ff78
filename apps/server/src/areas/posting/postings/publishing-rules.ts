import { msg, type Message } from '@waymark/contract/text/message';
import { isStandardPay } from '@waymark/contract/board-pay';
import { jobTypes, workModes, salaryPeriods } from '@waymark/contract/jobs/choices';
import { currentCategory, isCategory, otherCategory } from '@waymark/contract/jobs/category-choices';
import type { AdFinding } from '@waymark/contract/jobs/ad-rules';
import type { Salary } from '@waymark/contract/jobs/jobs';
import { readPostingLanguage } from '@waymark/contract/jobs/posting-language';
import { countries } from '@waymark/contract/places/choices';
import { postingLimits } from '@waymark/contract/jobs/posting-choices';
import type { DraftFields } from '@waymark/contract/posting/postings';
import { minorUnitDigits } from '@waymark/contract/text/minor-units';
import { board } from '../../../platform/board/board.ts';
import { findAdRules } from '../../jobs/ad-rules/finding-rules.ts';
import type { PostingDraft as Posting } from '../../jobs/jobs/posting-rules.ts';
import { readOwnValues } from '../../jobs/jobs/own-field-rules.ts';
import { isKnownCurrency, sanitiseDescription, toPlainText } from '../../jobs/jobs/rules.ts';
import { readPlaceTexts } from '../../places/places/reading-rules.ts';
import { findCountryCode, type Gazetteer, type PlaceDraft } from '../../places/places/rules.ts';
import { isOver } from '../managed-jobs/rules.ts';
import { line, readFieldTexts } from './field-rules.ts';
import { readQuestions, type ReadQuestion } from './rules.ts';

const amount = /^(\d{1,3}(?:[ ,’'\u00A0\u202F]\d{3})+|\d{1,12})(\.\d{1,3})?$/;

/** What laws ask for and a draft does not have (L-43). */
export function findAdRulesOf(
  { posting, questions }: ReadDraft,
  circumstances: Omit<Parameters<typeof findAdRules>[1], 'answers'> & Pick<DraftFields, 'adAnswers'>,
): AdFinding[] {
  const ad = { ...posting, questions: questions.map(({ question }) => question) };
  return findAdRules(ad, { ...circumstances, answers: circumstances.adAnswers ?? {} });
}

/** Above any salary in minor units, and within safe integers. */
const maxMinorUnits = 1e14;

const exampleAmount = () => (isStandardPay(board.words.pay) ? 45_000 : board.words.pay.amounts[1]);

const isKnown = (place: PlaceDraft) => place.countryCode !== '';

const unknownPlace = (text: string) =>
  msg`We do not know “${text}”. Choose a place from the list, or add its country: “Leeds, United Kingdom”.`;

/** The readable part of a draft; invalid fields are left out. */
export interface ReadDraft {
  posting: Omit<Posting, 'sourceId' | 'company' | 'postedAt'>;
  countries: string[];
  notifyEmail: string;
  publishAt: Date | null;
  questions: ReadQuestion[];
  /** What keeps it from being published: a sentence a field. */
  problems: Record<string, Message>;
}

interface ReadOptions {
  gazetteer: Gazetteer;
  now: Date;
  /** Whether a posting without pay is refused. */
  requiresPay: boolean;
  /** Whether applications may be announced to an address. */
  mayNotify: (email: string) => boolean;
}

const dayMs = 86_400_000;
/** How far ahead a posting can be scheduled. */
const scheduleDays = 180;

/** Reads the form (H-3). Nothing is trusted: it may come from a paste or an older posting. */
export function readDraft(fields: DraftFields, options: ReadOptions): ReadDraft {
  const places = readPlaces(fields, options.gazetteer);
  const salary = readSalary(fields, options.requiresPay);
  const text = readText(fields);
  const choices = readChoices(fields);
  const way = readWay(fields, options);
  const days = readDays(fields, options.now);
  const own = readOwn(fields);
  const parts = [text, choices, places, salary, way, days, own];
  return {
    posting: {
      ...text.read,
      ...choices.read,
      places: places.places,
      salary: Object.keys(salary.problems).length > 0 ? null : salary.salary,
      applyUrl: way.applyUrl,
      deadline: days.deadline,
      own: own.values,
    },
    countries: places.countries,
    notifyEmail: way.notifyEmail,
    publishAt: days.publishAt,
    questions: way.questions,
    problems: Object.assign({}, ...parts.map(({ problems }) => problems)) as Record<string, Message>,
  };
}

function readText(fields: DraftFields) {
  const plain = readFieldTexts(fields);
  const { problems } = plain;
  const title = line(fields.title);
  if (title === '') problems['title'] = msg`Give the job a title.`;
  if (title.length > postingLimits.title) {
    problems['title'] = msg`Please keep the title to ${postingLimits.title} characters.`;
  }
  const description = cleanDescription(fields.description);
  const { length } = toPlainText(description);
  if (length === 0) problems['description'] = msg`Describe the job.`;
  if (length > postingLimits.description) {
    problems['description'] =
      msg`Please keep the description to ${postingLimits.description} characters; it has ${length}.`;
  }
  const language = readPostingLanguage(fields.language ?? '');
  if (language === undefined) {
    problems['language'] =
      msg`Enter the language by its code, for example “de”, or two as in “de, en”. Leave it empty to have it detected.`;
  }
  const skills = new Map(
    fields.skills
      .map(line)
      .filter(Boolean)
      .map((skill) => [skill.toLowerCase(), skill]),
  );
  const read = {
    title: title.slice(0, postingLimits.title),
    description,
    ...plain.read,
    language: language ?? '',
    skills: [...skills.values()],
  };
  return { read, problems };
}

/** Sanitised, without the empty paragraphs of word processors. */
function cleanDescription(html: string): string {
  return sanitiseDescription(html)
    .replaceAll(/&nbsp;|\u00A0/g, ' ')
    .replaceAll(/<(p|li|h3|h4|strong|em)>(?:\s|<br \/>)*<\/\1>/g, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

function readChoices(fields: DraftFields) {
  const problems: Record<string, Message> = {};
  const valueOf = <T extends string>(choices: readonly { value: T }[], value: string) =>
    choices.find((choice) => choice.value === value)?.value;
  const type = valueOf(jobTypes, fields.type) ?? null;
  const category = isCategory(board.words, fields.category)
    ? currentCategory(board.words, fields.category)
    : undefined;
  const workMode = valueOf(workModes, fields.workMode);
  if (!type) problems['type'] = msg`Choose the job type.`;
  if (!category) problems['category'] = msg`Choose the category.`;
  if (!workMode) problems['workMode'] = msg`Say where the work is done.`;
  const experienceMin = readYears(fields.experienceMin);
  const experienceMax = readYears(fields.experienceMax);
  if (Number.isNaN(experienceMin))
    problems['experienceMin'] = msg`Enter the experience as a number of years up to 50, for example 3.`;
  if (Number.isNaN(experienceMax))
    problems['experienceMax'] = msg`Enter the experience as a number of years up to 50, for example 3.`;
  if (experienceMin !== null && experienceMax !== null && experienceMin > experienceMax) {
    problems['experienceMax'] = msg`The maximum experience is below the minimum: make it the same or more.`;
  }
  const read = {
    type,
    category: category ?? otherCategory,
    workMode: workMode ?? 'on-site',
    experienceMin: experienceMin || experienceMin === 0 ? experienceMin : null,
    experienceMax: experienceMax || null,
  } as const;
  return { read, problems };
}

/** Checks the board's own fields; a problem is at `own.` and the key. */
function readOwn({ own = {} }: DraftFields) {
  const { values, problems } = readOwnValues(own, board.words.ownFields, { mayLack: false });
  const entries = Object.entries(problems).map(([key, problem]) => [`own.${key}`, problem]);
  return { values, problems: Object.fromEntries(entries) as Record<string, Message> };
}

function readYears(text: string): number | null {
  if (text.trim() === '') return null;
  return /^\d{1,2}$/.test(text.trim()) && Number(text) <= 50 ? Number(text) : Number.NaN;
}

function readWay(fields: DraftFields, { mayNotify }: ReadOptions) {
  const notifyEmail = fields.notifyEmail.trim().toLowerCase();
  const problems: Record<string, Message> = {};
  if (notifyEmail !== '' && !mayNotify(notifyEmail)) {
    problems['notifyEmail'] =
      msg`Use the address of a colleague here. One at your company’s domain works once the domain is verified.`;
  }
  if (fields.applyBy === 'here') {
    const { questions, problems: ofQuestions } = readQuestions(fields.questions);
    return { notifyEmail, applyUrl: null, questions, problems: { ...problems, ...ofQuestions } };
  }
  const applyUrl = readLink(fields.applyUrl);
  if (!applyUrl)
    problems['applyUrl'] = msg`Enter a complete address, for example https://company.example/jobs/1.`;
  return { notifyEmail, applyUrl, questions: [], problems };
}

/** A web address without credentials. */
function readLink(text: string): string | null {
  const typed = text.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return /^(?=.{4,253}$)([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/i.test(url.hostname) ? url.href : null;
}

function readDays(fields: DraftFields, now: Date) {
  const problems: Record<string, Message> = {};
  const last = new Date(now.getTime() + postingLimits.deadlineDays * dayMs).toISOString().slice(0, 10);
  const deadline = readDay(fields.deadline);
  if (deadline === undefined) problems['deadline'] = msg`Enter a day, for example 2027-04-01.`;
  else if (deadline !== null && isOver(deadline, now))
    problems['deadline'] = msg`The deadline has passed. Choose a day to come.`;
  else if (deadline !== null && deadline > last)
    problems['deadline'] = msg`Choose a deadline within the next year.`;
  const publishAt = readMoment(fields.publishAt);
  if (publishAt === undefined) problems['publishAt'] = msg`Enter a day and a time.`;
  else if (publishAt && publishAt.getTime() > now.getTime() + scheduleDays * dayMs) {
    problems['publishAt'] = msg`Choose a day within ${scheduleDays} days.`;
  } else if (publishAt && deadline && publishAt.toISOString().slice(0, 10) > deadline) {
    problems['publishAt'] = msg`This day is after the deadline. Choose an earlier day or a later deadline.`;
  }
  return { deadline: deadline ?? null, publishAt: publishAt && publishAt > now ? publishAt : null, problems };
}

/** Null for none, undefined for an invalid day. */
function readDay(text: string): string | null | undefined {
  if (text === '') return null;
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}

function readMoment(text: string): Date | null | undefined {
  if (text === '') return null;
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? new Date(text) : new Date(Number.NaN);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

type PlaceFields = Pick<DraftFields, 'places' | 'countries' | 'workMode'>;

/** Places of work, allowed countries, and their problems by field. */
function readPlaces(fields: PlaceFields, gazetteer: Gazetteer) {
  const problems: Record<string, Message> = {};
  const given = fields.places.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  // Each by itself: people of a form write one place a line, and two lines never mean one place.
  const read = given.map((text) => ({ text, places: readPlaceTexts([text], gazetteer) }));
  const unknown = read.find(({ places }) => !places.some(isKnown));
  if (unknown) problems['places'] = unknownPlace(unknown.text);
  const allowed = [...new Set(fields.countries)].filter((name) => countries.includes(name));
  if (allowed.length < new Set(fields.countries).size)
    problems['countries'] = msg`Choose countries from the list.`;
  const isOnSite = fields.workMode !== 'remote';
  if (isOnSite && given.length === 0) problems['places'] = msg`Add at least one place, or choose remote.`;
  const named = unique(read.flatMap(({ places }) => places.filter(isKnown)));
  const fromCountries = allowed.flatMap((name) => countryPlace(name) ?? []);
  return {
    problems,
    // A remote job is looked for by the countries that it can be done from.
    places: isOnSite || named.length > 0 ? named : fromCountries,
    countries: fields.workMode === 'on-site' ? [] : allowed,
  };
}

function countryPlace(name: string): PlaceDraft | undefined {
  const countryCode = findCountryCode(name);
  return countryCode ? { city: '', region: '', countryCode } : undefined;
}

function unique(places: readonly PlaceDraft[]): PlaceDraft[] {
  return [...new Map(places.map((place) => [Object.values(place).join('|'), place])).values()];
}

type SalaryFields = Pick<DraftFields, 'salaryMin' | 'salaryMax' | 'currency' | 'period'>;

/** The pay as far as it can be read, and its problems by field. */
const noPay = { salaryMin: msg`Say what the job pays: enter the minimum salary, the maximum or both.` };

function readSalary(
  fields: SalaryFields,
  requiresPay: boolean,
): {
  salary: Salary | null;
  problems: Record<string, Message>;
} {
  const { currency } = fields;
  const problems: Record<string, Message> = {};
  const min = readAmount(fields.salaryMin, currency);
  const max = readAmount(fields.salaryMax, currency);
  if (Number.isNaN(min))
    problems['salaryMin'] = msg`Enter the minimum salary as a number, for example ${exampleAmount()}.`;
  if (Number.isNaN(max))
    problems['salaryMax'] = msg`Enter the maximum salary as a number, for example ${exampleAmount()}.`;
  if (min !== null && max !== null && min > max) {
    problems['salaryMin'] = msg`The minimum salary is above the maximum: make it the same or less.`;
  }
  const period = salaryPeriods.find((one) => one === fields.period);
  if (min === null && max === null) return { salary: null, problems: requiresPay ? noPay : problems };
  if (!isKnownCurrency(currency)) problems['currency'] = msg`Choose the currency of the salary.`;
  if (!period) problems['period'] = msg`Choose whether the salary is for a year, a month or an hour.`;
  const readable = !Number.isNaN(min) && !Number.isNaN(max) && isKnownCurrency(currency) && period;
  return { salary: readable ? { min, max, currency, period } : null, problems };
}

/** Minor units; null for none, NaN for an invalid amount. */
function readAmount(text: string, currency: string): number | null {
  const written = text.trim();
  if (written === '') return null;
  const [, whole, decimals = ''] = amount.exec(written) ?? [];
  const digits = minorUnitDigits(currency);
  // Hundredths may be typed of any amount, thousandths of dinars alone.
  if (whole === undefined || decimals.length - 1 > Math.max(2, digits)) return Number.NaN;
  const units = Number(whole.replaceAll(/\D/g, '') + decimals);
  const minor = Math.round(units * 10 ** digits);
  return minor > 0 && minor <= maxMinorUnits ? minor : Number.NaN;
}
