import { z } from '../zod.ts';
import { messageSchema } from '../identity/accounts.ts';
import { packageDraftSchema } from './career-services.ts';
import { defineEndpoints } from '../endpoint.ts';

/** A package as an administrator sees it. */
const staffPackageSchema = z.object({
  productId: z.string(),
  packageName: z.string(),
  /** In units of the currency. */
  packagePrice: z.number(),
  currency: z.string(),
  packageDescription: z.string(),
  refundTerms: z.string(),
  /** Below the checkout's origin. */
  checkoutLink: z.string(),
  /** The number of its orders. */
  orders: z.number().int(),
  /** When its sale ended. ISO 8601, UTC. */
  retiredAt: z.iso.datetime().nullable(),
});
export type StaffPackage = z.infer<typeof staffPackageSchema>;

const productParams = z.strictObject({ productId: z.string().max(100) });

/** The fields of a package that can change; its id at the checkout cannot. */
const packageFieldsSchema = packageDraftSchema.omit({ productId: true });
export type PackageFields = z.infer<typeof packageFieldsSchema>;

export const staffPackageEndpoints = defineEndpoints({
  'GET /staff/packages': {
    feature: 'careerServices',
    summary:
      'All packages: those on sale in their order, the first of which is never shown, then retired ones',
    answer: z.object({ data: z.array(staffPackageSchema) }),
  },
  'POST /staff/packages': {
    feature: 'careerServices',
    summary: 'Offers another package, at the end of the list',
    body: packageDraftSchema,
    status: 201,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'PUT /staff/packages/:productId': {
    feature: 'careerServices',
    summary: 'Changes a package; orders keep the name, the price and the terms they were sold with',
    params: productParams,
    body: packageFieldsSchema,
    answer: messageSchema,
  },
  'PUT /staff/packages/:productId/place': {
    feature: 'careerServices',
    summary: 'Moves a package up or down by one place',
    params: productParams,
    body: z.strictObject({ direction: z.enum(['up', 'down']) }),
    answer: messageSchema,
    errors: ['conflict'],
  },
  'PUT /staff/packages/:productId/retired': {
    feature: 'careerServices',
    summary: 'Takes a package off sale, or offers it again at the end of the list',
    params: productParams,
    body: z.strictObject({ retired: z.boolean() }),
    answer: messageSchema,
    errors: ['conflict'],
  },
});
