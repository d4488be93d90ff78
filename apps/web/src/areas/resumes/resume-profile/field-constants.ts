import {
  desiredEmploymentTypes,
  desiredJobTypes,
  educationLevels,
  genders,
  maritalStatuses,
  patentStatuses,
  preferredShifts,
  projectStatuses,
  resumeProfileLimits,
  summaryAskedLength,
  type ResumeSectionKey,
} from '@waymark/contract/resumes/choices';
import { oneNameLabel } from '../../../components/form/one-name.ts';

type FieldKind =
  | 'line'
  | 'lines'
  | 'month'
  | 'year'
  | 'day'
  | 'choice'
  | 'flag'
  | 'points'
  | 'tokens'
  | 'words'
  | 'number'
  | 'country'
  | 'country-code'
  | 'tag';

export type Choices = readonly { readonly value: string; readonly label: string }[];

/** A field of a dialog. */
export interface FieldSpec {
  name: string;
  label: string;
  kind: FieldKind;
  hint?: string;
  /** `categories` are those of the board, and `currencies` those that it asks in. */
  choices?: Choices | 'categories' | 'currencies';
  maxLength?: number;
  autoComplete?: string;
  /** Not in the specification: folded until it is opened or filled. */
  isMore?: true;
  /** Hidden while this flag is set. */
  unless?: string;
  /** Emptied and disabled while this flag is set. */
  emptyIf?: string;
}

const more = { isMore: true } as const;
const link = {
  kind: 'line',
  maxLength: resumeProfileLimits.link,
  hint: 'For example https://example.org',
} as const;
const line = { kind: 'line', maxLength: resumeProfileLimits.line } as const;
const text = { kind: 'lines', maxLength: resumeProfileLimits.text } as const;
const points = { kind: 'points', hint: 'One a line.' } as const;
const words = { kind: 'words', hint: 'Separated by commas.' } as const;
const till = { kind: 'month', unless: 'isCurrent' } as const;

const from = { name: 'from', label: 'From', kind: 'month' } as const;

const linkedWork: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', ...line },
  { name: 'url', label: 'URL', ...link },
  { name: 'description', label: 'Description', ...text },
];

