import type { BoardWords } from '../board-words.ts';
import { jobSearchSchema, searchWordsOn } from '../jobs/jobs.ts';
import { z } from '../zod.ts';
import { widgetMaxJobs, widgetThemes } from './widget-choices.ts';
import { fixed } from '../text/say.ts';

/** The content of a widget: the jobs of a company, by its id or the name in its address, or those of a search. */
export const widgetQuerySchema = z.object({
  ...jobSearchSchema.pick({
    q: true,
    location: true,
    radius: true,
    unit: true,
    category: true,
    type: true,
    mode: true,
    level: true,
    industry: true,
    salary: true,
    salaryTo: true,
    currency: true,
    period: true,
    schedule: true,
    degree: true,
    sponsorship: true,
    benefits: true,
    size: true,
    language: true,
    sort: true,
  }).shape,
  company: z
    .string()
    .trim()
    .max(100, fixed`company is the id of a company, or its name in addresses.`)
    .default(''),
  limit: z.coerce
    .number(fixed`limit is a whole number from 1 to ${widgetMaxJobs}.`)
    .int(fixed`limit is a whole number from 1 to ${widgetMaxJobs}.`)
    .min(1, fixed`limit is a whole number from 1 to ${widgetMaxJobs}.`)
    .max(widgetMaxJobs, fixed`limit is a whole number from 1 to ${widgetMaxJobs}.`)
    .default(10),
  theme: z.enum(widgetThemes, fixed`theme is one of ${widgetThemes.join(', ')}.`).default('auto'),
  /** The colour of links, as #rrggbb. */
  accent: z
    .string()
    .regex(/^#[\da-f]{6}$/i, fixed`accent is a colour such as #b93a12.`)
    .optional(),
  /** The language of the page around it; where the board does not offer it, the board's own. */
  lang: z
    .string()
    .max(35)
    .regex(/^[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i, fixed`lang is the code of a language, for example de.`)
    .optional(),
});
export const widgetQueryOn = (words: BoardWords) =>
  widgetQuerySchema.extend({ category: searchWordsOn(words).category });
export type WidgetQuery = z.output<typeof widgetQuerySchema>;
