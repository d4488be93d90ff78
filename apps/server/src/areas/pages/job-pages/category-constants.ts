import type { JobCategory } from '@waymark/contract/jobs/choices/jobs';

/** The cards of home (I-3). The capital has one of its own, so its country's leaves it out. */
export const featuredCities: readonly { name: string; value: string }[] = [
  { name: 'Iraq', value: 'Iraq' },
  { name: 'Argentina', value: 'Argentina' },
  { name: 'Indonesia', value: 'Indonesia' },
  { name: 'Gambia', value: 'Gambia outside Banjul' },
  { name: 'India', value: 'India' },
  { name: 'Thailand', value: 'Thailand' },
  { name: 'Banjul', value: 'Banjul' },
  { name: 'Spain', value: 'Spain' },
];
export const featuredShown = featuredCities.length;

/** Work with computers. A skill is of IT when at least this share of its jobs is such work; a ninth of all is. */
export const itCategories: readonly JobCategory[] = ['information-technology', 'data-science'];
export const itShare = 0.4;
