import type { Keywords } from '@waymark/contract/resumes/resume-check';
import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import type { Demand } from './demand-queries.ts';
import { findSkill } from './skill-rules.ts';
import { placeOf, prepareText, type FileFacts } from './text-rules.ts';

const placesOfSkill = 3;

/** What postings of a title ask for, and where a resume shows it. */
export function presentKeywords(
  { title, postings, counted, skills, suggestions }: Demand,
  resume: ReadResume,
  file: FileFacts,
): Keywords {
  const text = prepareText(resume, file);
  return {
    title,
    postings,
    counted,
    suggestions,
    skills: skills.map((skill) => {
      const { standing, lines } = findSkill(text, skill.name);
      const places = [...new Set(lines)].slice(0, placesOfSkill).flatMap((id) => placeOf(text, id) ?? []);
      return { ...skill, standing, places };
    }),
  };
}
