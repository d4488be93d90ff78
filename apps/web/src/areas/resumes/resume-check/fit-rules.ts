import type { JobMatch } from '@waymark/contract/resumes/resume-check';
import { type Message, msg, plural } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';

const namesShown = { skills: 3, others: 2 };

/**
 * Why a posting fits in one line: "2 of 6 skills (Triage, SQL), 3 years of experience; not found: Excel". Null where the
 * resume could not be read or shows nothing of what the posting asks, and misses nothing either.
 */
export function describeFit(
  say: Say,
  { problem, requirements, skillsShown, skillsAsked }: JobMatch,
): Message | null {
  if (problem !== null) return null;
  const met = requirements.filter(({ standing }) => standing === 'strong' || standing === 'partial');
  const [skills, others] = [true, false].map((isSkill) =>
    met.filter(({ kind }) => (kind === 'skill') === isSkill).map(({ name }) => name),
  ) as [string[], string[]];
  const missing = requirements.find(({ standing }) => standing === 'missing')?.name;
  const share = say`${skillsShown} of ${plural(skillsAsked, 'skill')} (${skills.slice(0, namesShown.skills).join(', ')})`;
  const shown = [...(skills.length > 0 ? [share] : []), ...others.slice(0, namesShown.others)].join(', ');
  if (shown !== '')
    return missing === undefined
      ? msg`<lead>Why this fits you:</lead> ${shown}`
      : msg`<lead>Why this fits you:</lead> ${shown}; not found: ${missing}`;
  return missing === undefined
    ? null
    : msg`<lead>How this fits you:</lead> your resume does not show ${missing}`;
}
