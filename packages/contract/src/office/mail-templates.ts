import { msg } from '../text/message.ts';
import { templateKinds } from '../all-mails.ts';
import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { optionalLine } from '../text/setting-texts.ts';
import { version } from '../version.ts';
import { z } from '../zod.ts';
import { findTemplateProblems } from './mail-template-rules.ts';
import { fixed, sayEnglish } from '../text/say.ts';

const templateTextMaxLength = 4000;

const line = (max: number, words: string) =>
  z
    .string()
    .trim()
    .min(1, words)
    .max(max, fixed`Please use at most ${max} characters.`)
    .regex(/^[^\p{Cc}\p{Cf}\p{Co}]*$/u, fixed`Please leave out control characters.`);

/** The words of a mail; its lists and the links at its end stay those of the board. */
const mailTemplateSchema = z.strictObject({
  subject: line(150, msg`Please write a subject.`),
  heading: line(150, msg`Please write a heading.`),
  text: z
    .string()
    .trim()
    .min(1, fixed`Please write the text.`)
    .max(templateTextMaxLength, fixed`Please use at most ${templateTextMaxLength} characters.`)
    .regex(/^(?:[\n\t]|[^\p{Cc}\p{Cf}\p{Co}])*$/u, fixed`Please leave out control characters.`),
  /** Of the button, and below the mail; without it, or empty, the product's own. */
  button: optionalLine(60).optional(),
  note: optionalLine(400).optional(),
});

const kind = z.enum(templateKinds);

/** The mails whose words are the board's own, as they are stored. */
export const mailsSchema = z.partialRecord(kind, mailTemplateSchema);

/** The same for new values: each template fits its kind. */
export const givenMailsSchema = mailsSchema.superRefine((mails, context) => {
  for (const one of templateKinds) {
    const template = mails[one];
    if (!template) continue;
    for (const [field, message] of Object.entries(findTemplateProblems(one, template))) {
      context.addIssue({ code: 'custom', message: sayEnglish(message), path: [one, field] });
    }
  }
});

const variableSchema = z.object({
  name: z.string(),
  meaning: z.string(),
  /** Its value in the example; empty for a block. */
  example: z.string(),
  /** A block stands on a line of its own. */
  isBlock: z.boolean(),
  isRequired: z.boolean(),
});

const templateDetailSchema = z.object({
  kind,
  /** The product's own words, with its variables. */
  standard: mailTemplateSchema,
  /** Null for the product's own words. */
  own: mailTemplateSchema.nullable(),
  /** The version of all mails together. */
  version: z.number().int(),
  variables: z.array(variableSchema),
});
export type MailTemplateDetail = z.infer<typeof templateDetailSchema>;

const previewSchema = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type MailPreview = z.infer<typeof previewSchema>;

const params = z.object({ kind });

export const mailTemplateEndpoints = defineEndpoints({
  'GET /staff/mail-templates': {
    summary: 'The kinds of mails, and whose words are the board’s own',
    answer: z.object({ data: z.array(z.object({ kind, subject: z.string(), isOwn: z.boolean() })) }),
  },
  'GET /staff/mail-templates/:kind': {
    summary: 'The words of a mail with its variables',
    params,
    answer: z.object({ data: templateDetailSchema }),
  },
  'PUT /staff/mail-templates/:kind': {
    summary: 'Replaces the words of a mail, or goes back to the product’s own',
    params,
    body: z.strictObject({ template: mailTemplateSchema.nullable(), version }),
    answer: z.object({ data: templateDetailSchema }),
    errors: ['conflict'],
  },
  'POST /staff/mail-templates/:kind/preview': {
    summary: 'A mail in these words, with an example of its data',
    params,
    body: z.strictObject({ template: mailTemplateSchema }),
    answer: z.object({ data: previewSchema }),
  },
  'POST /staff/mail-templates/:kind/test': {
    summary: 'Mails that example to oneself',
    params,
    body: z.strictObject({ template: mailTemplateSchema }),
    answer: messageSchema,
  },
});
