import { plural } from './format.ts';

/** In years; null when the posting does not state it. */
interface Experience {
  experienceMin: number | null;
  experienceMax: number | null;
}

/** "2 to 4 years", "5 years and more", or null. */
export function formatExperience({ experienceMin: min, experienceMax: max }: Experience): string | null {
  if (min !== null && max !== null) {
    return min === max ? plural(min, 'year') : `${min} to ${plural(max, 'year')}`;
  }
  if (min !== null) return min === 0 ? 'No experience needed' : `${plural(min, 'year')} and more`;
  return max === null ? null : `Up to ${plural(max, 'year')}`;
}
