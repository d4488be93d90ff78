import { z } from 'zod';

const originFormat = 'CHECKOUT_ORIGIN is an origin, for example https://checkout.example.';
const portFormat = 'CHECKOUT_SANDBOX_PORT is a number from 0 to 65535.';
const webhookSecretFormat =
  'CHECKOUT_WEBHOOK_SECRET is "whsec_" and 24 to 64 bytes in base64, for example from "openssl rand -base64 32".';

/** As Standard Webhooks writes it. */
function isWebhookSecret(value: string): boolean {
  const [, text = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value) ?? [];
  const bytes = Buffer.from(text, 'base64');
  return bytes.length >= 24 && bytes.length <= 64 && bytes.toString('base64') === text;
}

export const checkoutSettings = {
  CHECKOUT_ORIGIN: z
    .url({ protocol: /^https?$/, error: originFormat })
    // Anything behind the origin is a mistake that no link would ever match.
    .refine((value) => /^https?:\/\/[^/?#@]+\/?$/i.test(value), originFormat)
    .transform((value) => new URL(value).origin)
    .optional(),
  CHECKOUT_PORTAL_PATH: z
    .string()
    .regex(/^\/(?![/\\])/, 'CHECKOUT_PORTAL_PATH is a path, for example /portal.')
    .default('/portal'),
  CHECKOUT_ORDER_PATH: z
    .string()
    .regex(
      /^\/(?![/\\]).*\{order\}/,
      'CHECKOUT_ORDER_PATH is a path with {order} in it, for example /admin/orders/{order}.',
    )
    .optional(),
  CHECKOUT_PARTNER_SECRET: z
    .string()
    .regex(
      /^\S{32,200}$/,
      'CHECKOUT_PARTNER_SECRET has 32 to 200 characters, for example from "openssl rand -hex 32".',
    )
    .optional(),
  CHECKOUT_WEBHOOK_SECRET: z.string().refine(isWebhookSecret, webhookSecretFormat).optional(),
  CHECKOUT_WEBHOOK_SECRET_PREVIOUS: z
    .string()
    .refine(
      isWebhookSecret,
      'CHECKOUT_WEBHOOK_SECRET_PREVIOUS is the secret before the present one, in the same form.',
    )
    .optional(),
  CHECKOUT_SANDBOX_PORT: z.coerce.number(portFormat).int(portFormat).min(0).max(65_535).optional(),
};

type CheckoutSettings = z.output<z.ZodObject<typeof checkoutSettings>>;

export interface CheckoutConfig {
  /** Links to anywhere else are never followed, and login codes are for it alone. */
  origin: string;
  /** Where the career-services portal is, below the origin. */
  portalPath: string;
  /**
   * Where those who work there see an order, `{order}` being its number; undefined where there is no such
   * page.
   */
  orderPath?: string | undefined;
  /** Proves the checkout to us when it redeems a login code. */
  partnerSecret: string;
  /** Signs what the checkout reports. */
  webhookSecret: string;
  /** Taken as well while the checkout changes over to a new one. */
  previousWebhookSecret?: string | undefined;
}

export interface CheckoutParts {
  /** Where packages are paid for; undefined where nothing is sold. */
  checkout: CheckoutConfig | undefined;
  /** The stand-in that is started where demo mode has no checkout of its own. */
  checkoutSandbox: { port: number | undefined; origin: string | undefined } | undefined;
}

/** A checkout with its secrets; in demo mode the stand-in, with new secrets at each start. */
export function readCheckout(settings: CheckoutSettings, demo: boolean): CheckoutParts {
  const {
    CHECKOUT_ORIGIN: origin,
    CHECKOUT_PORTAL_PATH: portalPath,
    CHECKOUT_ORDER_PATH: orderPath,
    CHECKOUT_PARTNER_SECRET: partnerSecret,
    CHECKOUT_WEBHOOK_SECRET: webhookSecret,
    CHECKOUT_WEBHOOK_SECRET_PREVIOUS: previousWebhookSecret,
  } = settings;
  if (origin && partnerSecret && webhookSecret) {
    return {
      checkout: { origin, portalPath, orderPath, partnerSecret, webhookSecret, previousWebhookSecret },
      checkoutSandbox: undefined,
    };
  }
  const sandbox = { port: settings.CHECKOUT_SANDBOX_PORT, origin };
  return { checkout: undefined, checkoutSandbox: demo ? sandbox : undefined };
}

/** Half of a checkout is a mistake; the stand-in needs its address at most. */
export function findCheckoutProblem(settings: CheckoutSettings, demo: boolean): string | undefined {
  const secrets = [settings.CHECKOUT_PARTNER_SECRET, settings.CHECKOUT_WEBHOOK_SECRET].filter(Boolean);
  const complete = settings.CHECKOUT_ORIGIN !== undefined && secrets.length === 2;
  if (settings.CHECKOUT_WEBHOOK_SECRET_PREVIOUS !== undefined && !complete)
    return 'CHECKOUT_WEBHOOK_SECRET_PREVIOUS needs the settings of a checkout beside it.';
  const none = secrets.length === 0 && (demo || settings.CHECKOUT_ORIGIN === undefined);
  return complete || none
    ? undefined
    : 'A checkout needs CHECKOUT_ORIGIN, CHECKOUT_PARTNER_SECRET and CHECKOUT_WEBHOOK_SECRET together.';
}
