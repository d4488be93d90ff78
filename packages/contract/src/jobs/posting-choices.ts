import { jobFieldMax } from './job-field-tables.ts';

export const questionKinds = [
  { value: 'yes-no', label: 'Yes or no' },
  { value: 'choice', label: 'One of several' },
  { value: 'number', label: 'A number' },
  { value: 'text', label: 'A short text' },
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
