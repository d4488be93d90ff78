import { z } from 'zod';
import { readSecretFiles } from '../../server/src/platform/settings/secret-files.ts';

const address = (name: string) =>
  z
    .url(`${name} is a web address, for example https://jobs.example.`)
    .refine((url) => /^https?:/.test(url), `${name} begins with https://.`)
    .transform((url) => url.replace(/\/$/, ''));

const schema = z.object({
  PORT: z.coerce.number('PORT is a number.').int().min(0).max(65_535).default(8090),
  HOST: z.string().default('127.0.0.1'),
  /** The public address of this process: CHECKOUT_ORIGIN of the board. */
  CHECKOUT_ORIGIN: address('CHECKOUT_ORIGIN'),
  /** The public address of the board. */
  PUBLIC_URL: address('PUBLIC_URL'),
  /** The address of the board's API for this process; PUBLIC_URL with /api when not set. */
  BOARD_API_URL: address('BOARD_API_URL').optional(),
  CHECKOUT_PARTNER_SECRET: z
    .string('CHECKOUT_PARTNER_SECRET is missing: it is the one that the board has.')
    .min(32, 'CHECKOUT_PARTNER_SECRET has at least 32 characters.'),
  CHECKOUT_WEBHOOK_SECRET: z
    .string('CHECKOUT_WEBHOOK_SECRET is missing: it is the one that the board has.')
    .startsWith('whsec_', 'CHECKOUT_WEBHOOK_SECRET begins with whsec_: it is the one that the board has.'),
  STRIPE_SECRET_KEY: z
    .string('STRIPE_SECRET_KEY is missing: Stripe shows it under Developers, API keys.')
    .regex(
      /^(?:sk|rk)_(?:test|live)_/,
      'STRIPE_SECRET_KEY begins with sk_test_, sk_live_, rk_test_ or rk_live_.',
    ),
  STRIPE_WEBHOOK_SECRET: z
    .string('STRIPE_WEBHOOK_SECRET is missing: Stripe shows it with the webhook endpoint.')
    .startsWith(
      'whsec_',
      'STRIPE_WEBHOOK_SECRET begins with whsec_: Stripe shows it with the webhook endpoint.',
    ),
  /** Another Stripe, for tests. */
  STRIPE_API_BASE: address('STRIPE_API_BASE').optional(),
  STATE_FILE: z.string().default('.data/checkout-stripe.sqlite'),
});

const secrets = [
  'CHECKOUT_PARTNER_SECRET',
  'CHECKOUT_WEBHOOK_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
];

export interface AdapterSettings {
  host: string;
  port: number;
  origin: string;
  productUrl: string;
  apiUrl: string;
  partnerSecret: string;
  webhookSecret: string;
  stripe: { secretKey: string; webhookSecret: string; apiBase: string | undefined };
  stateFile: string;
}

/** Reads the settings. Throws an error that names everything that is wrong with them. */
export function readSettings(environment: Record<string, string | undefined> = process.env): AdapterSettings {
  // An empty variable is the usual way to say "not set" in compose files.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { settings, problems } = readSecretFiles(given, secrets);
  const parsed = schema.safeParse(settings);
  if (!parsed.success || problems.length > 0) {
    const issues = parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
    const lines = [...problems, ...issues].map((problem) => `- ${problem}`);
    throw new Error(`The settings are not complete:\n${lines.join('\n')}`);
  }
  const { data } = parsed;
  return {
    host: data.HOST,
    port: data.PORT,
    origin: data.CHECKOUT_ORIGIN,
    productUrl: data.PUBLIC_URL,
    apiUrl: data.BOARD_API_URL ?? `${data.PUBLIC_URL}/api`,
    partnerSecret: data.CHECKOUT_PARTNER_SECRET,
    webhookSecret: data.CHECKOUT_WEBHOOK_SECRET,
    stripe: {
      secretKey: data.STRIPE_SECRET_KEY,
      webhookSecret: data.STRIPE_WEBHOOK_SECRET,
      apiBase: data.STRIPE_API_BASE,
    },
    stateFile: data.STATE_FILE,
  };
}
