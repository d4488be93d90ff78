import { jobCategories, jobTypes, workModes } from '@waymark/contract/jobs/choices/jobs';
import { postingLimits } from '@waymark/contract/posting/choices/postings';
import type { DraftFields } from '@waymark/contract/posting/postings';
import type { PostingDraft as Posting } from '../../jobs/jobs/posting-rules.ts';
import { sanitiseDescription, toPlainText } from '../../jobs/jobs/sanitise-rules.ts';
import type { Gazetteer } from '../../places/places/rules.ts';
import { readPlaces } from './place-rules.ts';
import { readQuestions, type ReadQuestion } from './question-rules.ts';
import { readSalary } from './salary-rules.ts';

/** A draft as far as it can be read: what is at fault is left out of it. */
export interface ReadDraft {
  posting: Omit<Posting, 'sourceId' | 'company' | 'postedAt'>;
  countries: string[];
  notifyEmail: string;
  publishAt: Date | null;
  questions: ReadQuestion[];
  /** What keeps it from being published: a sentence a field. */
  problems: Record<string, string>;
}

interface ReadOptions {
  gazetteer: Gazetteer;
  now: Date;
  /** Whether applications may be announced to an address. */
  mayNotify: (email: string) => boolean;
}

const dayMs = 86_400_000;
/** How far ahead somebody may schedule. */
const scheduleDays = 180;

/** Reads what was typed (H-3). Nothing of it is trusted: it comes from a form, a paste or an older posting. */
export function readDraft(fields: DraftFields, options: ReadOptions): ReadDraft {
  const places = readPlaces(fields, options.gazetteer);
  const salary = readSalary(fields);
  const text = readText(fields);
  const choices = readChoices(fields);
  const way = readWay(fields, options);
  const days = readDays(fields, options.now);
  const parts = [text, choices, places, salary, way, days];
  return {
    posting: {
      ...text.read,
      ...choices.read,
      places: places.places,
      salary: Object.keys(salary.problems).length > 0 ? null : salary.salary,
      applyUrl: way.applyUrl,
      deadline: days.deadline,
    },
    countries: places.countries,
    notifyEmail: way.notifyEmail,
    publishAt: days.publishAt,
    questions: way.questions,
    problems: Object.assign({}, ...parts.map(({ problems }) => problems)) as Record<string, string>,
  };
}

/** One line without what hides or turns text. */
const line = (text: string) => text.replaceAll(/\p{C}/gu, ' ').replaceAll(/\s+/g, ' ').trim();

function readText(fields: DraftFields) {
  const problems: Record<string, string> = {};
  const title = line(fields.title);
  if (title === '') problems['title'] = 'Give the job a title.';
  if (title.length > postingLimits.title) {
    problems['title'] = `Please keep the title to ${postingLimits.title} characters.`;
  }
  const description = cleanDescription(fields.description);
  const { length } = toPlainText(description);
  if (length === 0) problems['description'] = 'Describe the job.';
  if (length > postingLimits.description) {
    problems['description'] =
      `Please keep the description to ${postingLimits.description} characters; it has ${length}.`;
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
    requirements: [...new Set(fields.requirements.split('\n').map(bareLine).filter(Boolean))],
    howToApply: fields.howToApply.trim(),
    education: line(fields.education),
    skills: [...skills.values()],
  };
  return { read, problems };
}

/** A line of a list without the sign that it was written with. */
const bareLine = (text: string) => line(text).replace(/^[-*•·–]\s*/, '');

