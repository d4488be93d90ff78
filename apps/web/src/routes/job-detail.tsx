import type { JobDetail as Job } from '@waymark/contract/jobs';
import { jobDetailPath } from '@waymark/contract/paths';
import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { later } from '../components/later.tsx';
import { ApplyPanel } from '../features/applications/components/apply-panel.tsx';
import { ApplyElsewhere } from '../features/jobs/components/apply-elsewhere.tsx';
import { JobPage } from '../features/jobs/components/job-page.tsx';
import { isOpen, jobPostingMarkup } from '../features/jobs/rules.ts';
import { LikeButton } from '../features/saved-jobs/components/like-button.tsx';
import { formatPlaces } from '../lib/format-place.ts';
import { formatSalary } from '../lib/format-salary.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';

// The ends of the path are rare: their parts are no part of what every posting loads.
const ClosedJobPage = later(
  async () => (await import('../features/jobs/components/closed-job-page.tsx')).ClosedJobPage,
);
const UnknownJobPage = later(
  async () => (await import('../features/jobs/components/unknown-job-page.tsx')).UnknownJobPage,
);

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  const { publicUrl } = pageData;
  const jobId = new URL(request.url).searchParams.get('job') ?? '';
  const job = uuid.test(jobId) ? await pageData.findJob(jobId) : null;
  const now = Date.now();
  if (!job) return data({ job, similar: [], publicUrl, now }, { status: 404 });
  const similar = await pageData.listSimilarJobs(job.id);
  return data({ job, similar, publicUrl, now }, { status: isOpen(job) ? 200 : 410 });
}

function descriptionOf(job: Job): string {
  const place = formatPlaces(job.places);
  const salary = job.salary && formatSalary(job.salary);
  return `${job.company.name} is looking for: ${job.title}${place && `, ${place}`}.${salary ? ` ${salary}.` : ''} See what is asked for, and apply.`;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const job = loaderData?.job;
  if (!job) return [{ title: 'There is no such job | Waymark' }, { name: 'robots', content: 'noindex' }];
  const posting = jobPostingMarkup(job, loaderData.publicUrl);
  return [
    ...pageMeta({
      title: `${job.title} at ${job.company.name}`,
      description: descriptionOf(job),
      canonical: `${loaderData.publicUrl}${jobDetailPath(job.id)}`,
    }),
    ...(posting ? [{ 'script:ld+json': posting }] : []),
  ];
};

export default function JobDetail() {
  const { job, similar, publicUrl, now } = useLoaderData<typeof loader>();
  if (!job) return <UnknownJobPage />;
  if (!isOpen(job)) return <ClosedJobPage job={job} similar={similar} />;
  return (
    <JobPage
      job={job}
      similar={similar}
      address={publicUrl + jobDetailPath(job.id)}
      now={now}
      save={<LikeButton job={job} labelled />}
      apply={job.acceptsApplications ? <ApplyPanel job={job} /> : <ApplyElsewhere job={job} />}
    />
  );
}
