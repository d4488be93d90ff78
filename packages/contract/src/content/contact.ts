import { z } from '../zod.ts';
import { email, messageSchema, text } from '../identity/accounts.ts';
import { defineEndpoints } from '../endpoint.ts';
import { personName } from '../text/names.ts';
import { canBeDialled } from '../text/phone-shape.ts';
import type { MapPosition } from '../places/map-position.ts';
import { fixed } from '../text/say.ts';
import { msg } from '../text/message.ts';

/** The contact details of the operator, as far as the settings have them. */
export interface ContactDetails {
  email: string | null;
  phone: string | null;
  address: string | null;
  /** The position of the address on the map. */
  position: MapPosition | null;
}

const messageMaxLength = 5000;

const captchaMissing = msg`Please complete the Captcha`;

/** POST /contact-messages (J-4). */
export const contactMessageSchema = z.strictObject({
  name: personName(fixed`Name is required`, 120),
  email: email(fixed`Email is required`, fixed`Enter a valid email`),
  message: text(fixed`Message is required`, messageMaxLength),
  /** The solved challenge as ALTCHA writes it: JSON of the challenge and its solution, in base64. */
  captcha: z.string(captchaMissing).min(1, captchaMissing).max(4000, captchaMissing),
});
export type ContactMessageFields = z.infer<typeof contactMessageSchema>;

const phone = z
  .string(fixed`Mobile Number is required`)
  .trim()
  .min(1, fixed`Mobile Number is required`)
  .max(40, fixed`Please use at most 40 characters.`)
  .refine(canBeDialled, fixed`Enter a number with 6 to 15 digits, for example +44 20 7946 0123.`);

/** POST /call-back-requests (E-4). */
export const callBackRequestSchema = z.strictObject({
  name: personName(fixed`Name is required`, 120),
  phone,
  /** The topic of the page that the request came from. */
  topic: z
    .string()
    .trim()
    .max(120, fixed`Please use at most 120 characters.`)
    .default(''),
});
export type CallBackFields = z.input<typeof callBackRequestSchema>;

/** GET /captcha: signed work for a browser, so that the server stores nothing until it is solved. */
export const captchaChallengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number().int(),
    keyLength: z.number().int(),
    keyPrefix: z.string(),
    /** Seconds since the epoch. */
    expiresAt: z.number().int(),
  }),
  signature: z.string(),
});
export type CaptchaChallenge = z.infer<typeof captchaChallengeSchema>;

export const captchaSolutionSchema = z.object({
  challenge: captchaChallengeSchema,
  solution: z.object({ counter: z.number().int(), derivedKey: z.string() }),
});
export type CaptchaSolution = z.infer<typeof captchaSolutionSchema>;

export const contactEndpoints = defineEndpoints({
  'GET /captcha': { summary: 'A challenge for the contact form', answer: captchaChallengeSchema },
  'POST /contact-messages': {
    summary: 'A message to the people behind the board',
    body: contactMessageSchema,
    status: 201,
    answer: messageSchema,
  },
  'POST /call-back-requests': {
    summary: 'Asks to be called',
    body: callBackRequestSchema,
    status: 201,
    answer: messageSchema,
  },
});
