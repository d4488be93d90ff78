import { defineEndpoints } from '../endpoint.ts';
import { linkTokenSchema, messageSchema } from '../identity/accounts.ts';
import { passwordMaxLength } from '../identity/choices.ts';
import { z } from '../zod.ts';
import { fixed } from '../text/say.ts';

/** An export of all data of a person, made in the background (G-10). */
const accountExportSchema = z.object({
  id: z.uuid(),
  status: z.enum(['waiting', 'running', 'ready', 'failed']),
  /** Finished parts of all parts. */
  done: z.number().int(),
  total: z.number().int(),
  /** The size of the finished ZIP file, in bytes. */
  size: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  /** When the finished export is deleted. */
  expiresAt: z.iso.datetime().nullable(),
});
export type AccountExport = z.infer<typeof accountExportSchema>;

/** The latest export in any state; null if there is none or it has expired. */
const latestExportSchema = z.object({ data: accountExportSchema.nullable() });
const accountExportAnswerSchema = z.object({ data: accountExportSchema });
const exportParamsSchema = z.object({ exportId: z.uuid() });

/** POST /delete-account with a password. */
export const deleteAccountSchema = z.strictObject({
  password: z
    .string(fixed`Password is required`)
    .min(1, fixed`Password is required`)
    .max(passwordMaxLength, fixed`Password is too long`),
});

/** POST /delete-account/confirm: by a mailed link, for accounts without a password. */
const confirmDeletionSchema = linkTokenSchema;

/** When the account will be deleted, in ISO 8601. */
const deletionSchema = z.object({ data: z.object({ deletionDueAt: z.iso.datetime() }) });

/** What stays of an account that is deleted, because a law has an employer keep it. */
const lawfullyKeptSchema = z.object({
  applicationId: z.uuid(),
  jobTitle: z.string(),
  companyName: z.string(),
  until: z.iso.datetime(),
  /** The laws, with where they hold. */
  why: z.array(z.string()),
});
export type LawfullyKept = z.infer<typeof lawfullyKeptSchema>;

export const ownDataEndpoints = defineEndpoints({
  'GET /delete-account/kept': {
    summary: 'What of one’s account a law has employers keep, and why',
    answer: z.object({ data: z.array(lawfullyKeptSchema) }),
  },
  'POST /delete-account': {
    summary: 'Deletes one’s account after a delay, by password',
    body: deleteAccountSchema,
    answer: deletionSchema,
    errors: ['conflict'],
  },
  'POST /delete-account/link': {
    summary: 'Asks for a link that deletes one’s account',
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /delete-account/confirm': {
    summary: 'Deletes an account after a delay, by the mailed link',
    body: confirmDeletionSchema,
    answer: deletionSchema,
    errors: ['gone'],
  },
  'POST /keep-account': { summary: 'Keeps an account that was to be deleted', answer: messageSchema },
  'POST /account-exports': {
    summary: 'Asks for a copy of everything that is kept about one',
    status: 202,
    answer: accountExportAnswerSchema,
  },
  'GET /account-exports/latest': { summary: 'How far the last copy is', answer: latestExportSchema },
  'GET /account-exports/:exportId/file': {
    summary: 'The copy',
    params: exportParamsSchema,
    answer: { file: 'application/octet-stream' },
  },
});
