import { z } from '../zod.ts';
import { defineEndpoints } from '../endpoint.ts';
import { invalidPhone } from '../identity/choices/accounts.ts';
import { plainName } from '../text/names.ts';
import { canBeDialled } from '../text/phone-shape.ts';
import { mapPositionSchema } from '../places/map-position.ts';

export const companyDescriptionMaxLength = 5000;

const optional = (max: number) => z.string().trim().max(max, `Please use at most ${max} characters.`);

const invalidEmail = 'Enter a valid email';
const optionalEmail = z
  .string()
  .trim()
  .max(254, invalidEmail)
  .toLowerCase()
  .refine((value) => value === '' || z.email().safeParse(value).success, invalidEmail);

/** An address as people type it: "acme.example" means https. Empty means none. */
const webAddress = (example: string) =>
  optional(200)
    .transform((value) => (value === '' || /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`))
    .refine(
      (value) => value === '' || isWebAddress(value),
      `Enter a full address, for example https://${example}`,
    );

/** Pages of a domain only: a link that we show must not run anything or carry a password. */
function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false;
  return z.regexes.domain.test(url.hostname);
}

const invalidDate = 'Enter a day that has passed, for example 1998-04-01.';
const foundedDate = z
  .string()
  .refine((value) => value === '' || z.iso.date().safeParse(value).success, invalidDate)
  .refine((value) => value === '' || (value >= '1000' && value <= today()), invalidDate);

const today = () => new Date().toISOString().slice(0, 10);

/** PUT /company-profile: the whole form (H-2). Only the name is needed; what is not said is empty. */
export const companyProfileSchema = z.strictObject({
  name: plainName('Company name is required'),
  email: optionalEmail,
  website: webAddress('company.example'),
  /** YYYY-MM-DD */
  foundedDate,
  category: optional(80),
  country: optional(80),
  /** Plain text; an empty line parts two paragraphs. */
  description: optional(companyDescriptionMaxLength),
  contactPhone: optional(40).refine((value) => value === '' || canBeDialled(value), invalidPhone),
  contactEmail: optionalEmail,
  contactCountry: optional(80),
  contactCity: optional(80),
  contactZip: optional(20),
  contactAddress: optional(200),
  /** Where the marker of the map stands; null until it stands somewhere. */
  position: mapPositionSchema.nullable(),
  facebook: webAddress('www.facebook.com/company'),
  twitter: webAddress('twitter.com/company'),
  google: webAddress('maps.google.com/company'),
  linkedin: webAddress('www.linkedin.com/company/name'),
});
export type CompanyProfileFields = z.infer<typeof companyProfileSchema>;

/** What the form was begun from: where it is not what is stored, somebody else has saved. Not said, it is not asked. */
const version = z.string().max(64);

export const saveCompanyProfileSchema = companyProfileSchema.extend({ version: version.optional() });
export type SaveCompanyProfile = z.infer<typeof saveCompanyProfileSchema>;

/** The profile as it is stored: what an import brought need not be what the form accepts. */
export const storedProfileSchema = z.object({
  name: z.string(),
  email: z.string(),
  website: z.string(),
  foundedDate: z.string(),
  category: z.string(),
  country: z.string(),
  description: z.string(),
  contactPhone: z.string(),
  contactEmail: z.string(),
  contactCountry: z.string(),
  contactCity: z.string(),
  contactZip: z.string(),
  contactAddress: z.string(),
  position: mapPositionSchema.nullable(),
  facebook: z.string(),
  twitter: z.string(),
  google: z.string(),
  linkedin: z.string(),
}) satisfies z.ZodType<CompanyProfileFields>;

export const companyProfileAnswerSchema = z.object({
  data: storedProfileSchema,
  version,
  /** What companies here say of their category, the most used first: suggestions, not a closed list. */
  categories: z.array(z.string()),
});
export type CompanyProfileAnswer = z.infer<typeof companyProfileAnswerSchema>;

/** GET /company-profile/position: where an address is, as far as the places of the board tell. */
export const findPositionSchema = z.strictObject({ city: optional(80), country: optional(80) });

export const foundPositionSchema = z.object({
  data: z
    .object({
      position: mapPositionSchema,
      /** False where only the country is known: the marker stands among its cities then. */
      isCity: z.boolean(),
    })
    .nullable(),
});
export type FoundPosition = z.infer<typeof foundPositionSchema>['data'];

export const companyProfileEndpoints = defineEndpoints({
  'GET /company-profile': { summary: 'The profile of one’s company', answer: companyProfileAnswerSchema },
  'PUT /company-profile': {
    summary: 'Changes the profile of one’s company',
    body: saveCompanyProfileSchema,
    answer: companyProfileAnswerSchema,
  },
  'GET /company-profile/position': {
    summary: 'Where a city is, for the map beside the address',
    query: findPositionSchema,
    answer: foundPositionSchema,
  },
});
