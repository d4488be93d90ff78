import { defineEndpoints } from '../endpoint.ts';
import { version } from '../version.ts';
import { z } from '../zod.ts';
import { resumeSectionKeys, type ResumeSectionKey } from './choices.ts';
import { refuseImplausible } from './resume-profile/plausible.ts';
import { resumeSections } from './resume-profile/sections.ts';
import { readResumeSchema } from './resume-reading.ts';
import { resumeParamsSchema } from './resumes.ts';
import { fixed } from '../text/say.ts';

/** My Resume as stored: missing values are empty, and `resumeDocumentSchema.parse({})` is an empty one. */
export const resumeDocumentSchema = z.strictObject({
  basics: resumeSections.basics.prefault({}),
  headline: resumeSections.headline.default(''),
  skills: resumeSections.skills.default([]),
  employment: resumeSections.employment.default([]),
  education: resumeSections.education.default([]),
  itSkills: resumeSections.itSkills.default([]),
  projects: resumeSections.projects.default([]),
  summary: resumeSections.summary.default(''),
  onlineProfiles: resumeSections.onlineProfiles.default([]),
  workSamples: resumeSections.workSamples.default([]),
  publications: resumeSections.publications.default([]),
  presentations: resumeSections.presentations.default([]),
  patents: resumeSections.patents.default([]),
  certifications: resumeSections.certifications.default([]),
  desired: resumeSections.desired.prefault({}),
  personal: resumeSections.personal.prefault({}),
  languages: resumeSections.languages.default([]),
  volunteering: resumeSections.volunteering.default([]),
  awards: resumeSections.awards.default([]),
  interests: resumeSections.interests.default([]),
  references: resumeSections.references.default([]),
});
export type ResumeDocument = z.output<typeof resumeDocumentSchema>;
export type ResumeDocumentInput = z.input<typeof resumeDocumentSchema>;

/** The new value of a section, and the version that was read. */
const change = <Key extends ResumeSectionKey>(section: Key) =>
  z.strictObject({
    section: z.literal(section),
    version,
    value: resumeSections[section].superRefine(refuseImplausible(section)) as (typeof resumeSections)[Key],
  });

const sectionChangeSchema = z.discriminatedUnion('section', [
  change('basics'),
  change('headline'),
  change('skills'),
  change('employment'),
  change('education'),
  change('itSkills'),
  change('projects'),
  change('summary'),
  change('onlineProfiles'),
  change('workSamples'),
  change('publications'),
  change('presentations'),
  change('patents'),
  change('certifications'),
  change('desired'),
  change('personal'),
  change('languages'),
  change('volunteering'),
  change('awards'),
  change('interests'),
  change('references'),
]);
export type SectionChange = z.output<typeof sectionChangeSchema>;

/** PUT /resume-profile: replaces all sections, or none if one has changed since. */
export const changeResumeProfileSchema = z.strictObject({
  sections: z
    .array(sectionChangeSchema)
    .min(1, fixed`There is nothing to save.`)
    .max(resumeSectionKeys.length)
    .refine(
      (changes) => new Set(changes.map(({ section }) => section)).size === changes.length,
      fixed`A section can be saved once at a time.`,
    ),
});

const resumeProfileSchema = z.object({
  document: resumeDocumentSchema,
  /** 0 for a section that was never saved. */
  versions: z.record(z.enum(resumeSectionKeys as [ResumeSectionKey, ...ResumeSectionKey[]]), version),
  /** Null before the first save. */
  updatedAt: z.string().nullable(),
});
export type ResumeProfile = z.infer<typeof resumeProfileSchema>;

export const resumeProfileEndpoints = defineEndpoints({
  'GET /resume-profile': {
    summary: 'One’s resume as it was written here, section by section',
    answer: z.object({ data: resumeProfileSchema }),
  },
  'PUT /resume-profile': {
    summary: 'Replaces sections, unless one of them was saved meanwhile',
    body: changeResumeProfileSchema,
    answer: z.object({ data: resumeProfileSchema }),
    errors: ['conflict', 'too_large'],
  },
  'GET /resumes/:resumeId/reading': {
    summary: 'What a stored resume says, each value with its place in the file',
    params: resumeParamsSchema,
    answer: z.object({ data: readResumeSchema }),
    errors: ['invalid_input', 'unavailable'],
  },
});
