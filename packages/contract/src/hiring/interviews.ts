import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { isPlain } from '../text/names.ts';
import { z } from '../zod.ts';
import { quietSchema } from './applicants.ts';
import { applicationParamsSchema } from './applications.ts';
import { interviewMinutes, interviewStatuses, maxInvited, maxSlots } from './choices.ts';
import { fixed } from '../text/say.ts';

const noPlace = fixed`Say where you meet: a place, or a link to a video call.`;
const notWeb = fixed`Enter a complete address, for example https://meet.example/room.`;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const startsAt = z
  .array(z.iso.datetime({ offset: true, error: fixed`Enter a day and a time.` }))
  .min(1, fixed`Offer at least one time.`)
  .max(maxSlots, fixed`Please offer at most ${maxSlots} times.`)
  .transform((times) => times.map((time) => new Date(time).toISOString()))
  .refine(
    (times) => new Set(times).size === times.length,
    fixed`Two of the times are the same. Change or remove one of them.`,
  );

/** No user name before the host: `https://meet.example@evil.example` leads to the latter. */
const webAddress = z
  .url({ protocol: /^https?$/, error: notWeb })
  .max(500, notWeb)
  .refine((address) => !/^[a-z]+:[/\\]*[^/\\?#]*@/i.test(address), notWeb);

const roundFields = {
  startsAt,
  durationMinutes: z
    .number(fixed`Choose how long it takes.`)
    .refine((minutes) => interviewMinutes.some((one) => one === minutes), fixed`Choose how long it takes.`),
  /** The IANA name of the zone that the times were chosen in. */
  timeZone: z
    .string()
    .max(64, fixed`Choose a time zone from the list.`)
    .refine(isTimeZone, fixed`Choose a time zone from the list.`),
  place: z
    .string()
    .trim()
    .max(200, fixed`Please use at most 200 characters.`)
    .refine(isPlain, fixed`Please use one line.`)
    .default(''),
  videoUrl: z.union([z.literal(''), webAddress], notWeb).default(''),
  note: z
    .string()
    .trim()
    .max(1000, fixed`Please keep the note to 1000 characters.`)
    .default(''),
};
const saysWhere = ({ place, videoUrl }: { place: string; videoUrl: string }) =>
  place !== '' || videoUrl !== '';

const interviewRoundSchema = z
  .strictObject(roundFields)
  .refine(saysWhere, { path: ['place'], message: noPlace });
export type InterviewRoundFields = z.output<typeof interviewRoundSchema>;

/** Several applicants share the times; each time goes to one of them. */
const offerInterviewsSchema = z
  .strictObject({
    applicationIds: z
      .array(z.uuid())
      .min(1, fixed`Choose an applicant.`)
      .max(maxInvited, fixed`Please choose at most ${maxInvited} applicants.`),
    ...roundFields,
  })
  .refine(saysWhere, { path: ['place'], message: noPlace });
export type OfferInterviewsFields = z.output<typeof offerInterviewsSchema>;

const words = z
  .string()
  .trim()
  .max(1000, fixed`Please keep it to 1000 characters.`)
  .default('');
const interviewAnswerSchema = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('choose'), slotId: z.uuid(fixed`Choose one of the times.`) }),
  z.strictObject({ answer: z.literal('ask'), text: words }),
  z.strictObject({ answer: z.literal('decline'), text: words }),
]);
export type InterviewAnswer = z.output<typeof interviewAnswerSchema>;

export const interviewSchema = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  status: z.enum(interviewStatuses.map(({ value }) => value)),
  slots: z.array(
    z.object({
      id: z.uuid(),
      startsAt: z.iso.datetime(),
      /** Taken by another applicant, or in the past. */
      isGone: z.boolean(),
    }),
  ),
  /** The chosen time. */
  startsAt: z.iso.datetime().nullable(),
  durationMinutes: z.number().int(),
  timeZone: z.string(),
  place: z.string(),
  videoUrl: z.string(),
  note: z.string(),
  /** The candidate's text with a request for other times or a refusal. */
  answer: z.string(),
});
export type Interview = z.infer<typeof interviewSchema>;

const interviewParamsSchema = z.strictObject({
  interviewId: z.uuid(fixed`There is no interview with this address.`),
});
const answeredSchema = z.object({ data: interviewSchema });

export const interviewEndpoints = defineEndpoints({
  'POST /company/interviews': {
    summary: 'Offers times for an interview to applicants',
    body: offerInterviewsSchema,
    status: 201,
    answer: messageSchema,
    errors: ['not_found', 'conflict'],
  },
  'GET /company/applications/:applicationId/interviews': {
    summary: 'The interviews of an application, latest first',
    params: applicationParamsSchema,
    answer: z.object({ data: z.array(interviewSchema) }),
  },
  'PUT /company/interviews/:interviewId': {
    summary: 'Offers other times or another place; the candidate chooses again',
    params: interviewParamsSchema,
    body: interviewRoundSchema,
    answer: answeredSchema,
    errors: ['conflict'],
  },
  'POST /company/interviews/:interviewId/cancel': {
    summary: 'Cancels an interview, and mails the candidate unless it is quiet',
    params: interviewParamsSchema,
    body: quietSchema,
    answer: answeredSchema,
    errors: ['conflict'],
  },
  'POST /interviews/:interviewId/answer': {
    summary: 'Chooses a time, asks for others or declines',
    params: interviewParamsSchema,
    body: interviewAnswerSchema,
    answer: answeredSchema,
    errors: ['conflict'],
  },
  'GET /interviews/:interviewId/calendar': {
    summary: 'The chosen time for a calendar, for both sides',
    params: interviewParamsSchema,
    answer: { file: 'text/calendar' },
  },
});
