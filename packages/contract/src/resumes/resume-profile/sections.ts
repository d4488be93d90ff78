import { storedCategory } from '../../jobs/category-schemas.ts';
import { countries } from '../../places/choices.ts';
import { z } from '../../zod.ts';
import {
  desiredEmploymentTypes,
  desiredJobTypes,
  allSalaryCurrencies,
  genders,
  maritalStatuses,
  preferredShifts,
  resumeProfileLimits,
} from '../choices.ts';
import {
  awardSchema,
  certificationSchema,
  educationSchema,
  employmentSchema,
  interestSchema,
  itSkillSchema,
  keySkillSchema,
  languageSchema,
  onlineProfileSchema,
  patentSchema,
  presentationSchema,
  projectSchema,
  publicationSchema,
  referenceSchema,
  volunteeringSchema,
  workSampleSchema,
} from './entries.ts';
import { line, lines, link, oneOf, partialDate } from './fields.ts';
import { msg } from '../../text/message.ts';
import { fixed } from '../../text/say.ts';

/**
 * Basics beyond the account, which holds name, job title, location, phone, email and experience level (`GET /get-
 * auth-user`).
 */
const basicsSchema = z.strictObject({
  /** If it differs from the sign-in address. */
  email: z
    .union(
      [z.literal(''), z.email(fixed`Enter a valid email`).max(254, fixed`Enter a valid email`)],
      fixed`Enter a valid email`,
    )
    .default(''),
  website: link(),
  /** A picture on the web, besides the one of the account. */
  picture: link(),
  city: line(),
  region: line(),
  /** Two letters (ISO 3166-1). */
  countryCode: z
    .string()
    .regex(/^([A-Z]{2})?$/, fixed`Please choose a country.`)
    .default(''),
});

const amount = z
  .number()
  .int(fixed`Please enter a whole number.`)
  .min(0, fixed`Please use a number above 0.`);

const desiredSchema = z.strictObject({
  industry: z.union([storedCategory, z.literal('')], fixed`Please choose one from the list.`).default(''),
  functionalArea: z
    .union([storedCategory, z.literal('')], fixed`Please choose one from the list.`)
    .default(''),
  role: line(),
  jobType: oneOf(desiredJobTypes),
  employmentType: oneOf(desiredEmploymentTypes),
  preferredShift: oneOf(preferredShifts),
  /** Year and month. */
  availableFrom: partialDate(),
  salaryCurrency: oneOf(allSalaryCurrencies),
  /** 100,000 each. */
  salaryLakhs: amount
    .max(999, fixed`Please enter at most 999 lakh.`)
    .nullable()
    .default(null),
  salaryThousands: amount
    .max(99, fixed`Please enter at most 99 thousand.`)
    .nullable()
    .default(null),
  location: line(),
  desiredIndustry: z
    .union([storedCategory, z.literal('')], fixed`Please choose one from the list.`)
    .default(''),
});

const personalSchema = z.strictObject({
  dateOfBirth: z
    .union([z.literal(''), z.iso.date()], fixed`Please enter a day.`)
    .refine((day) => day === '' || (day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10)), {
      message: msg`Please enter a day in the past.`,
    })
    .default(''),
  gender: oneOf(genders),
  permanentAddress: lines(resumeProfileLimits.highlight),
  hometown: line(),
  pincode: line(20),
  maritalStatus: oneOf(maritalStatuses),
  passportNumber: line(20),
  assistanceNeeded: lines(resumeProfileLimits.highlight),
  /** An English name from the list of countries. */
  workPermitCountry: z
    .string()
    .refine((name) => name === '' || countries.includes(name), fixed`Please choose a country.`)
    .default(''),
});

const listOf = <T extends z.ZodType>(entry: T) =>
  z
    .array(entry)
    .max(resumeProfileLimits.entries, fixed`Please keep at most ${resumeProfileLimits.entries} entries.`);

export const resumeSections = {
  basics: basicsSchema,
  headline: line(resumeProfileLimits.headline).unwrap(),
  skills: z
    .array(keySkillSchema)
    .max(resumeProfileLimits.skills, fixed`Please keep at most ${resumeProfileLimits.skills} skills.`),
  employment: listOf(employmentSchema),
  education: listOf(educationSchema),
  itSkills: z
    .array(itSkillSchema)
    .max(resumeProfileLimits.skills, fixed`Please keep at most ${resumeProfileLimits.skills} skills.`),
  projects: listOf(projectSchema),
  summary: lines().unwrap(),
  onlineProfiles: listOf(onlineProfileSchema),
  workSamples: listOf(workSampleSchema),
  publications: listOf(publicationSchema),
  presentations: listOf(presentationSchema),
  patents: listOf(patentSchema),
  certifications: listOf(certificationSchema),
  desired: desiredSchema,
  personal: personalSchema,
  languages: listOf(languageSchema),
  volunteering: listOf(volunteeringSchema),
  awards: listOf(awardSchema),
  interests: listOf(interestSchema),
  references: listOf(referenceSchema),
} as const;
