import { jobTypes, labelOf, workModes } from '@waymark/contract/jobs/choices';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { cardJobFields } from '@waymark/contract/jobs/job-field-tables';
import type { JobDetail, JobSearch } from '@waymark/contract/jobs/jobs';
import { languagesOf } from '@waymark/contract/jobs/posting-language';
import { jobFromFeedPath } from '@waymark/contract/integrations/feed-paths';
import { jobDetailPath } from '@waymark/contract/paths';
import { listFieldTexts } from '@waymark/contract/jobs/format-job-field';
import type { Say } from '@waymark/contract/text/say';
import { formatPlaces, nameWhere } from '@waymark/contract/jobs/format-place';
import { formatSalary } from '@waymark/contract/jobs/format-salary';
import { board } from '../../../platform/board/board.ts';
import type { FeedItem } from './syndication-rules.ts';
import { msg } from '@waymark/contract/text/message';

/** A posting as readers of feeds show it. */
export function presentItem(say: Say, job: JobDetail, publicUrl: string): FeedItem {
  const { id, title, company, places, morePlaces, workMode, type, salary, category, skills } = job;
  const facts = [
    company.name,
    formatPlaces(say, places, morePlaces),
    say(labelOf(workModes, workMode)),
    say(labelOf(jobTypes, type)),
    ...listFieldTexts(cardJobFields, job),
    salary ? formatSalary(say, salary) : null,
  ];
  return {
    id,
    link: publicUrl + jobFromFeedPath(id, 'feed'),
    address: publicUrl + jobDetailPath(id),
    title,
    languages: languagesOf(job.language),
    company: company.name,
    summary: facts.filter(Boolean).join(' · '),
    html: job.description.replaceAll(
      / (src|href)="\/(?!\/)/g,
      (_whole, name: string) => ` ${name}="${publicUrl}/`,
    ),
    tags: [categoryLabel(board.wordsIn(say.language), category), ...skills],
    publishedAt: job.postedAt,
  };
}

/** A search in a few words: "Nurse jobs in Leeds". */
export function nameSearch(say: Say, { q, location, category, title, skill }: JobSearch): string {
  const [only] = category;
  const kind =
    only !== undefined && category.length === 1 ? categoryLabel(board.wordsIn(say.language), only) : '';
  const work = [q, title, skill].find(Boolean) ?? kind;
  const name = work.charAt(0).toUpperCase() + work.slice(1);
  const jobs = name ? msg`${name} jobs` : msg`Jobs`;
  return say(location ? nameWhere(jobs, location) : jobs);
}
