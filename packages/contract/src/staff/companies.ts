import { z } from '../zod.ts';
import { heldReasons } from '../choices/accounts.ts';
import { companyChanges, staffCompanyLists } from '../choices/staff/companies.ts';
import { messageSchema } from '../accounts.ts';
import { companyVerificationSchema } from '../companies/verification.ts';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { optionalReason, staffNoteSchema } from './decisions.ts';

export const staffCompaniesQuerySchema = z.strictObject({
  show: z.enum(staffCompanyLists.map(({ value }) => value)).default('held'),
  /** Words of a name or a website, or an id. */
  q: z.string().trim().max(200, 'Please use at most 200 characters.').default(''),
  ...pageQuery,
});
export type StaffCompaniesQuery = z.output<typeof staffCompaniesQuerySchema>;

const staffCompanySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  website: z.string(),
  heldReason: z.enum(heldReasons).nullable(),
  isVerified: z.boolean(),
  members: z.number().int(),
  openJobs: z.number().int(),
  /** When it was registered or imported. ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
});
export type StaffCompany = z.infer<typeof staffCompanySchema>;

const staffCompanyDetailSchema = staffCompanySchema.extend({
  about: z.string(),
  verification: companyVerificationSchema.nullable(),
  people: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      email: z.string(),
      memberRole: z.string(),
      isConfirmed: z.boolean(),
      isSuspended: z.boolean(),
    }),
  ),
  /** Letters of its name that are no Latin ones, by alphabet. */
  strangeLetters: z.array(z.object({ script: z.string(), letters: z.array(z.string()) })),
  /** Others that have its name or its website, or look as if they had. */
  namesakes: z.array(staffCompanySchema),
  history: z.array(staffNoteSchema),
});
export type StaffCompanyDetail = z.infer<typeof staffCompanyDetailSchema>;

const companyParams = z.strictObject({ companyId: z.uuid('There is no company with this address.') });

const companyChangeSchema = z
  .strictObject({
    change: z.enum(companyChanges, 'Choose what is done.'),
    reason: optionalReason,
    /** What was decided of: a company that calls itself something else by now is looked at again. */
    seen: z.strictObject({ name: z.string().max(300), website: z.string().max(2000) }).optional(),
  })
  .refine(({ change, reason }) => change !== 'suspend' || reason !== '', {
    path: ['reason'],
    error: 'Please give a reason: the company is told.',
  });
export type CompanyChangeFields = z.input<typeof companyChangeSchema>;

const companyMergeSchema = z.strictObject({
  /** The company that stays. */
  intoId: z.uuid('There is no company with this id.'),
  /** The name of the one that goes, typed to confirm. */
  name: z.string().trim().max(200),
});
export type CompanyMergeFields = z.input<typeof companyMergeSchema>;

export const staffCompanyEndpoints = defineEndpoints({
  'GET /staff/companies': {
    summary: 'Companies by what staff has to do with them, those held for longest first',
    query: staffCompaniesQuerySchema,
    answer: pageOf(staffCompanySchema),
    errors: ['not_found'],
  },
  'GET /staff/companies/:companyId': {
    summary: 'A company with its people, its namesakes and what was done with it',
    params: companyParams,
    answer: z.object({ data: staffCompanyDetailSchema }),
  },
  'POST /staff/companies/:companyId/changes': {
    summary: 'Approves, verifies or suspends a company, or takes that back',
    params: companyParams,
    body: companyChangeSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /staff/companies/:companyId/merge': {
    summary: 'Moves everything of a company to another one, and removes it',
    params: companyParams,
    body: companyMergeSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
});
