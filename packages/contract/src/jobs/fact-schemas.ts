import { statedSizes } from '../companies/profile-choices.ts';
import { z } from '../zod.ts';
import { salaryPeriods } from './choices.ts';
import {
  degreeChoices,
  jobBenefits,
  jobSchedules,
  maxPayAmount,
  payCurrencies,
  postingLanguages,
  sponsorshipChoices,
} from './fact-choices.ts';
import { listOf, oneOf, optional, values } from './query-schemas.ts';
import { msg } from '../text/message.ts';
import { fixed } from '../text/say.ts';

const payAmount = (name: string) =>
  optional(
    z.coerce
      .number(fixed`${name} is an amount in whole units of its currency, such as 30000.`)
      .min(1, fixed`${name} is from 1 to ${maxPayAmount}.`)
      .max(maxPayAmount, fixed`${name} is from 1 to ${maxPayAmount}.`)
      .refine(
        (amount) => Number(amount.toFixed(2)) === amount,
        fixed`${name} has at most two digits behind the point.`,
      ),
  );

/** What a search asks of pay and of what postings state. */
export const factFilterShape = {
  salary: payAmount('salary').meta({
    description: msg`The least pay, in \`currency\` for \`period\`. Jobs that state no pay are left out.`,
    example: 30_000,
  }),
  salaryTo: payAmount('salaryTo').meta({
    description: msg`The most pay: jobs whose pay begins at that or less, in \`currency\` for \`period\`. Jobs that state no pay are left out.`,
    example: 60_000,
  }),
  currency: optional(z.enum(payCurrencies as [string, ...string[]], 'currency is a code of ISO 4217.')).meta({
    description: msg`The currency of \`salary\` and \`salaryTo\` (ISO 4217); US dollars without it.`,
  }),
  period: optional(oneOf('period', salaryPeriods)).meta({
    description: msg`The period of \`salary\` and \`salaryTo\`; a year without it.`,
  }),
  schedule: listOf(oneOf('schedule', values(jobSchedules))).meta({
    description: msg`What the posting states of its days and hours. Several of day, evening, night and weekend widen the search; no-weekends, four-day-week and flexible narrow it.`,
  }),
  degree: optional(oneOf('degree', values(degreeChoices))).meta({
    description: msg`Only postings that state that no degree is needed.`,
  }),
  sponsorship: optional(oneOf('sponsorship', values(sponsorshipChoices))).meta({
    description: msg`Only postings that state that a visa is sponsored.`,
  }),
  benefits: listOf(oneOf('benefits', values(jobBenefits))).meta({
    description: msg`Only postings that state each of these benefits.`,
  }),
  size: listOf(oneOf('size', statedSizes)).meta({
    description: msg`How many people work for the company, by its profile.`,
  }),
  language: listOf(oneOf('language', values(postingLanguages))).meta({
    description: msg`The language that the posting is written in (ISO 639-1). A posting in two is found by either.`,
  }),
};

export const facetValueSchema = z.object({ value: z.string(), count: z.number().int() });

export const factFacetShape = {
  schedule: z.array(facetValueSchema),
  degree: z.array(facetValueSchema),
  sponsorship: z.array(facetValueSchema),
  benefits: z.array(facetValueSchema),
  size: z.array(facetValueSchema),
  /** The languages that jobs are written in, and the chosen ones. */
  language: z.array(facetValueSchema),
  /** How many jobs that pass all other filters state nothing of a group. */
  notStated: z.object({
    schedule: z.number().int(),
    degree: z.number().int(),
    sponsorship: z.number().int(),
    benefits: z.number().int(),
    size: z.number().int(),
    language: z.number().int(),
  }),
};
