import { defineEndpoints } from '../endpoint.ts';
import { invalidPhone } from '../identity/choices.ts';
import { mapPositionSchema } from '../places/map-position.ts';
import { plainName } from '../text/names.ts';
import { canBeDialled } from '../text/phone-shape.ts';
import { z } from '../zod.ts';
import { benefitMaxLength, benefitsLimit, companySizes } from './profile-choices.ts';
import { fixed } from '../text/say.ts';

const companyDescriptionMaxLength = 5000;

const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max, fixed`Please use at most ${max} characters.`);

const invalidEmail = fixed`Enter a valid email`;
const optionalEmail = z
  .string()
  .trim()
  .max(254, invalidEmail)
  .toLowerCase()
  .refine((value) => value === '' || z.email().safeParse(value).success, invalidEmail);

/** A web address as people type it: "acme.example" means https. Empty if there is none. */
const webAddress = (example: string) =>
  optional(200)
    .transform((value) => (value === '' || /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`))
    .refine(
      (value) => value === '' || isWebAddress(value),
      fixed`Enter a full address, for example https://${example}`,
    );

/** Domain pages only: a link that the board shows must not run code or contain a password. */
function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false;
  return z.regexes.domain.test(url.hostname);
}

const invalidDate = fixed`Enter a day that has passed, for example 1998-04-01.`;
const foundedDate = z
  .string()
  .refine((value) => value === '' || z.iso.date().safeParse(value).success, invalidDate)
  .refine((value) => value === '' || (value >= '1000' && value <= today()), invalidDate);

const tooManyBenefits = fixed`Please name at most ${benefitsLimit} benefits.`;
const tooLongBenefit = fixed`Please use at most ${benefitMaxLength} characters for each benefit.`;

/** One a line; blank lines and repetitions are left out. */
const benefits = optional(benefitsLimit * (benefitMaxLength + 2))
  .transform((text) => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean).join('\n'))
  .refine((text) => text.split('\n').length <= benefitsLimit, tooManyBenefits)
  .refine((text) => text.split('\n').every((line) => line.length <= benefitMaxLength), tooLongBenefit);

const today = () => new Date().toISOString().slice(0, 10);

/** PUT /company-profile: the whole form (H-2). Only the name is required; other fields may be empty. */
export const companyProfileSchema = z.strictObject({
  name: plainName(fixed`Company name is required`),
  email: optionalEmail,
  website: webAddress('company.example'),
  /** YYYY-MM-DD */
  foundedDate,
  category: optional(80),
  size: z.enum(companySizes, fixed`Choose how many people work for the company.`),
  country: optional(80),
  /** Plain text; an empty line separates paragraphs. */
  description: optional(companyDescriptionMaxLength),
  benefits,
  contactPhone: optional(40).refine((value) => value === '' || canBeDialled(value), invalidPhone),
  contactEmail: optionalEmail,
  contactCountry: optional(80),
  contactCity: optional(80),
  contactZip: optional(20),
  contactAddress: optional(200),
  /** The position of the map marker; null before it is set. */
  position: mapPositionSchema.nullable(),
  facebook: webAddress('www.facebook.com/company'),
  twitter: webAddress('twitter.com/company'),
  google: webAddress('maps.google.com/company'),
  linkedin: webAddress('www.linkedin.com/company/name'),
});
export type CompanyProfileFields = z.infer<typeof companyProfileSchema>;

/** The version that the form started from. If it is outdated, the save is refused; without it, nothing is checked. */
const version = z.string().max(64);

const saveCompanyProfileSchema = companyProfileSchema.extend({ version: version.optional() });
export type SaveCompanyProfile = z.infer<typeof saveCompanyProfileSchema>;

/** The stored profile: imported values may be ones that the form refuses. */
const storedProfileSchema = z.object({
  name: z.string(),
  email: z.string(),
  website: z.string(),
  foundedDate: z.string(),
  category: z.string(),
  size: z.enum(companySizes),
  country: z.string(),
  description: z.string(),
  benefits: z.string(),
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

const companyProfileAnswerSchema = z.object({
  data: storedProfileSchema,
  version,
  /** Categories that companies use, the most frequent first: suggestions, not a fixed list. */
  categories: z.array(z.string()),
});
export type CompanyProfileAnswer = z.infer<typeof companyProfileAnswerSchema>;

/** GET /company-profile/position: the position of an address, as far as the gazetteer knows it. */
const findPositionSchema = z.strictObject({ city: optional(80), country: optional(80) });

const foundPositionSchema = z.object({
  data: z
    .object({
      position: mapPositionSchema,
      /** False if only the country is known; the marker is then in the middle of its cities. */
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
