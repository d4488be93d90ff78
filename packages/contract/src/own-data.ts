import { z } from 'zod';
import { linkTokenSchema } from './accounts.ts';

/** A copy of everything that is kept about a person, made in the background (G-10). */
export const accountExportSchema = z.object({
  id: z.uuid(),
  status: z.enum(['waiting', 'running', 'ready', 'failed']),
  /** Parts written of all parts. */
  done: z.number().int(),
  total: z.number().int(),
  /** Bytes of the ZIP once it is ready. */
  size: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  /** When a finished copy is removed again. */
  expiresAt: z.iso.datetime().nullable(),
});
export type AccountExport = z.infer<typeof accountExportSchema>;

/** The newest copy, whatever its state; null when none was asked for or the last one has expired. */
export const latestExportSchema = z.object({ data: accountExportSchema.nullable() });
export const accountExportAnswerSchema = z.object({ data: accountExportSchema });
export const exportParamsSchema = z.object({ exportId: z.uuid() });

/** POST /delete-account by somebody who has a password. */
export const deleteAccountSchema = z.strictObject({
  password: z.string('Password is required').min(1, 'Password is required').max(128, 'Password is too long'),
});

/** POST /delete-account/confirm: the mailed way, for those who have none. */
export const confirmDeletionSchema = linkTokenSchema;

/** When the account will be gone, in ISO 8601. */
export const deletionSchema = z.object({ data: z.object({ deletionDueAt: z.iso.datetime() }) });
