/**
 * The choices and limits of My Resume, spelled as in the specification (G-3), without schemas, so that pages load no
 * validator.
 */

export const educationLevels = [
  { value: 'doctorate', label: 'Doctorate/PhD' },
  { value: 'masters', label: 'Masters/Post-Graduation' },
  { value: 'graduation', label: 'Graduation/Diploma' },
] as const;
export type EducationLevel = (typeof educationLevels)[number]['value'];

export const projectStatuses = [
  { value: 'in-progress', label: 'In Progress' },
  { value: 'finished', label: 'Finished' },
] as const;
export type ProjectStatus = (typeof projectStatuses)[number]['value'];

export const patentStatuses = [
  { value: 'issued', label: 'Patent Issued' },
  { value: 'pending', label: 'Patent pending' },
] as const;
export type PatentStatus = (typeof patentStatuses)[number]['value'];

export const desiredJobTypes = [
  { value: 'permanent', label: 'Permanent' },
  { value: 'contractual', label: 'Contractual' },
] as const;

export const desiredEmploymentTypes = [
  { value: 'full-time', label: 'Full Time' },
  { value: 'part-time', label: 'Part Time' },
] as const;

export const preferredShifts = [
  { value: 'day', label: 'Day' },
  { value: 'night', label: 'Night' },
  { value: 'flexible', label: 'Flexible' },
] as const;

/** Expected salaries are in lakhs (100,000) and thousands in any currency. */
export const expectedSalaryCurrencies = [
  { value: 'USD', label: 'US Dollars' },
  { value: 'INR', label: 'Indian Rupees' },
] as const;

export const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;

export const maritalStatuses = [
  { value: 'married', label: 'Married' },
  { value: 'single', label: 'Single/Unmarried' },
] as const;

/** The sections of My Resume in the order of its navigator, then those beyond the specification. */
export const resumeSectionLabels = {
  basics: 'Basic Details',
  headline: 'Resume Headline',
  skills: 'Key Skills',
  employment: 'Employment',
  education: 'Education',
  itSkills: 'IT Skills',
  projects: 'Projects',
  summary: 'Profile Summary',
  onlineProfiles: 'Online Profile',
  workSamples: 'Work Sample',
  publications: 'White Paper/Research Publication/Journal Entry',
  presentations: 'Presentation',
  patents: 'Patent',
  certifications: 'Certification',
  desired: 'Desired Career Profile',
  personal: 'Personal Details',
  languages: 'Languages',
  volunteering: 'Volunteering',
  awards: 'Awards',
  interests: 'Interests',
  references: 'References',
} as const;
export type ResumeSectionKey = keyof typeof resumeSectionLabels;
export const resumeSectionKeys = Object.keys(resumeSectionLabels) as ResumeSectionKey[];

/** The parts of Accomplishments, in the order of the specification. */
export const accomplishmentKeys = [
  'onlineProfiles',
  'workSamples',
  'publications',
  'presentations',
  'patents',
  'certifications',
] as const satisfies readonly ResumeSectionKey[];

export const resumeProfileLimits = {
  headline: 250,
  /** Names, titles, places: one line. */
  line: 200,
  link: 2000,
  /** Several lines, such as a job profile or the details of a project. */
  text: 4000,
  highlights: 40,
  highlight: 600,
  keywords: 60,
  keyword: 80,
  skills: 100,
  /** For every other list. */
  entries: 40,
  /** The whole document as stored, in bytes. */
  document: 300_000,
} as const;

/** A Profile Summary must be longer than this (specification). */
export const summaryAskedLength = 50;

export const resumeYears = { first: 1920, ahead: 10 } as const;
