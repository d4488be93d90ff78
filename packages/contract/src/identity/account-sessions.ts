import { z } from '../zod.ts';
import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from './accounts.ts';

/** A device on which the account is signed in. */
export const accountSessionSchema = z.object({
  id: z.uuid(),
  /** Browser and system as people call them, for example "Firefox on Windows"; "Unknown device" without one. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  /** Exact to the hour: reading a page does not write. */
  lastUsedAt: z.iso.datetime(),
  /** The session that asks. */
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

export const accountSessionsSchema = z.object({ data: z.array(accountSessionSchema) });
export const accountSessionParamsSchema = z.object({ sessionId: z.uuid() });

/** DELETE /sessions ends all of them; with `except=current` all but the one that asks. */
export const endSessionsQuerySchema = z.strictObject({ except: z.literal('current').optional() });

export const sessionEndpoints = defineEndpoints({
  'GET /sessions': { summary: 'Where one is signed in', answer: accountSessionsSchema },
  'DELETE /sessions/:sessionId': {
    summary: 'Signs a device out',
    params: accountSessionParamsSchema,
    answer: messageSchema,
  },
  'DELETE /sessions': {
    summary: 'Signs out everywhere, or everywhere else',
    query: endSessionsQuerySchema,
    answer: messageSchema,
  },
});
