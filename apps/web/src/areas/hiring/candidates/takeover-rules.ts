import type { User } from '@waymark/contract/identity/accounts';
import { candidateLimits } from '@waymark/contract/hiring/choices/candidates';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import type { VisibilityValues } from './rules.ts';

/** What My Resume says for a field of what employers see. */
export interface Takeover {
  name: 'headline' | 'skills' | 'summary' | 'location';
  label: string;
  value: string | string[];
  /** The value as it is read. */
  shown: string;
  /** Whether it takes the place of something. */
  replaces: boolean;
}

type Account = Pick<User, 'jobTitle' | 'location' | 'experienceLevel'>;

/** The fields for which My Resume says something that is not in the form yet. */
export function listTakeovers(
  document: ResumeDocument,
  account: Account,
  values: Pick<VisibilityValues, Takeover['name']>,
): Takeover[] {
  const { headline, skills, location, summary } = candidateLimits;
  const found = [
    textOf('headline', 'Headline', document.headline || account.jobTitle, headline),
    skillsOf(document, values.skills, skills),
    textOf('summary', 'About you', aboutOf(document, account), summary),
    textOf('location', 'Location', placeOf(document) || account.location, location),
  ];
  return found.flatMap((one) => {
    const before = values[one.name];
    if (one.shown === '' || String(before) === String(one.value)) return [];
    // Skills are added to those that are there.
    return { ...one, replaces: one.name !== 'skills' && before.length > 0 };
  });
}

type Found = Omit<Takeover, 'replaces'>;

function textOf(name: Found['name'], label: string, text: string, max: number): Found {
  const value = text.length > max ? `${text.slice(0, max - 1).toWellFormed()}…` : text;
  return { name, label, value, shown: value };
}

/** The skills that are there, and behind them those of My Resume, as many as employers are shown. */
function skillsOf({ skills, itSkills }: ResumeDocument, before: readonly string[], max: number): Found {
  const known = new Set(before.map((name) => name.toLowerCase()));
  const named = [
    ...skills.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name])),
    ...itSkills.map(({ name }) => name),
  ];
  const added = [...new Map(named.filter(Boolean).map((name) => [name.toLowerCase(), name]))]
    .filter(([key, name]) => !known.has(key) && name.length <= candidateLimits.skill)
    .map(([, name]) => name)
    .slice(0, Math.max(0, max - before.length));
  return { name: 'skills', label: 'Skills', value: [...before, ...added], shown: added.join(', ') };
}

/** The summary, and what the person has worked as. */
function aboutOf({ summary, employment }: ResumeDocument, { experienceLevel }: Account): string {
  const jobs = employment.slice(0, shownJobs).map((one) => {
    const [from, till] = [one.from.slice(0, 4), one.isCurrent ? 'now' : one.till.slice(0, 4)];
    const years = [...new Set([from, till])].filter(Boolean).join(' – ');
    return [one.designation || one.organization, years && `(${years})`].filter(Boolean).join(' ');
  });
  const experience = experienceLevel && `Experience: ${experienceLevel}.`;
  return [summary, jobs.length > 0 && `Worked as ${jobs.join(', ')}.`, experience].filter(Boolean).join('\n');
}

const shownJobs = 3;

function placeOf({ basics: { city, region } }: ResumeDocument): string {
  return [city, region].filter(Boolean).join(', ');
}
