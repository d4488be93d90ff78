import type { User } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import {
  accomplishmentKeys,
  summaryAskedLength,
  type ResumeSectionKey,
} from '@waymark/contract/resumes/choices';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import { type Message, msg, plural } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';

export interface StrengthFacts {
  user: Pick<User, 'phone' | 'emailConfirmed'>;
  document: ResumeDocument;
  hasResume: boolean;
}

/** Where a missing part is filled in: the dialog of a section, the file, or another page. */
export type ActionTarget =
  | { section: ResumeSectionKey; entryId?: string }
  | { place: 'attach' }
  | { to: string };

export interface StrengthPart {
  label: string;
  /** The points it adds, of 100. */
  weight: number;
  isDone: boolean;
  /** The label in the list of missing parts. */
  action: string;
  target: ActionTarget;
}

interface Part {
  label: Message;
  weight: number;
  isDone: (facts: StrengthFacts) => boolean;
  action: Message | ((facts: StrengthFacts) => Message);
  target: ActionTarget | ((facts: StrengthFacts) => ActionTarget);
}

const minKeySkills = 5;
const hasText = (text: string) => text.trim() !== '';
/** Only a number with its country code can be called from anywhere. */
const isCallable = (phone: string) => /^\+\d/.test(phone.trim());

/** The parts of the strength. A test checks that the weights add up to 100. */
const parts: readonly Part[] = [
  {
    label: msg`Mobile number with its country`,
    weight: 4,
    isDone: ({ user }) => isCallable(user.phone),
    action: ({ user }) => (hasText(user.phone) ? msg`Verify Mobile Number` : msg`Add Mobile Number`),
    target: { section: 'basics' },
  },
  {
    label: msg`Confirmed email address`,
    weight: 3,
    isDone: ({ user }) => user.emailConfirmed,
    action: msg`Confirm Email`,
    target: { to: paths.jobsProfile },
  },
  {
    label: msg`Resume Headline`,
    weight: 8,
    isDone: ({ document }) => hasText(document.headline),
    action: msg`Add Resume Headline`,
    target: { section: 'headline' },
  },
  {
    label: msg`${minKeySkills} Key Skills`,
    weight: 12,
    isDone: ({ document }) => countSkills(document) >= minKeySkills,
    action: ({ document }) => askSkills(countSkills(document)),
    target: { section: 'skills' },
  },
  {
    label: msg`Employment`,
    weight: 18,
    isDone: ({ document }) => document.employment.length > 0,
    action: msg`Add Employment`,
    target: { section: 'employment' },
  },
  {
    label: msg`Job profile of an employment`,
    weight: 8,
    isDone: ({ document }) =>
      document.employment.some(
        ({ description, highlights }) => hasText(description) || highlights.length > 0,
      ),
    action: msg`Describe an Employment`,
    target: ({ document: { employment } }) => ({
      section: 'employment',
      ...(employment[0] && { entryId: employment[0].id }),
    }),
  },
  {
    label: msg`Education`,
    weight: 12,
    isDone: ({ document }) => document.education.length > 0,
    action: msg`Add Education`,
    target: { section: 'education' },
  },
  {
    label: msg`Profile Summary of more than ${summaryAskedLength} characters`,
    weight: 10,
    isDone: ({ document }) => document.summary.length > summaryAskedLength,
    action: ({ document }) =>
      hasText(document.summary) ? msg`Extend Profile Summary` : msg`Add Profile Summary`,
    target: { section: 'summary' },
  },
  {
    label: msg`IT Skills`,
    weight: 4,
    isDone: ({ document }) => document.itSkills.length > 0,
    action: msg`Add IT Skills`,
    target: { section: 'itSkills' },
  },
  {
    label: msg`Projects`,
    weight: 5,
    isDone: ({ document }) => document.projects.length > 0,
    action: msg`Add Project`,
    target: { section: 'projects' },
  },
  {
    label: msg`One of the Accomplishments`,
    weight: 4,
    isDone: ({ document }) => accomplishmentKeys.some((key) => document[key].length > 0),
    action: msg`Add Accomplishment`,
    target: { section: 'onlineProfiles' },
  },
  {
    label: msg`Preferred location`,
    weight: 5,
    isDone: ({ document }) => hasText(document.desired.location),
    action: msg`Add Preferred Location`,
    target: { section: 'desired' },
  },
  {
    label: msg`Languages`,
    weight: 3,
    isDone: ({ document }) => document.languages.length > 0,
    action: msg`Add Languages`,
    target: { section: 'languages' },
  },
  {
    label: msg`Attached resume`,
    weight: 4,
    isDone: ({ hasResume }) => hasResume,
    action: msg`Add Resume`,
    target: { place: 'attach' },
  },
];

/** How many are still missing, as some are there already. */
function askSkills(count: number): Message {
  const missing = minKeySkills - count;
  return count > 0
    ? msg`Add ${plural(missing, '# More Key Skill', '# More Key Skills')}`
    : msg`Add ${plural(missing, '# Key Skill', '# Key Skills')}`;
}

/** A group counts by its words. */
const countSkills = ({ skills }: ResumeDocument) =>
  skills.reduce((sum, { keywords }) => sum + Math.max(1, keywords.length), 0);

/** All parts, with whether the resume has them. */
export function listStrengthParts(say: Say, facts: StrengthFacts): StrengthPart[] {
  return parts.map(({ label, weight, isDone, action, target }) => ({
    label: say(label),
    weight,
    isDone: isDone(facts),
    action: say(typeof action === 'function' ? action(facts) : action),
    target: typeof target === 'function' ? target(facts) : target,
  }));
}

export function strengthOf(strengthParts: readonly StrengthPart[]): number {
  return strengthParts.reduce((sum, { isDone, weight }) => sum + (isDone ? weight : 0), 0);
}

/** Missing parts, the largest weight first. */
export function listPending(strengthParts: readonly StrengthPart[]): StrengthPart[] {
  return strengthParts.filter(({ isDone }) => !isDone).toSorted((a, b) => b.weight - a.weight);
}
