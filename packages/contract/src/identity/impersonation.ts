import { defineEndpoints } from '../endpoint.ts';
import { neededReason } from './decisions.ts';
import { z } from '../zod.ts';
import { messageSchema } from './accounts.ts';
import { supportHours } from './staff-choices.ts';
import { fixed } from '../text/say.ts';

const visitSchema = z.object({
  id: z.uuid(),
  /** The member of staff; null if they have left. */
  who: z.string().nullable(),
  reason: z.string(),
  /** All times are ISO 8601 in UTC. */
  startedAt: z.iso.datetime(),
  /** Null while it is active. */
  endedAt: z.iso.datetime().nullable(),
});
export type SupportVisit = z.infer<typeof visitSchema>;

const impersonationSchema = z.object({
  /** The end of the permission; null without one. */
  allowedUntil: z.iso.datetime().nullable(),
  /** Newest first. */
  visits: z.array(visitSchema),
});
export type ImpersonationConsent = z.infer<typeof impersonationSchema>;

const allowSchema = z.strictObject({
  hours: z.literal(supportHours, fixed`Choose an hour or a day.`),
});

const openedVisitSchema = z.object({
  visitId: z.uuid(),
  /** A token that can only read. */
  accessToken: z.string(),
  name: z.string(),
  expiresAt: z.iso.datetime(),
});
export type OpenedVisit = z.infer<typeof openedVisitSchema>;

export const impersonationEndpoints = defineEndpoints({
  'GET /impersonation-consent': {
    summary: 'Whether staff may look at the board as oneself, and who did',
    answer: z.object({ data: impersonationSchema }),
  },
  'POST /impersonation-consent': {
    summary: 'Allows staff to look at the board as oneself, for so long from now',
    body: allowSchema,
    answer: messageSchema,
  },
  'DELETE /impersonation-consent': {
    summary: 'Takes that back, and ends the visit that is under way',
    answer: messageSchema,
  },
  'POST /staff/users/:userId/visits': {
    summary: 'Impersonates a member who allows it; returns a read-only token',
    params: z.strictObject({ userId: z.uuid(fixed`There is no account with this address.`) }),
    body: z.strictObject({ reason: neededReason }),
    status: 201,
    answer: z.object({ data: openedVisitSchema }),
    errors: ['conflict'],
  },
  'DELETE /staff/visits/:visitId': {
    summary: 'Ends a visit of one’s own',
    params: z.strictObject({ visitId: z.uuid(fixed`There is no visit with this address.`) }),
    answer: messageSchema,
  },
});
