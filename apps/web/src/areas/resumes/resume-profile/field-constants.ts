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
import { type Message, msg } from '@waymark/contract/text/message';
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
  hint?: Message;
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
  hint: msg`For example https://example.org`,
} as const;
const line = { kind: 'line', maxLength: resumeProfileLimits.line } as const;
const text = { kind: 'lines', maxLength: resumeProfileLimits.text } as const;
const points = { kind: 'points', hint: msg`One a line.` } as const;
const words = { kind: 'words', hint: msg`Separated by commas.` } as const;
const till = { kind: 'month', unless: 'isCurrent' } as const;

const from = { name: 'from', label: msg`From`, kind: 'month' } as const;

const linkedWork: readonly FieldSpec[] = [
  { name: 'title', label: msg`Title`, ...line },
  { name: 'url', label: 'URL', ...link },
  { name: 'description', label: msg`Description`, ...text },
];

/** The fields of the dialogs: those of the specification in its order, then our own. */
export const sectionFields: Readonly<Record<ResumeSectionKey, readonly FieldSpec[]>> = {
  basics: [
    { name: 'firstName', label: msg`First Name`, ...line, maxLength: 80, autoComplete: 'given-name' },
    {
      name: 'lastName',
      label: msg`Last Name`,
      ...line,
      maxLength: 80,
      autoComplete: 'family-name',
      emptyIf: 'hasOneName',
    },
    { name: 'hasOneName', label: oneNameLabel, kind: 'flag' },
    { name: 'jobTitle', label: msg`Job Title`, ...line, autoComplete: 'organization-title' },
    { name: 'location', label: msg`Location`, ...line, autoComplete: 'address-level2' },
    {
      name: 'phone',
      label: msg`Phone`,
      ...line,
      maxLength: 40,
      autoComplete: 'tel',
      hint: msg`With the code of its country, for example +44 20 7946 0123.`,
    },
    {
      name: 'email',
      label: msg`Email on the resume`,
      ...line,
      hint: msg`Only where it is not the address you sign in with.`,
      ...more,
    },
    { name: 'website', label: msg`Website`, ...link, ...more },
    { name: 'picture', label: msg`Picture on the web`, ...link, ...more },
    { name: 'city', label: msg`City`, ...line, ...more },
    { name: 'region', label: msg`Region`, ...line, ...more },
    { name: 'countryCode', label: msg`Country`, kind: 'country-code', ...more },
  ],
  headline: [
    {
      name: 'text',
      label: msg`Resume Headline`,
      kind: 'line',
      maxLength: resumeProfileLimits.headline,
      hint: msg`What you do and what for, in one line: it is read first.`,
    },
  ],
  skills: [
    { name: 'name', label: msg`Group`, ...line, hint: msg`For example “Databases”.` },
    { name: 'level', label: msg`Level`, ...line },
    { name: 'keywords', label: msg`Skills`, ...words },
  ],
  employment: [
    { name: 'designation', label: msg`Designation`, ...line, autoComplete: 'organization-title' },
    { name: 'organization', label: msg`Organization`, ...line, autoComplete: 'organization' },
    { name: 'isCurrent', label: msg`Is this your current company?`, kind: 'flag' },
    { name: 'from', label: msg`Started working from`, kind: 'month' },
    { name: 'till', label: msg`Worked till`, ...till },
    { name: 'description', label: msg`Job profile`, ...text, hint: msg`What the work was.` },
    { name: 'highlights', label: msg`What you achieved`, ...points, ...more },
    { name: 'location', label: msg`Location`, ...line, ...more },
    { name: 'url', label: msg`Website of the organization`, ...link, ...more },
    {
      name: 'about',
      label: msg`About the organization`,
      kind: 'line',
      maxLength: resumeProfileLimits.highlight,
      ...more,
    },
  ],
  education: [
    { name: 'level', label: msg`Education`, kind: 'choice', choices: educationLevels },
    { name: 'course', label: msg`Course`, ...line },
    { name: 'institute', label: msg`University/Institute`, ...line },
    { ...from, ...more },
    { name: 'till', label: msg`Till`, kind: 'month', ...more },
    { name: 'degree', label: msg`Degree`, ...line, hint: msg`As the certificate calls it.`, ...more },
    { name: 'score', label: msg`Grade`, ...line, ...more },
    { name: 'url', label: msg`Website of the institute`, ...link, ...more },
    { name: 'courses', label: msg`Subjects`, ...points, ...more },
  ],
  itSkills: [
    { name: 'name', label: msg`IT Skill`, ...line },
    { name: 'version', label: msg`Software version`, ...line },
    { name: 'lastUsed', label: msg`Last used`, kind: 'year' },
    { name: 'experienceYears', label: msg`Experience: years`, kind: 'number' },
    { name: 'experienceMonths', label: msg`Experience: months`, kind: 'number' },
  ],
  projects: [
    { name: 'title', label: msg`Project Title`, ...line },
    { name: 'taggedWith', label: msg`Tag this project with your Employment/Education`, kind: 'tag' },
    { name: 'client', label: msg`Client`, ...line },
    { name: 'status', label: msg`Project Status`, kind: 'choice', choices: projectStatuses },
    { name: 'from', label: msg`Started working from`, kind: 'month' },
    { name: 'till', label: msg`Worked till`, kind: 'month' },
    { name: 'details', label: msg`Details of Project`, ...text },
    { name: 'highlights', label: msg`What came of it`, ...points, ...more },
    { name: 'url', label: 'URL', ...link, ...more },
    { name: 'roles', label: msg`Your roles`, ...words, ...more },
    { name: 'keywords', label: msg`Technologies`, ...words, ...more },
    { name: 'type', label: msg`Kind`, ...line, hint: msg`For example “application” or “talk”.`, ...more },
  ],
  summary: [
    {
      name: 'text',
      label: msg`Profile Summary`,
      ...text,
      hint: msg`Your career and education, your interests: more than ${summaryAskedLength} characters.`,
    },
  ],
  onlineProfiles: [
    { name: 'name', label: msg`Social Profile`, ...line, hint: msg`For example LinkedIn.` },
    { name: 'url', label: 'URL', ...link },
    { name: 'description', label: msg`Description`, ...text },
    { name: 'username', label: msg`User name`, ...line, ...more },
  ],
  workSamples: [
    { name: 'title', label: msg`Work Title`, ...line },
    { name: 'url', label: 'URL', ...link },
    { name: 'isCurrent', label: msg`I am currently working on this`, kind: 'flag' },
    { name: 'from', label: msg`Duration from`, kind: 'month' },
    { name: 'till', label: msg`Duration to`, ...till },
    { name: 'description', label: msg`Description`, ...text },
  ],
  publications: [
    { name: 'title', label: msg`Title`, ...line },
    { name: 'url', label: 'URL', ...link },
    { name: 'publishedOn', label: msg`Published on`, kind: 'month' },
    { name: 'description', label: msg`Description`, ...text },
    { name: 'publisher', label: msg`Publisher`, ...line, ...more },
  ],
  presentations: linkedWork,
  patents: [
    { name: 'title', label: msg`Patent Title`, ...line },
    { name: 'url', label: 'URL', ...link },
    { name: 'office', label: msg`Patent Office`, ...line },
    { name: 'status', label: msg`Status`, kind: 'choice', choices: patentStatuses },
    { name: 'applicationNumber', label: msg`Application Number`, ...line },
    { name: 'publishedOn', label: msg`Published on`, kind: 'month' },
    { name: 'description', label: msg`Description`, ...text },
  ],
  certifications: [
    { name: 'name', label: msg`Certification Name`, ...line },
    { name: 'body', label: msg`Certification Body`, ...line },
    { name: 'date', label: msg`Year`, kind: 'month' },
    { name: 'url', label: 'URL', ...link, ...more },
  ],
  desired: [
    { name: 'industry', label: msg`Industry`, kind: 'choice', choices: 'categories' },
    {
      name: 'functionalArea',
      label: msg`Functional Area / Department`,
      kind: 'choice',
      choices: 'categories',
    },
    { name: 'role', label: msg`Role`, ...line },
    { name: 'jobType', label: msg`Job Type`, kind: 'choice', choices: desiredJobTypes },
    { name: 'employmentType', label: msg`Employment Type`, kind: 'choice', choices: desiredEmploymentTypes },
    { name: 'preferredShift', label: msg`Preferred Shift`, kind: 'choice', choices: preferredShifts },
    { name: 'availableFrom', label: msg`Availability to Join`, kind: 'month' },
    { name: 'salaryCurrency', label: msg`Expected Salary`, kind: 'choice', choices: 'currencies' },
    { name: 'salaryLakhs', label: msg`Lakh (100,000 each)`, kind: 'number' },
    { name: 'salaryThousands', label: msg`Thousand`, kind: 'number' },
    { name: 'location', label: msg`Desired Location`, ...line },
    { name: 'desiredIndustry', label: msg`Desired Industry`, kind: 'choice', choices: 'categories' },
  ],
  personal: [
    { name: 'dateOfBirth', label: msg`Date of Birth`, kind: 'day' },
    { name: 'gender', label: msg`Gender`, kind: 'choice', choices: genders },
    { name: 'permanentAddress', label: msg`Permanent Address`, kind: 'lines' },
    { name: 'hometown', label: msg`Hometown`, ...line },
    { name: 'pincode', label: msg`Pincode`, kind: 'line', maxLength: 20 },
    { name: 'maritalStatus', label: msg`Marital Status`, kind: 'choice', choices: maritalStatuses },
    { name: 'passportNumber', label: msg`Passport Number`, kind: 'line', maxLength: 20 },
    { name: 'assistanceNeeded', label: msg`What assistance do you need`, kind: 'lines' },
    { name: 'workPermitCountry', label: msg`Work Permit for Country`, kind: 'country' },
  ],
  languages: [
    { name: 'language', label: msg`Language`, ...line },
    { name: 'fluency', label: msg`Fluency`, ...line, hint: msg`For example “Native” or “B2”.` },
  ],
  volunteering: [
    { name: 'organization', label: msg`Organization`, ...line },
    { name: 'position', label: msg`Position`, ...line },
    { name: 'isCurrent', label: msg`I am doing this now`, kind: 'flag' },
    from,
    { name: 'till', label: msg`Till`, ...till },
    { name: 'description', label: msg`Description`, ...text },
    { name: 'highlights', label: msg`What you achieved`, ...points, ...more },
    { name: 'url', label: 'URL', ...link, ...more },
  ],
  awards: [
    { name: 'title', label: msg`Title`, ...line },
    { name: 'awarder', label: msg`Given by`, ...line },
    { name: 'date', label: msg`Date`, kind: 'month' },
    { name: 'description', label: msg`Description`, ...text },
  ],
  interests: [
    { name: 'name', label: msg`Interest`, ...line },
    { name: 'keywords', label: msg`More exactly`, ...words },
  ],
  references: [
    { name: 'name', label: msg`Name`, ...line },
    { name: 'reference', label: msg`What they say of you`, ...text },
  ],
};

/** The plain key skills, as one field. */
export const skillNameFields: readonly FieldSpec[] = [
  {
    name: 'names',
    label: msg`Skills`,
    kind: 'tokens',
    maxLength: resumeProfileLimits.line,
    hint: msg`Press Enter after each. What matters most comes first: drag it there, or use the arrow keys.`,
  },
];
