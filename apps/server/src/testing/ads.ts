import type { Ad } from '../areas/jobs/ad-rules/judging-rules.ts';

/** An ad at one place that says nothing but what a test gives. */
export const adAt = (place: Ad['places'][number], given: Partial<Ad> = {}): Ad => ({
  title: 'Nurse',
  description: '',
  requirements: [],
  howToApply: '',
  education: '',
  salary: null,
  deadline: null,
  questions: [],
  places: [place],
  ...given,
});