/** The fields of the dialogs: those of the specification in its order, then our own. */
export const sectionFields: Readonly<Record<ResumeSectionKey, readonly FieldSpec[]>> = {
  basics: [
    { name: 'firstName', label: 'First Name', ...line, maxLength: 80, autoComplete: 'given-name' },
    {
      name: 'lastName',
      label: 'Last Name',
      ...line,
      maxLength: 80,
      autoComplete: 'family-name',
      emptyIf: 'hasOneName',
    },
    { name: 'hasOneName', label: oneNameLabel, kind: 'flag' },
    { name: 'jobTitle', label: 'Job Title', ...line, autoComplete: 'organization-title' },
    { name: 'location', label: 'Location', ...line, autoComplete: 'address-level2' },
    {
      name: 'phone',
      label: 'Phone',
      ...line,
      maxLength: 40,
      autoComplete: 'tel',
      hint: 'With the code of its country, for example +44 20 7946 0123.',
    },
    {
      name: 'email',
      label: 'Email on the resume',
      ...line,
      hint: 'Only where it is not the address you sign in with.',
      ...more,
    },
    { name: 'website', label: 'Website', ...link, ...more },
    { name: 'picture', label: 'Picture on the web', ...link, ...more },
    { name: 'city', label: 'City', ...line, ...more },
    { name: 'region', label: 'Region', ...line, ...more },
    { name: 'countryCode', label: 'Country', kind: 'country-code', ...more },
  ],
  headline: [
    {
      name: 'text',
      label: 'Resume Headline',
      kind: 'line',
      maxLength: resumeProfileLimits.headline,
      hint: 'What you do and what for, in one line: it is read first.',
    },
  ],
  skills: [
    { name: 'name', label: 'Group', ...line, hint: 'For example “Databases”.' },
    { name: 'level', label: 'Level', ...line },
    { name: 'keywords', label: 'Skills', ...words },
  ],
  employment: [
    { name: 'designation', label: 'Designation', ...line, autoComplete: 'organization-title' },
    { name: 'organization', label: 'Organization', ...line, autoComplete: 'organization' },
    { name: 'isCurrent', label: 'Is this your current company?', kind: 'flag' },
    { name: 'from', label: 'Started working from', kind: 'month' },
    { name: 'till', label: 'Worked till', ...till },
    { name: 'description', label: 'Job profile', ...text, hint: 'What the work was.' },
    { name: 'highlights', label: 'What you achieved', ...points, ...more },
    { name: 'location', label: 'Location', ...line, ...more },
    { name: 'url', label: 'Website of the organization', ...link, ...more },
    {
      name: 'about',
      label: 'About the organization',
      kind: 'line',
      maxLength: resumeProfileLimits.highlight,
      ...more,
    },
  ],
  education: [
    { name: 'level', label: 'Education', kind: 'choice', choices: educationLevels },
    { name: 'course', label: 'Course', ...line },
    { name: 'institute', label: 'University/Institute', ...line },
    { ...from, ...more },
    { name: 'till', label: 'Till', kind: 'month', ...more },
    { name: 'degree', label: 'Degree', ...line, hint: 'As the certificate calls it.', ...more },
    { name: 'score', label: 'Grade', ...line, ...more },
    { name: 'url', label: 'Website of the institute', ...link, ...more },
    { name: 'courses', label: 'Subjects', ...points, ...more },
  ],
  itSkills: [
    { name: 'name', label: 'IT Skill', ...line },
    { name: 'version', label: 'Software version', ...line },
    { name: 'lastUsed', label: 'Last used', kind: 'year' },
    { name: 'experienceYears', label: 'Experience: years', kind: 'number' },
    { name: 'experienceMonths', label: 'Experience: months', kind: 'number' },
  ],
  projects: [
    { name: 'title', label: 'Project Title', ...line },
    { name: 'taggedWith', label: 'Tag this project with your Employment/Education', kind: 'tag' },
    { name: 'client', label: 'Client', ...line },
    { name: 'status', label: 'Project Status', kind: 'choice', choices: projectStatuses },
    { name: 'from', label: 'Started working from', kind: 'month' },
    { name: 'till', label: 'Worked till', kind: 'month' },
    { name: 'details', label: 'Details of Project', ...text },
    { name: 'highlights', label: 'What came of it', ...points, ...more },
    { name: 'url', label: 'URL', ...link, ...more },
    { name: 'roles', label: 'Your roles', ...words, ...more },
    { name: 'keywords', label: 'Technologies', ...words, ...more },
    { name: 'type', label: 'Kind', ...line, hint: 'For example “application” or “talk”.', ...more },
  ],
  summary: [
    {
      name: 'text',
      label: 'Profile Summary',
      ...text,
      hint: `Your career and education, your interests: more than ${summaryAskedLength} characters.`,
    },
  ],
  onlineProfiles: [
    { name: 'name', label: 'Social Profile', ...line, hint: 'For example LinkedIn.' },
    { name: 'url', label: 'URL', ...link },
    { name: 'description', label: 'Description', ...text },
    { name: 'username', label: 'User name', ...line, ...more },
  ],
  workSamples: [
    { name: 'title', label: 'Work Title', ...line },
    { name: 'url', label: 'URL', ...link },
    { name: 'isCurrent', label: 'I am currently working on this', kind: 'flag' },
    { name: 'from', label: 'Duration from', kind: 'month' },
    { name: 'till', label: 'Duration to', ...till },
    { name: 'description', label: 'Description', ...text },
  ],
  publications: [
    { name: 'title', label: 'Title', ...line },
    { name: 'url', label: 'URL', ...link },
    { name: 'publishedOn', label: 'Published on', kind: 'month' },
    { name: 'description', label: 'Description', ...text },
    { name: 'publisher', label: 'Publisher', ...line, ...more },
  ],
  presentations: linkedWork,
  patents: [
    { name: 'title', label: 'Patent Title', ...line },
    { name: 'url', label: 'URL', ...link },
    { name: 'office', label: 'Patent Office', ...line },
    { name: 'status', label: 'Status', kind: 'choice', choices: patentStatuses },
    { name: 'applicationNumber', label: 'Application Number', ...line },
    { name: 'publishedOn', label: 'Published on', kind: 'month' },
    { name: 'description', label: 'Description', ...text },
  ],
  certifications: [
    { name: 'name', label: 'Certification Name', ...line },
    { name: 'body', label: 'Certification Body', ...line },
    { name: 'date', label: 'Year', kind: 'month' },
    { name: 'url', label: 'URL', ...link, ...more },
  ],
  desired: [
    { name: 'industry', label: 'Industry', kind: 'choice', choices: 'categories' },
    {
      name: 'functionalArea',
      label: 'Functional Area / Department',
      kind: 'choice',
      choices: 'categories',
    },
    { name: 'role', label: 'Role', ...line },
    { name: 'jobType', label: 'Job Type', kind: 'choice', choices: desiredJobTypes },
    { name: 'employmentType', label: 'Employment Type', kind: 'choice', choices: desiredEmploymentTypes },
    { name: 'preferredShift', label: 'Preferred Shift', kind: 'choice', choices: preferredShifts },
    { name: 'availableFrom', label: 'Availability to Join', kind: 'month' },
    { name: 'salaryCurrency', label: 'Expected Salary', kind: 'choice', choices: 'currencies' },
    { name: 'salaryLakhs', label: 'Lakh (100,000 each)', kind: 'number' },
    { name: 'salaryThousands', label: 'Thousand', kind: 'number' },
    { name: 'location', label: 'Desired Location', ...line },
    { name: 'desiredIndustry', label: 'Desired Industry', kind: 'choice', choices: 'categories' },
  ],
  personal: [
    { name: 'dateOfBirth', label: 'Date of Birth', kind: 'day' },
    { name: 'gender', label: 'Gender', kind: 'choice', choices: genders },
    { name: 'permanentAddress', label: 'Permanent Address', kind: 'lines' },
    { name: 'hometown', label: 'Hometown', ...line },
    { name: 'pincode', label: 'Pincode', kind: 'line', maxLength: 20 },
    { name: 'maritalStatus', label: 'Marital Status', kind: 'choice', choices: maritalStatuses },
    { name: 'passportNumber', label: 'Passport Number', kind: 'line', maxLength: 20 },
    { name: 'assistanceNeeded', label: 'What assistance do you need', kind: 'lines' },
    { name: 'workPermitCountry', label: 'Work Permit for Country', kind: 'country' },
  ],
  languages: [
    { name: 'language', label: 'Language', ...line },
    { name: 'fluency', label: 'Fluency', ...line, hint: 'For example “Native” or “B2”.' },
  ],
  volunteering: [
    { name: 'organization', label: 'Organization', ...line },
    { name: 'position', label: 'Position', ...line },
    { name: 'isCurrent', label: 'I am doing this now', kind: 'flag' },
    from,
    { name: 'till', label: 'Till', ...till },
    { name: 'description', label: 'Description', ...text },
    { name: 'highlights', label: 'What you achieved', ...points, ...more },
    { name: 'url', label: 'URL', ...link, ...more },
  ],
  awards: [
    { name: 'title', label: 'Title', ...line },
    { name: 'awarder', label: 'Given by', ...line },
    { name: 'date', label: 'Date', kind: 'month' },
    { name: 'description', label: 'Description', ...text },
  ],
  interests: [
    { name: 'name', label: 'Interest', ...line },
    { name: 'keywords', label: 'More exactly', ...words },
  ],
  references: [
    { name: 'name', label: 'Name', ...line },
    { name: 'reference', label: 'What they say of you', ...text },
  ],
};

/** The plain key skills, as one field. */
export const skillNameFields: readonly FieldSpec[] = [
  {
    name: 'names',
    label: 'Skills',
    kind: 'tokens',
    maxLength: resumeProfileLimits.line,
    hint: 'Press Enter after each. What matters most comes first: drag it there, or use the arrow keys.',
  },
];
