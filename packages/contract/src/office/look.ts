import { msg } from '../text/message.ts';
import { defineEndpoints } from '../endpoint.ts';
import { oneLine, optionalLine } from '../text/setting-texts.ts';
import { version } from '../version.ts';
import { z } from '../zod.ts';
import { accentSchema, colourSchema } from './accent-schema.ts';
import { describeGroundProblem } from './ground-rules.ts';
import { lookTextLengths, maxLookQuestions, maxStylesBytes } from './look-choices.ts';
import { fixed } from '../text/say.ts';

const lengths = lookTextLengths;

/** How the board looks, beside its accent; an empty part is the product's own. */
export const lookSchema = z.strictObject({
  /** The second accent, below the words of the hero and the footer; null for the product's pine. */
  ground: colourSchema('#16382d', describeGroundProblem).nullable(),
  slogan: optionalLine(lengths.slogan),
  heroTitle: optionalLine(lengths.title),
  heroLead: optionalLine(lengths.lead),
  heroPicture: z
    .strictObject({ pictureId: z.uuid(), alt: oneLine(lengths.alt, msg`Please say what the picture shows.`) })
    .nullable(),
  questions: z
    .array(
      z.strictObject({
        question: oneLine(lengths.question, msg`Please write the question.`),
        answer: z
          .string()
          .trim()
          .min(1, fixed`Please write the answer.`)
          .max(lengths.answer, fixed`Please use at most ${lengths.answer} characters.`),
      }),
    )
    .max(maxLookQuestions, fixed`The home page has room for ${maxLookQuestions} questions.`),
  footerLine: optionalLine(lengths.line),
  styles: z
    .string()
    .refine(
      (text) => new TextEncoder().encode(text).length <= maxStylesBytes,
      fixed`Please use at most ${maxStylesBytes / 1024} KB.`,
    ),
});
export type Look = z.output<typeof lookSchema>;

export const standardLook: Look = {
  ground: null,
  slogan: '',
  heroTitle: '',
  heroLead: '',
  heroPicture: null,
  questions: [],
  footerLine: '',
  styles: '',
};

/** The look with the accent, as one draft. */
export const lookDraftSchema = z.strictObject({ look: lookSchema, accent: accentSchema });
export type LookDraft = z.output<typeof lookDraftSchema>;

const deskSchema = z.object({
  /** Null where all that was drafted is public. `version` 0: there is no draft yet. */
  draft: z.object({ value: lookDraftSchema.nullable(), version: z.number().int() }),
  look: z.object({ value: lookSchema, version: z.number().int() }),
  accent: z.object({ value: accentSchema, version: z.number().int() }),
});
const deskAnswer = z.object({ data: deskSchema });
export type LookDesk = z.output<typeof deskSchema>;

export const lookEndpoints = defineEndpoints({
  'GET /staff/look': { summary: 'How the board looks, and its draft', answer: deskAnswer },
  'PUT /staff/look/draft': {
    summary: 'Keep a draft of the look, of the version that was read; null throws it away',
    body: z.strictObject({ value: lookDraftSchema.nullable(), version }),
    answer: deskAnswer,
    errors: ['conflict'],
  },
  'POST /staff/look/previews': {
    summary: 'A link by which the draft can be looked at for half an hour',
    answer: z.object({ data: z.object({ token: z.string(), until: z.iso.datetime() }) }),
    errors: ['conflict'],
  },
  'POST /staff/look/publication': {
    summary: 'Make the draft public, of the versions that were read',
    body: z.strictObject({ version, lookVersion: version, accentVersion: version }),
    answer: deskAnswer,
    errors: ['conflict'],
  },
  'POST /staff/look-pictures': {
    summary: 'Upload a picture for the home page',
    form: { fields: z.strictObject({}), file: 'picture' },
    status: 201,
    answer: z.object({ data: z.object({ pictureId: z.uuid() }) }),
    errors: ['too_large', 'unsupported_file'],
  },
  'GET /look-pictures/:pictureId': {
    summary: 'A picture of the home page',
    params: z.object({ pictureId: z.uuid() }),
    answer: { file: 'image/webp' },
  },
  'GET /look-styles/:hash': {
    summary: 'The board’s own style sheet',
    params: z.object({ hash: z.string().regex(/^[\da-f]{32}$/) }),
    answer: { file: 'text/css' },
  },
});
