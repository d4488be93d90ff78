import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { plainName } from '../text/names.ts';
import { z } from '../zod.ts';
import { letterMaxLength, letterPlaceholders, maxDeclined } from './choices.ts';
import { fixed } from '../text/say.ts';

const known: readonly string[] = letterPlaceholders;

/** The first unknown placeholder of a text. */
function findUnknownPlaceholder(text: string): string | undefined {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).find((name) => !known.includes(name));
}

const letterText = z
  .string(fixed`Write the letter.`)
  .transform((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, ''))
  .pipe(
    z
      .string()
      .trim()
      .min(1, fixed`Write the letter.`)
      .max(letterMaxLength, fixed`Please keep the letter to ${letterMaxLength} characters.`),
  )
  .superRefine((text, context) => {
    const unknown = findUnknownPlaceholder(text);
    if (unknown === undefined) return;
    const offered = letterPlaceholders.map((name) => `{${name}}`).join(', ');
    context.addIssue({
      code: 'custom',
      message: fixed`This letter has a placeholder that is not known. Use one of these: ${offered}.`,
    });
  });

const declineTemplateSchema = z.object({ id: z.uuid(), name: z.string(), text: z.string() });
export type DeclineTemplate = z.infer<typeof declineTemplateSchema>;
const templateFieldsSchema = z.strictObject({
  name: plainName(fixed`Give the template a name.`, 80),
  text: letterText,
});
export type TemplateFields = z.output<typeof templateFieldsSchema>;

const applicationIds = z
  .array(z.uuid())
  .min(1, fixed`Choose an applicant.`)
  .max(maxDeclined, fixed`Please choose at most ${maxDeclined} applicants.`);
const declineSchema = z.strictObject({ applicationIds, text: letterText });
export type DeclineFields = z.output<typeof declineSchema>;

const templateParamsSchema = z.strictObject({
  templateId: z.uuid(fixed`There is no template with this address.`),
});
const batchParamsSchema = z.strictObject({ batchId: z.uuid(fixed`There are no such letters.`) });

/** Letters of one rejection that have not gone out. */
const waitingLettersSchema = z.object({
  batchId: z.uuid(),
  dueAt: z.iso.datetime(),
  letters: z.array(z.object({ applicationId: z.uuid(), name: z.string(), jobTitle: z.string() })),
});
export type WaitingLetters = z.infer<typeof waitingLettersSchema>;

const letterPreviewSchema = z.object({
  to: z.string(),
  text: z.string(),
  letters: z.number().int(),
  /** What ends once the letters have gone out; an agreed time is called off by a mail of its own. */
  interviews: z.array(
    z.object({
      name: z.string(),
      startsAt: z.iso.datetime().nullable(),
      timeZone: z.string(),
    }),
  ),
});
export type LetterPreview = z.infer<typeof letterPreviewSchema>;

export const declineEndpoints = defineEndpoints({
  'GET /company/declines': {
    summary: 'Rejection letters that have not gone out, first due first',
    answer: z.object({ data: z.array(waitingLettersSchema) }),
  },
  'GET /company/decline-templates': {
    summary: 'The company’s templates of rejection letters',
    answer: z.object({ data: z.array(declineTemplateSchema) }),
  },
  'POST /company/decline-templates': {
    summary: 'Saves a letter as a template',
    body: templateFieldsSchema,
    status: 201,
    answer: z.object({ data: declineTemplateSchema }),
    errors: ['conflict'],
  },
  'PUT /company/decline-templates/:templateId': {
    summary: 'Changes a template',
    params: templateParamsSchema,
    body: templateFieldsSchema,
    answer: z.object({ data: declineTemplateSchema }),
    errors: ['conflict'],
  },
  'DELETE /company/decline-templates/:templateId': {
    summary: 'Removes a template',
    params: templateParamsSchema,
    answer: messageSchema,
  },
  'POST /company/declines/preview': {
    summary: 'The letter as the first applicant would get it',
    body: declineSchema,
    answer: z.object({ data: letterPreviewSchema }),
    errors: ['not_found', 'conflict'],
  },
  'POST /company/declines': {
    summary: 'Declines applicants; their letters go out in ten minutes',
    body: declineSchema,
    status: 201,
    answer: z.object({
      data: z.object({ batchId: z.uuid(), letters: z.number().int(), dueAt: z.iso.datetime() }),
    }),
    errors: ['not_found', 'conflict'],
  },
  'POST /company/declines/:batchId/undo': {
    summary: 'Undoes a rejection whose letters have not gone out',
    params: batchParamsSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
});
