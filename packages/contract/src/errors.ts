import { z } from './zod.ts';

/** The closed set of error codes, each with its HTTP status (F-3). */
export const errorStatus = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_file: 415,
  unprocessable: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The shape of every failed call: a message for people, a stable code, and the invalid fields. */
export const apiErrorSchema = z.object({
  message: z.string(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  fields: z.record(z.string(), z.string()).optional(),
  /** Present when the session is gone: the client forgets its token and reloads. */
  logout: z.literal(true).optional(),
  retryAfterSeconds: z.number().int().optional(),
  /** The call is let in at once with a solved challenge of GET /captcha in the header of `proof-header.ts`. */
  proof: z.literal(true).optional(),
});

export type ApiError = z.infer<typeof apiErrorSchema>;
