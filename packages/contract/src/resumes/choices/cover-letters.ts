import { coverLetterMaxLength } from '../../hiring/choices/applications.ts';

export const coverLettersLimit = 10;

export const coverLetterLimits = {
  title: 120,
  /** Names and job titles: one line. */
  line: 200,
  /** As long as the message of an application. */
  text: coverLetterMaxLength,
} as const;
