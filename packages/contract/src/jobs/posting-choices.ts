import { jobFieldMax } from './job-field-tables.ts';
import { msg } from '../text/message.ts';

export const questionKinds = [
  { value: 'yes-no', label: msg`Yes or no` },
  { value: 'choice', label: msg`One of several` },
  { value: 'number', label: msg`A number` },
  { value: 'text', label: msg`A short text` },
] as const;
export type QuestionKind = (typeof questionKinds)[number]['value'];

export const postingLimits = {
  title: 150,
  /** Characters of text; the HTML around it may be longer. */
  description: 20_000,
  descriptionHtml: 120_000,
  skills: 30,
  skill: 60,
  places: 50,
  place: 120,
  countries: 60,
  requirements: jobFieldMax.requirements,
  howToApply: jobFieldMax.howToApply,
  questions: 20,
  question: 300,
  options: 20,
  option: 120,
  answer: 2000,
  deadlineDays: 365,
  attachmentBytes: 3 * 1024 * 1024,
} as const;
