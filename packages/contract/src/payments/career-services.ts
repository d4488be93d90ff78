import { z } from '../zod.ts';
import { defineEndpoints } from '../endpoint.ts';
import { planCurrencies } from './choices.ts';
import { refundTermsSchema } from './staff-plans.ts';
import { fixed } from '../text/say.ts';

/** GET /product/get-product-pricing (D-1). The first of the list is never shown. */
const packageSchema = z.object({
  packageName: z.string(),
  /** In units of the currency. */
  packagePrice: z.number(),
  currency: z.string(),
  packageDescription: z.string(),
  /** Shown before the payment; empty for none. */
  refundTerms: z.string(),
  checkoutLink: z.url(),
});
export type Package = z.infer<typeof packageSchema>;
const pricingSchema = z.object({ data: z.array(packageSchema) });

/** GET /product/get-career-services-orders: newest first (D-7). */
const careerServicesOrderSchema = z.object({
  id: z.uuid(),
  /** Name, price and terms at the time of sale. */
  package: packageSchema.pick({ packageName: true, packagePrice: true, currency: true, refundTerms: true }),
  /** The numbers of its invoice and its credit notes. */
  invoices: z.array(z.string()),
  statusPercentage: z.number().int(),
  /** Refunded by the checkout. */
  refunded: z.boolean(),
  orderedAt: z.iso.datetime(),
});
export type CareerServicesOrder = z.infer<typeof careerServicesOrderSchema>;
const careerServicesOrdersSchema = z.object({ orders: z.array(careerServicesOrderSchema) });

/** GET /product/get-career-services-login: the portal's address with a code in it (D-6). */
const careerServicesLoginSchema = z.object({ data: z.object({ autoLoginUrl: z.url() }) });

const packageText = (name: string, max: number) =>
  z
    .string(fixed`${name} is a text.`)
    .trim()
    .min(1, fixed`${name} is missing.`)
    .max(max, fixed`${name} has at most ${max} characters.`);

/** A package in the file of packages:import. */
export const packageDraftSchema = z.strictObject({
  /** The id at the checkout, which its webhooks use. */
  productId: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{0,99}$/i, 'productId has letters, digits, ".", "_" and "-".'),
  packageName: packageText('packageName', 80),
  packagePrice: z
    .number('packagePrice is a number.')
    .min(0, 'packagePrice is 0 or more.')
    .max(1_000_000, 'packagePrice is at most 1000000.')
    .multipleOf(0.01, 'packagePrice has at most two decimals.'),
  /** Left out, a new package has the board's first currency; a change keeps what there is. */
  currency: z.enum(planCurrencies, fixed`There is no such currency here.`).optional(),
  packageDescription: packageText('packageDescription', 500),
  /** Left out, a new package has a text that fits any seller; a change keeps what there is. */
  refundTerms: refundTermsSchema.optional(),
  /** Below the checkout's origin: "/buy/one", or the whole address. */
  checkoutLink: packageText('checkoutLink', 500),
});
export type PackageDraft = z.infer<typeof packageDraftSchema>;
export const packageDraftsSchema = z
  .array(packageDraftSchema, fixed`The file holds a list of packages.`)
  .max(20, fixed`At most 20 packages can be offered.`)
  .refine(
    (drafts) => new Set(drafts.map(({ productId }) => productId)).size === drafts.length,
    fixed`Each productId may stand there once.`,
  );

export const careerServiceEndpoints = defineEndpoints({
  'GET /product/get-product-pricing': {
    feature: 'careerServices',
    summary: 'The packages on sale',
    answer: pricingSchema,
  },
  'GET /product/get-career-services-orders': {
    summary: 'What the customer has bought, newest first',
    answer: careerServicesOrdersSchema,
  },
  'GET /product/get-career-services-login': {
    summary: 'The portal’s address with a login code in it',
    answer: careerServicesLoginSchema,
    errors: ['conflict'],
  },
  'GET /product/follow-career-services-orders': {
    summary:
      'The customer’s orders as they move, and their resume review: server-sent events `orders`, each with all of them, and `review`, with the answer of get-critique-detail',
    answer: { file: 'text/event-stream' },
  },
});
