import { serveThread } from '../../../platform/serve-thread.ts';
import { synonymIndex } from '../../search/synonyms/synonym-index.ts';
import { compareSheets } from '../resume-layout/change-rules.ts';
import type { CheckingCalls } from './checking-gateway.ts';
import { matchJob } from './match-rules.ts';
import { checkResume } from './rules.ts';
import { findSkill } from './skill-rules.ts';
import { placeOf, prepareText } from './text-rules.ts';

const placesOfSkill = 3;

serveThread({
  check: ({ resume, file }) => checkResume(resume, file),
  match({ resume, file, job, synonyms }) {
    synonymIndex.take(synonyms);
    return matchJob(job, prepareText(resume, file));
  },
  findSkills({ resume, file, skills, synonyms }) {
    synonymIndex.take(synonyms);
    const text = prepareText(resume, file);
    return skills.map((skill) => {
      const { standing, lines } = findSkill(text, skill.name);
      const places = [...new Set(lines)].slice(0, placesOfSkill).flatMap((id) => placeOf(text, id) ?? []);
      return { ...skill, standing, places };
    });
  },
  compare: ({ before, after }) => compareSheets(before, after),
} satisfies CheckingCalls);
