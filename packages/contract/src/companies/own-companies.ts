import { fixed } from '../text/say.ts';
import { defineEndpoints } from '../endpoint.ts';
import { authUserSchema } from '../identity/accounts.ts';
import { heldReasons, memberRoles } from '../identity/choices.ts';
import { z } from '../zod.ts';
import { employerSignupSchema } from './companies.ts';

const ownCompanySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  memberRole: z.enum(memberRoles),
  heldReason: z.enum(heldReasons).nullable(),
  /** Whether this session works for it. */
  active: z.boolean(),
});
export type OwnCompany = z.infer<typeof ownCompanySchema>;

/** POST /own-companies: the company fields of a registration. */
export const addCompanySchema = employerSignupSchema.pick({
  companyName: true,
  website: true,
  country: true,
});
export type AddCompanyFields = z.infer<typeof addCompanySchema>;

export const ownCompanyEndpoints = defineEndpoints({
  'GET /own-companies': {
    summary: 'The companies one belongs to, the first hundred by name',
    answer: z.object({ data: z.array(ownCompanySchema) }),
  },
  'POST /own-companies': {
    summary: 'Registers a further company, which one works for from then on',
    body: addCompanySchema,
    status: 201,
    answer: authUserSchema,
    errors: ['conflict'],
  },
  'PUT /own-companies/active': {
    summary: 'Changes which of one’s companies this session works for',
    body: z.strictObject({ companyId: z.uuid(fixed`companyId is a company id.`) }),
    answer: authUserSchema,
    errors: ['not_found'],
  },
});
