import { msg, plural, type Message } from './message.ts';

/** In years; null when the posting does not state it. */
interface Experience {
  experienceMin: number | null;
  experienceMax: number | null;
}

/** "2 to 4 years", "5 years and more", or null. */
export function formatExperience({ experienceMin: min, experienceMax: max }: Experience): Message | null {
  if (min !== null && max !== null)
    return min === max ? msg`${plural(min, 'year')}` : msg`${min} to ${plural(max, 'year')}`;
  if (min !== null) return min === 0 ? msg`No experience needed` : msg`${plural(min, 'year')} and more`;
  return max === null ? null : msg`Up to ${plural(max, 'year')}`;
}