/** Sanitised, and without the empty paragraphs that a word processor makes room with. */
function cleanDescription(html: string): string {
  return sanitiseDescription(html)
    .replaceAll(/&nbsp;|\u00A0/g, ' ')
    .replaceAll(/<(p|li|h3|h4|strong|em)>(?:\s|<br \/>)*<\/\1>/g, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

function readChoices(fields: DraftFields) {
  const problems: Record<string, string> = {};
  const valueOf = <T extends string>(choices: readonly { value: T }[], value: string) =>
    choices.find((choice) => choice.value === value)?.value;
  const type = valueOf(jobTypes, fields.type) ?? null;
  const category = valueOf(jobCategories, fields.category);
  const workMode = valueOf(workModes, fields.workMode);
  if (!type) problems['type'] = 'Choose the job type.';
  if (!category) problems['category'] = 'Choose the category.';
  if (!workMode) problems['workMode'] = 'Say where the work is done.';
  const experienceMin = readYears(fields.experienceMin);
  const experienceMax = readYears(fields.experienceMax);
  if (Number.isNaN(experienceMin))
    problems['experienceMin'] = 'Enter the experience as a number of years up to 50, for example 3.';
  if (Number.isNaN(experienceMax))
    problems['experienceMax'] = 'Enter the experience as a number of years up to 50, for example 3.';
  if (experienceMin !== null && experienceMax !== null && experienceMin > experienceMax) {
    problems['experienceMax'] = 'The maximum experience is below the minimum: make it the same or more.';
  }
  const read = {
    type,
    category: category ?? 'other',
    workMode: workMode ?? 'on-site',
    experienceMin: experienceMin || experienceMin === 0 ? experienceMin : null,
    experienceMax: experienceMax || null,
  } as const;
  return { read, problems };
}

function readYears(text: string): number | null {
  if (text.trim() === '') return null;
  return /^\d{1,2}$/.test(text.trim()) && Number(text) <= 50 ? Number(text) : Number.NaN;
}

function readWay(fields: DraftFields, { mayNotify }: ReadOptions) {
  const notifyEmail = fields.notifyEmail.trim().toLowerCase();
  const problems: Record<string, string> = {};
  if (notifyEmail !== '' && !mayNotify(notifyEmail)) {
    problems['notifyEmail'] =
      'Use the address of a colleague here. One at your company’s domain works once the domain is verified.';
  }
  if (fields.applyBy === 'here') {
    const { questions, problems: ofQuestions } = readQuestions(fields.questions);
    return { notifyEmail, applyUrl: null, questions, problems: { ...problems, ...ofQuestions } };
  }
  const applyUrl = readLink(fields.applyUrl);
  if (!applyUrl)
    problems['applyUrl'] = 'Enter a complete address, for example https://company.example/jobs/1.';
  return { notifyEmail, applyUrl, questions: [], problems };
}

/** A page of the web that people are sent to: nothing that runs, and no password in it. */
function readLink(text: string): string | null {
  const typed = text.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return /^(?=.{4,253}$)([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/i.test(url.hostname) ? url.href : null;
}

function readDays(fields: DraftFields, now: Date) {
  const problems: Record<string, string> = {};
  const today = now.toISOString().slice(0, 10);
  const last = new Date(now.getTime() + postingLimits.deadlineDays * dayMs).toISOString().slice(0, 10);
  const deadline = readDay(fields.deadline);
  if (deadline === undefined) problems['deadline'] = 'Enter a day, for example 2027-04-01.';
  else if (deadline !== null && deadline < today)
    problems['deadline'] = 'The deadline has passed. Choose a day to come.';
  else if (deadline !== null && deadline > last)
    problems['deadline'] = 'Choose a deadline within the next year.';
  const publishAt = readMoment(fields.publishAt);
  if (publishAt === undefined) problems['publishAt'] = 'Enter a day and a time.';
  else if (publishAt && publishAt.getTime() > now.getTime() + scheduleDays * dayMs) {
    problems['publishAt'] = `Choose a day within ${scheduleDays} days.`;
  } else if (publishAt && deadline && publishAt.toISOString().slice(0, 10) > deadline) {
    problems['publishAt'] = 'This day is after the deadline. Choose an earlier day or a later deadline.';
  }
  return { deadline: deadline ?? null, publishAt: publishAt && publishAt > now ? publishAt : null, problems };
}

/** Null for none, undefined for what is no day. */
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
