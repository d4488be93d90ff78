import { defaultCategories } from '@waymark/contract/jobs/category-choices';
import { jobDetailPath, landingPath, paths, salariesPath } from '@waymark/contract/paths';
import { sampleJobs } from './job-sample.ts';

/** The public pages that people arrive at, the three heaviest first; the job is the newest one. */
export async function publicPages(baseUrl: string): Promise<string[]> {
  const response = await fetch(`${baseUrl}/api/jobs`);
  const { data } = (await response.json()) as { data: { id: string }[] };
  return [
    paths.home,
    paths.browseJobFilterList,
    jobDetailPath(data[0]?.id ?? ''),
    paths.browseJobGrid,
    landingPath({ category: defaultCategories[0]?.value ?? '' }),
    paths.login,
    paths.register,
    paths.forgotPassword,
    paths.setPassword,
  ];
}

/** So many different addresses of each kind of page that shows jobs: no two are one page to the cache. */
export async function differentPages(
  baseUrl: string,
  jobs: number,
  count: number,
): Promise<Record<string, string[]>> {
  const sample = await sampleJobs(baseUrl, jobs);
  const page = (at: number) => 1 + (at % Math.max(1, Math.floor(jobs / 25)));
  const each = (path: (at: number) => string) => Array.from({ length: count }, (_none, at) => path(at));
  const sampled = (at: number) => sample[at % sample.length];
  return {
    'list of 25 jobs': each((at) => `${paths.browseJobFilterList}?page=${page(at)}`),
    'grid of 24 jobs': each((at) => `${paths.browseJobGrid}?page=${page(at)}`),
    home: each((at) => `${paths.home}?recent=${page(at)}`),
    'a job': each((at) => jobDetailPath(sampled(at)?.id ?? '')),
    'jobs of a kind in a country': each((at) =>
      landingPath({
        category: sampled(at)?.category ?? '',
        location: sampled(at)?.places[0]?.country ?? '',
      }),
    ),
    'pay for a title in a country': each((at) =>
      salariesPath({ title: sampled(at)?.title ?? '', location: sampled(at)?.places[0]?.country ?? '' }),
    ),
  };
}
