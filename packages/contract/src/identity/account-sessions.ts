import { z } from '../zod.ts';
import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from './accounts.ts';

const accountSessionSchema = z.object({
  id: z.uuid(),
  /** Browser and system in common names, such as "Firefox on Windows"; "Unknown device" if unknown. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  /** Exact to the hour, so that reading a page does not write. */
  lastUsedAt: z.iso.datetime(),
  /** Whether this is the current session. */
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

const accountSessionsSchema = z.object({ data: z.array(accountSessionSchema) });
const accountSessionParamsSchema = z.object({ sessionId: z.uuid() });

/** DELETE /sessions ends all sessions; `except=current` keeps the current one. */
const endSessionsQuerySchema = z.strictObject({ except: z.literal('current').optional() });

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
