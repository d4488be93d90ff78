import type { JobMatch } from '@waymark/contract/resumes/resume-check';
import { plural } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';

const namesShown = { skills: 3, others: 2 };

interface Fit {
  lead: string;
  text: string;
}

/**
 * Why a posting fits in one line: "2 of 6 skills (Triage, SQL), 3 years of experience; not found: Excel". Null where the
 * resume could not be read or shows nothing of what the posting asks, and misses nothing either.
 */
export function describeFit(
  say: Say,
  { problem, requirements, skillsShown, skillsAsked }: JobMatch,
): Fit | null {
  if (problem !== null) return null;
  const met = requirements.filter(({ standing }) => standing === 'strong' || standing === 'partial');
  const [skills, others] = [true, false].map((isSkill) =>
    met.filter(({ kind }) => (kind === 'skill') === isSkill).map(({ name }) => name),
  ) as [string[], string[]];
  const missing = requirements.find(({ standing }) => standing === 'missing')?.name;
  const share = say`${skillsShown} of ${plural(skillsAsked, 'skill')} (${skills.slice(0, namesShown.skills).join(', ')})`;
  const shown = [...(skills.length > 0 ? [share] : []), ...others.slice(0, namesShown.others)].join(', ');
  if (shown !== '') {
    const text = missing === undefined ? shown : say`${shown}; not found: ${missing}`;
    return { lead: say`Why this fits you`, text };
  }
  return missing === undefined
    ? null
    : { lead: say`How this fits you`, text: say`your resume does not show ${missing}` };
}
