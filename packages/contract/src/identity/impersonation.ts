import { z } from '../zod.ts';
import { messageSchema } from './accounts.ts';
import { supportHours } from './choices/impersonation.ts';
import { defineEndpoints } from '../endpoint.ts';
import { neededReason } from '../office/decisions.ts';

const visitSchema = z.object({
  id: z.uuid(),
  /** Who looked; null when they have left. */
  who: z.string().nullable(),
  reason: z.string(),
  /** ISO 8601, UTC, as all moments here. */
  startedAt: z.iso.datetime(),
  /** Null while it lasts. */
  endedAt: z.iso.datetime().nullable(),
});
export type SupportVisit = z.infer<typeof visitSchema>;

const supportAccessSchema = z.object({
  /** Until when staff may look; null while they may not. */
  allowedUntil: z.iso.datetime().nullable(),
  /** Newest first. */
  visits: z.array(visitSchema),
});
export type SupportAccess = z.infer<typeof supportAccessSchema>;

const allowSchema = z.strictObject({
  hours: z.literal(supportHours, 'Choose an hour or a day.'),
});

const openedVisitSchema = z.object({
  visitId: z.uuid(),
  /** Looks, and does nothing else. */
  accessToken: z.string(),
  name: z.string(),
  expiresAt: z.iso.datetime(),
});
export type OpenedVisit = z.infer<typeof openedVisitSchema>;

export const supportAccessEndpoints = defineEndpoints({
  'GET /support-access': {
    summary: 'Whether staff may look at the board as oneself, and who did',
    answer: z.object({ data: supportAccessSchema }),
  },
  'POST /support-access': {
    summary: 'Allows staff to look at the board as oneself, for so long from now',
    body: allowSchema,
    answer: messageSchema,
  },
  'DELETE /support-access': {
    summary: 'Takes that back, and ends the visit that is under way',
    answer: messageSchema,
  },
  'POST /staff/users/:userId/visits': {
    summary: 'Looks at the board as somebody who allows it: a token that reads',
    params: z.strictObject({ userId: z.uuid('There is no account with this address.') }),
    body: z.strictObject({ reason: neededReason }),
    status: 201,
    answer: z.object({ data: openedVisitSchema }),
    errors: ['conflict'],
  },
  'DELETE /staff/visits/:visitId': {
    summary: 'Ends a visit of one’s own',
    params: z.strictObject({ visitId: z.uuid('There is no visit with this address.') }),
    answer: messageSchema,
  },
});
