import type { User } from '@waymark/contract/identity/accounts';
import { accomplishmentKeys, summaryAskedLength } from '@waymark/contract/resumes/choices/resume-profile';
import type { ResumeSectionKey } from '@waymark/contract/resumes/choices/resume-profile';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import { paths } from '@waymark/contract/paths';

export interface StrengthFacts {
  user: Pick<User, 'phone' | 'emailConfirmed'>;
  document: ResumeDocument;
  hasResume: boolean;
}

/** Where what is missing is filled in: a section's dialog, the file at the page's end, or another page. */
export type ActionTarget =
  { section: ResumeSectionKey; entryId?: string } | { place: 'attach' } | { to: string };

export interface StrengthPart {
  /** What it is for, in the explanation. */
  label: string;
  /** What it adds, of 100. */
  weight: number;
  isDone: boolean;
  /** What to do, in the list of what is missing. */
  action: string;
  target: ActionTarget;
}

interface Part {
  label: string;
  weight: number;
  isDone: (facts: StrengthFacts) => boolean;
  action: string | ((facts: StrengthFacts) => string);
  target: ActionTarget | ((facts: StrengthFacts) => ActionTarget);
}

const keySkillsAsked = 5;
const hasText = (text: string) => text.trim() !== '';
/** A number that can be called from anywhere begins with its country. */
const isCallable = (phone: string) => /^\+\d/.test(phone.trim());

/** What a resume is weighed by. The weights add up to 100, which a test holds. */
const parts: readonly Part[] = [
  {
    label: 'Mobile number with its country',
    weight: 4,
    isDone: ({ user }) => isCallable(user.phone),
    action: ({ user }) => (hasText(user.phone) ? 'Verify Mobile Number' : 'Add Mobile Number'),
    target: { section: 'basics' },
  },
  {
    label: 'Confirmed e-mail address',
    weight: 3,
    isDone: ({ user }) => user.emailConfirmed,
    action: 'Confirm E-mail',
    target: { to: paths.jobsProfile },
  },
  {
    label: 'Resume Headline',
    weight: 8,
    isDone: ({ document }) => hasText(document.headline),
    action: 'Add Resume Headline',
    target: { section: 'headline' },
  },
  {
    label: `${keySkillsAsked} Key Skills`,
    weight: 12,
    isDone: ({ document }) => countSkills(document) >= keySkillsAsked,
    action: 'Add Key Skills',
    target: { section: 'skills' },
  },
  {
    label: 'Employment',
    weight: 18,
    isDone: ({ document }) => document.employment.length > 0,
    action: 'Add Employment',
    target: { section: 'employment' },
  },
  {
    label: 'Job profile of an employment',
    weight: 8,
    isDone: ({ document }) =>
      document.employment.some(
        ({ description, highlights }) => hasText(description) || highlights.length > 0,
      ),
    action: 'Describe an Employment',
    target: ({ document: { employment } }) => ({
      section: 'employment',
      ...(employment[0] && { entryId: employment[0].id }),
    }),
  },
  {
    label: 'Education',
    weight: 12,
    isDone: ({ document }) => document.education.length > 0,
    action: 'Add Education',
    target: { section: 'education' },
  },
  {
    label: `Profile Summary of more than ${summaryAskedLength} characters`,
    weight: 10,
    isDone: ({ document }) => document.summary.length > summaryAskedLength,
    action: 'Add Profile Summary',
    target: { section: 'summary' },
  },
  {
    label: 'IT Skills',
    weight: 4,
    isDone: ({ document }) => document.itSkills.length > 0,
    action: 'Add IT Skills',
    target: { section: 'itSkills' },
  },
  {
    label: 'Projects',
    weight: 5,
    isDone: ({ document }) => document.projects.length > 0,
    action: 'Add Project',
    target: { section: 'projects' },
  },
  {
    label: 'One of the Accomplishments',
    weight: 4,
    isDone: ({ document }) => accomplishmentKeys.some((key) => document[key].length > 0),
    action: 'Add Accomplishment',
    target: { section: 'onlineProfiles' },
  },
  {
    label: 'Preferred location',
    weight: 5,
    isDone: ({ document }) => hasText(document.desired.location),
    action: 'Add Preferred Location',
    target: { section: 'desired' },
  },
  {
    label: 'Languages',
    weight: 3,
    isDone: ({ document }) => document.languages.length > 0,
    action: 'Add Languages',
    target: { section: 'languages' },
  },
  {
    label: 'Attached resume',
    weight: 4,
    isDone: ({ hasResume }) => hasResume,
    action: 'Add Resume',
    target: { place: 'attach' },
  },
];

/** A group counts by what is in it. */
const countSkills = ({ skills }: ResumeDocument) =>
  skills.reduce((sum, { keywords }) => sum + Math.max(1, keywords.length), 0);

/** Everything that a resume is weighed by, with whether it is there. */
export function listStrengthParts(facts: StrengthFacts): StrengthPart[] {
  return parts.map(({ label, weight, isDone, action, target }) => ({
    label,
    weight,
    isDone: isDone(facts),
    action: typeof action === 'string' ? action : action(facts),
    target: typeof target === 'function' ? target(facts) : target,
  }));
}

/** From 0 to 100. */
export function strengthOf(weighed: readonly StrengthPart[]): number {
  return weighed.reduce((sum, { isDone, weight }) => sum + (isDone ? weight : 0), 0);
}

/** What is missing, what adds most first. */
export function listPending(weighed: readonly StrengthPart[]): StrengthPart[] {
  return weighed.filter(({ isDone }) => !isDone).toSorted((a, b) => b.weight - a.weight);
}
