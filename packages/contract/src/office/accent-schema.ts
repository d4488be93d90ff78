import { z } from '../zod.ts';
import { describeAccentProblem, type Theme } from './accent-rules.ts';

const accentOf = (theme: Theme) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[\da-f]{6}$/, 'Please write the colour as #rrggbb, for example #1f5fa8.')
    .superRefine((colour, context) => {
      if (!/^#[\da-f]{6}$/.test(colour)) return;
      const problem = describeAccentProblem(colour, theme);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    });

/** The accent of light and of dark pages; colours that are hard to read are refused. */
export const accentSchema = z.strictObject({ light: accentOf('light'), dark: accentOf('dark') });
