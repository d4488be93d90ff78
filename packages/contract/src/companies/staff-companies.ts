import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { heldReasons } from '../identity/choices.ts';
import { neededReason, optionalReason, staffNoteSchema } from '../identity/decisions.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { planKey } from './plan-key.ts';
import { z } from '../zod.ts';
import { companyChanges, staffCompanyLists } from './choices.ts';
import { companyVerificationSchema } from './verification.ts';
import { fixed } from '../text/say.ts';

const staffCompaniesQuerySchema = z.strictObject({
  show: z.enum(staffCompanyLists.map(({ value }) => value)).default('held'),
  /** Words of a name or a website, or an id. */
  q: z
    .string()
    .trim()
    .max(200, fixed`Please use at most 200 characters.`)
    .default(''),
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
  /** When it was registered or imported, in ISO 8601 (UTC). */
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
  /** The letters of its name that are not Latin, by alphabet. */
  strangeLetters: z.array(z.object({ script: z.string(), letters: z.array(z.string()) })),
  /** Companies with the same or a similar name, or the same website. */
  namesakes: z.array(staffCompanySchema),
  plan: z.object({
    plan: z.string(),
    name: z.string(),
    /** Null for Basic, which has no end. */
    endsAt: z.iso.datetime().nullable(),
    postings: z.number().int(),
    taken: z.number().int(),
  }),
  /** Postings with a place of their own, paid or granted, and its end; the earliest end first. */
  ownPlaces: z.array(z.object({ jobId: z.uuid(), title: z.string(), endsAt: z.iso.datetime() })),
  /** Unpaid grants of plans and places that staff may revoke; the earliest end first. */
  grants: z.array(
    z.object({
      grant: z.string(),
      /** Of the plan, or of the posting. */
      id: z.uuid(),
      /** The title of the posting, or the name of the plan. */
      title: z.string(),
      endsAt: z.iso.datetime(),
    }),
  ),
  /** The decision of staff about invoices; null leaves it to the board's setting. */
  mayPayByInvoice: z.boolean().nullable(),
  /** The plans that administrators can grant, also those off sale. */
  grantablePlans: z.array(z.object({ key: z.string(), name: z.string(), description: z.string() })),
  /** Postings that wait for a place, the oldest first. */
  waitingPostings: z.array(z.object({ jobId: z.uuid(), title: z.string() })),
  history: z.array(staffNoteSchema),
});
export type StaffCompanyDetail = z.infer<typeof staffCompanyDetailSchema>;

const companyParams = z.strictObject({ companyId: z.uuid(fixed`There is no company with this address.`) });

const companyChangeSchema = z
  .strictObject({
    change: z.enum(companyChanges, fixed`Choose what is done.`),
    reason: optionalReason,
    /** The decided name: if the company has another name by now, it is reviewed again. */
    seen: z.strictObject({ name: z.string().max(300), website: z.string().max(2000) }).optional(),
  })
  .refine(({ change, reason }) => change !== 'suspend' || reason !== '', {
    path: ['reason'],
    error: fixed`Please give a reason: the company will read it.`,
  });
export type CompanyChangeFields = z.input<typeof companyChangeSchema>;

/** A grant lasts at most a year. */
export const maxGrantDays = 366;

const companyGrantSchema = z
  .strictObject({
    /** A plan, or `place`: a place for one posting. */
    grant: z.union([z.literal('place'), planKey], fixed`Choose what is granted.`),
    jobId: z.uuid(fixed`Choose a posting.`).optional(),
    /** The last day, in UTC. */
    until: z.iso.date(fixed`Choose the last day.`),
    reason: neededReason,
  })
  .refine(({ grant, jobId }) => grant !== 'place' || jobId !== undefined, {
    path: ['jobId'],
    error: fixed`Choose a posting.`,
  });
export type CompanyGrantFields = z.input<typeof companyGrantSchema>;

const companyRevocationSchema = z.strictObject({
  grant: z.union([z.literal('place'), planKey], fixed`Choose what is taken back.`),
  /** Of the plan, or of the posting. */
  id: z.uuid(fixed`Choose what is taken back.`),
  reason: neededReason,
});
export type CompanyRevocationFields = z.input<typeof companyRevocationSchema>;

const companyMergeSchema = z.strictObject({
  /** The company to keep. */
  intoId: z.uuid(fixed`There is no company with this id.`),
  /** The name of the merged company, typed to confirm. */
  name: z.string().trim().max(200),
});

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
  'POST /staff/companies/:companyId/grants': {
    summary: 'Grants a company a plan, or a posting of it a place, until a day',
    params: companyParams,
    body: companyGrantSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'POST /staff/companies/:companyId/grants/revoke': {
    summary: 'Takes back a plan or a place that staff granted, before its day',
    params: companyParams,
    body: companyRevocationSchema,
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
