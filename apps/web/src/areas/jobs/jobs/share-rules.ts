import { formatPlace } from '@waymark/contract/text/format-place';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { alertPath } from '@waymark/contract/paths';

/** What a shared posting is called. */
export const shareTitle = ({ title, company }: Pick<JobDetail, 'title' | 'company'>) =>
  `${title} at ${company.name}`;

/** A letter with the posting's address, for the visitor's own mail program. */
export function mailLink(title: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n\n${address}`)}`;
}

/** The form for an alert about jobs like this one: its title, its first place unless it is remote, its category. */
export function similarAlertPath(job: Pick<JobDetail, 'title' | 'places' | 'workMode' | 'category'>): string {
  return alertPath({ keyword: job.title, location: placeToSearch(job), category: job.category });
}

/** Where to look for jobs like this one; empty for anywhere. */
export function placeToSearch({ places: [place], workMode }: Pick<JobDetail, 'places' | 'workMode'>): string {
  if (!place) return '';
  return workMode === 'remote' ? place.country : formatPlace(place);
}
