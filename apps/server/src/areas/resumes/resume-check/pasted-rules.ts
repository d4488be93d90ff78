import { findRequiredYears } from '../../jobs/jobs/experience-rules.ts';
import {
  readLines,
  readPlaceLines,
  readSkills,
  readWorkMode,
  type KnownNames,
} from '../../jobs/jobs/pasted-text-rules.ts';
import { countryName } from '../../places/places/rules.ts';
import { splitSentences } from './asked-rules.ts';
import type { WantedJob } from './match-rules.ts';
import { isPlain } from './skill-rules.ts';

const bullet = /^[-*•·◦▪–]\s+/;

/** A pasted posting in the fields that are compared with a resume. */
export function readPastedPosting(pasted: string, { gazetteer, skills }: KnownNames): WantedJob {
  const { lines, text } = readLines(pasted);
  const words = new Set(text.match(/[\p{L}\p{N}+#]+/gu));
  return {
    // "Go to the depot" asks for no Go, as far as spelling tells.
    skills: readSkills(text, skills).filter((skill) => !isPlain(skill) || words.has(skill)),
    // A description would be read as HTML, and lose what stands behind a "<".
    requirements: splitSentences(text).map((sentence) => sentence.replace(bullet, '')),
    description: '',
    education: '',
    experienceMin: findRequiredYears(text)?.min ?? null,
    places: readPlaceLines(lines, gazetteer).map((place) => ({
      ...place,
      country: countryName(place.countryCode),
    })),
    workMode: readWorkMode(text) ?? null,
  };
}
