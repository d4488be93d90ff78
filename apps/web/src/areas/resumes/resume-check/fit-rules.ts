import type { JobMatch } from '@waymark/contract/resumes/resume-check';

const namesShown = 3;

/**
 * "Your resume shows 4 of 6 skills: Triage, Wound care, SQL; not found: Excel". Null where the resume could not be read
 * or the posting asks for nothing that a resume can show.
 */
export function describeFit({ problem, requirements, skillsShown, skillsAsked }: JobMatch): string | null {
  if (problem !== null) return null;
  const namesOf = (...standings: string[]) =>
    requirements.filter(({ standing }) => standings.includes(standing)).map(({ name }) => name);
  const met = namesOf('strong', 'partial').slice(0, namesShown).join(', ');
  const [missing] = namesOf('missing');
  if (met === '' && missing === undefined) return null;
  const share =
    skillsAsked > 0 ? `your resume shows ${skillsShown} of ${skillsAsked} skills` : 'your resume shows';
  const shown = met === '' ? share : `${share}: ${met}`;
  if (met === '' && skillsAsked === 0) return `your resume does not show ${missing}`;
  return missing === undefined ? shown : `${shown}; not found: ${missing}`;
}
