import { nameLanding } from '@waymark/contract/pages/landings';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { landingPath } from '@waymark/contract/paths';

/** The page about an open job's category where the job is: at its first place, or anywhere. */
export function landingOfJob({ category, places }: Pick<JobDetail, 'category' | 'places'>) {
  const [first] = places;
  const levels = first ? [first.city, first.region, first.country] : [];
  const names = [...new Set(levels.filter(Boolean))];
  const [name] = names;
  // A comma in a name would be read as its end.
  if (name === undefined || names.some((level) => level.includes(','))) {
    return { name: nameLanding({ category }), path: landingPath({ category }) };
  }
  const within = names.slice(1).at(-1);
  return {
    name: nameLanding({ category, place: { name, detail: '' } }),
    path: landingPath({ category, location: within === undefined ? name : `${name}, ${within}` }),
  };
}
