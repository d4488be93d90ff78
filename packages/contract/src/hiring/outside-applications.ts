import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { plainName } from '../text/names.ts';
import { z } from '../zod.ts';
import { applicationSchema } from './applications.ts';
import { applicationSorts, appliedLists, outsideNoteMaxLength, outsideStages } from './choices.ts';
import { fixed } from '../text/say.ts';

const stageValues = outsideStages.map(({ value }) => value);
const notWeb = fixed`Enter the whole address of the posting, for example https://company.example/jobs/1.`;

/** No user name before the host: `https://jobs.example@evil.example` leads to the latter. */
const webAddress = z
  .url({ protocol: /^https?$/, error: notWeb })
  .max(500, fixed`Please use an address of at most 500 characters.`)
  .refine((address) => !/^[a-z]+:[/\\]*[^/\\?#]*@/i.test(address), notWeb);

/** A day as YYYY-MM-DD, from this century. */
const day = (required: string) =>
  z.iso.date(required).refine((value) => value >= '2000-01-01' && value < '2100-01-01', required);

/** An application made elsewhere as its candidate records it (L-34). */
const outsideFieldsSchema = z.strictObject({
  title: plainName(fixed`Please fill title`, 200),
  company: plainName(fixed`Please fill Company name.`, 200),
  /** The address of the posting; empty for none. */
  link: z.union([z.literal(''), webAddress], notWeb).default(''),
  appliedOn: day(fixed`Choose the day on which you applied.`),
  stage: z.enum(stageValues, fixed`Choose a stage.`).default('applied'),
  note: z
    .string()
    .trim()
    .max(outsideNoteMaxLength, fixed`Please keep the note to ${outsideNoteMaxLength} characters.`)
    .default(''),
  /** The day of the mail, in UTC; null for none. */
  remindOn: day(fixed`Choose the day of the reminder.`)
    .nullable()
    .default(null),
});
export type OutsideFields = z.output<typeof outsideFieldsSchema>;

const outsideApplicationSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.string(),
  link: z.string(),
  appliedOn: z.string(),
  stage: z.enum(stageValues),
  note: z.string(),
  remindOn: z.string().nullable(),
  /** Whether the reminder of that day still waits. */
  reminds: z.boolean(),
});
export type OutsideApplication = z.infer<typeof outsideApplicationSchema>;

/** A row of the list: exactly one of the two is set. */
const appliedJobSchema = z.object({
  here: applicationSchema.nullable(),
  elsewhere: outsideApplicationSchema.nullable(),
});
export type AppliedJob = z.infer<typeof appliedJobSchema>;

export const appliedJobsQuerySchema = z.strictObject({
  show: z.enum(appliedLists).default('all'),
  sort: z.enum(applicationSorts).default('newest'),
  ...pageQuery,
});

const params = z.strictObject({ outsideId: z.uuid(fixed`There is no application with this address.`) });
const answer = z.object({ data: outsideApplicationSchema });

export const outsideApplicationEndpoints = defineEndpoints({
  'GET /applied-jobs': {
    summary: 'The applications of the candidate, here and elsewhere, by the day of applying',
    query: appliedJobsQuerySchema,
    answer: pageOf(appliedJobSchema),
    errors: ['not_found'],
  },
  'POST /outside-applications': {
    summary: 'Records an application made elsewhere',
    body: outsideFieldsSchema,
    status: 201,
    answer,
    errors: ['conflict'],
  },
  'PUT /outside-applications/:outsideId': {
    summary: 'Changes the record of an application made elsewhere',
    params,
    body: outsideFieldsSchema,
    answer,
    errors: ['conflict'],
  },
  'DELETE /outside-applications/:outsideId': {
    summary: 'Removes the record of an application made elsewhere',
    params,
    answer: messageSchema,
  },
});
