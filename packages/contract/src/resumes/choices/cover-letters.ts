import { coverLetterMaxLength } from '../../hiring/choices/applications.ts';

export const coverLettersLimit = 10;

export const coverLetterLimits = {
  title: 120,
  /** A name, a firm, a title of a job: one line. */
  line: 200,
  /** What an application takes. */
  text: coverLetterMaxLength,
} as const;
