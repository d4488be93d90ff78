import type { Message } from '../text/message.ts';
import { z } from '../zod.ts';
import { describeAccentProblem, type Theme } from './accent-rules.ts';
import { fixed, sayEnglish } from '../text/say.ts';

const written = /^#[\da-f]{6}$/;

/** A colour as `#rrggbb`, refused in the words of a problem that it has. */
export const colourSchema = (example: string, findProblem: (colour: string) => Message | undefined) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(written, fixed`Please write the colour as #rrggbb, for example ${example}.`)
    .superRefine((colour, context) => {
      const problem = written.test(colour) ? findProblem(colour) : undefined;
      if (problem) context.addIssue({ code: 'custom', message: sayEnglish(problem) });
    });

const accentOf = (theme: Theme) => colourSchema('#1f5fa8', (colour) => describeAccentProblem(colour, theme));

/** The accent of light and of dark pages; colours that are hard to read are refused. */
export const accentSchema = z.strictObject({ light: accentOf('light'), dark: accentOf('dark') });
