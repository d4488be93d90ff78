import type { Say } from '@waymark/contract/text/say';
import { candidateLimits } from '@waymark/contract/hiring/choices';
import type { User } from '@waymark/contract/identity/accounts';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import { msg, term } from '@waymark/contract/text/message';
import type { VisibilityValues } from './rules.ts';

/** A value of My Resume for a field of the visibility form. */
export interface Takeover {
  name: 'headline' | 'skills' | 'summary' | 'location';
  label: string;
  value: string | string[];
  /** The value as text. */
  shown: string;
  /** Whether the field has another value. */
  replaces: boolean;
}

type Account = Pick<User, 'jobTitle' | 'location' | 'experienceLevel'>;

/** The values of My Resume that the form does not have yet. */
export function listTakeovers(
  say: Say,
  document: ResumeDocument,
  account: Account,
  values: Pick<VisibilityValues, Takeover['name']>,
): Takeover[] {
  const { headline, skills, location, summary } = candidateLimits;
  const found = [
    textOf('headline', msg`Headline`, document.headline || account.jobTitle, headline),
    skillsOf(document, values.skills, skills),
    textOf('summary', msg`About you`, aboutOf(say, document, account), summary),
    textOf('location', msg`Location`, placeOf(document) || account.location, location),
  ];
  return found.flatMap((one) => {
    const before = values[one.name];
    if (one.shown === '' || String(before) === String(one.value)) return [];
    // Skills are added, not replaced.
    return { ...one, replaces: one.name !== 'skills' && before.length > 0 };
  });
}

type Found = Omit<Takeover, 'replaces'>;

function textOf(name: Found['name'], label: string, text: string, max: number): Found {
  const value = text.length > max ? `${text.slice(0, max - 1).toWellFormed()}…` : text;
  return { name, label, value, shown: value };
}

/** The skills of the form and those of My Resume behind them, up to the limit. */
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
  return { name: 'skills', label: msg`Skills`, value: [...before, ...added], shown: added.join(', ') };
}

/** The summary and the latest jobs. */
function aboutOf(say: Say, { summary, employment }: ResumeDocument, { experienceLevel }: Account): string {
  const jobs = employment.slice(0, maxJobs).map((one) => {
    const [from, till] = [one.from.slice(0, 4), one.isCurrent ? say`now` : one.till.slice(0, 4)];
    const years = [...new Set([from, till])].filter(Boolean).join(' – ');
    return [one.designation || one.organization, years && `(${years})`].filter(Boolean).join(' ');
  });
  const experience = experienceLevel && say`Experience: ${term(experienceLevel)}.`;
  return [summary, jobs.length > 0 && say`Worked as ${jobs.join(', ')}.`, experience]
    .filter(Boolean)
    .join('\n');
}

const maxJobs = 3;

function placeOf({ basics: { city, region } }: ResumeDocument): string {
  return [city, region].filter(Boolean).join(', ');
}
