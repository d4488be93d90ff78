import type { JobMatch } from '@waymark/contract/resumes/resume-check';

const namesShown = 3;

/**
 * "your resume shows 4 of 6 skills: Triage, ICU, SQL; not found: Excel", with at most three names. Null where the resume
 * could not be read or the posting asks for nothing that a resume can show.
 */
export function describeFit({ problem, requirements, skillsShown, skillsAsked }: JobMatch): string | null {
  if (problem !== null) return null;
  const namesOf = (...standings: string[]) =>
    requirements.filter(({ standing }) => standings.includes(standing)).map(({ name }) => name);
  const met = namesOf('strong', 'partial').slice(0, namesShown).join(', ');
  const [missing] = namesOf('missing');
  if (met === '' && skillsAsked === 0)
    return missing === undefined ? null : `your resume does not show ${missing}`;
  const share = skillsAsked > 0 ? ` ${skillsShown} of ${skillsAsked} skills` : '';
  return `your resume shows${share}${met && `: ${met}`}${missing === undefined ? '' : `; not found: ${missing}`}`;
}
