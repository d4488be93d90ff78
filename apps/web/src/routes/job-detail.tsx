import type { BoardWords } from '@waymark/contract/board-words';
import { teasersShown } from '@waymark/contract/content/choices';
import type { JobDetail as Job } from '@waymark/contract/jobs/jobs';
import { indexedLanguageOf, localUrl } from '@waymark/contract/language-paths';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { formatPlaces } from '@waymark/contract/jobs/format-place';
import { formatSalary } from '@waymark/contract/jobs/format-salary';
import { msg, type Message } from '@waymark/contract/text/message';
import { lazy, Suspense } from 'react';
import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { ApplyLink, ApplyPanel } from '../areas/hiring/applications/components/apply-panel.tsx';
import { JobViewSignal } from '../areas/jobs/job-views/components/job-view-signal.tsx';
import { ApplyElsewhere, JobPage } from '../areas/jobs/jobs/components/job-page.tsx';
import { jobPostingMarkup } from '../areas/jobs/jobs/markup-rules.ts';
import { isOpen, landingOfJob, locationsOf } from '../areas/jobs/jobs/rules.ts';
import { MemberFit } from '../areas/resumes/resume-check/components/member-fit.tsx';
import { LikeButton } from '../areas/seeking/saved-jobs/components/like-button.tsx';
import { lazyComponent } from '../components/layout/lazy-component.tsx';
import { useAuth } from '../lib/auth-store.ts';
import { board, boardWords, titleOf } from '../lib/board.ts';
import { useLanguage } from '../lib/languages/language.ts';
import { crumbsMarkup, pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';
import { metaSay } from '../lib/languages/say.ts';
import type { Say } from '@waymark/contract/text/say';

// Most visitors are guests, and the server renders none of it.
const JobMatch = lazy(async () => ({
  default: (await import('../areas/resumes/resume-check/components/job-match.tsx')).JobMatch,
}));

// Most visitors of a job do not apply: the form loads on the first press.
const GuestApplyDialog = lazy(async () => ({
  default: (await import('../areas/lifecycle/guest-applications/components/guest-apply-dialog.tsx'))
    .GuestApplyDialog,
}));

// Closed and unknown jobs are rare: their parts load on demand.
const ClosedJobPage = lazyComponent(
  async () => (await import('../areas/jobs/jobs/components/closed-job-page.tsx')).ClosedJobPage,
);
const PostTeasers = lazyComponent(
  async () => (await import('../areas/content/blog/components/post-teasers.tsx')).PostTeasers,
);
const UnknownJobPage = lazyComponent(
  async () => (await import('../areas/jobs/jobs/components/unknown-job-page.tsx')).UnknownJobPage,
);

/** Similar jobs beside an open one; a closed job shows all. */
const similarShown = 4;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  const { publicUrl } = pageData;
  const jobId = new URL(request.url).searchParams.get('job') ?? '';
  const job = uuid.test(jobId) ? await pageData.findJob(jobId) : null;
  const now = Date.now();
  if (!job) return data({ job, similar: [], posts: [], pay: null, publicUrl, now }, { status: 404 });
  const open = isOpen(job);
  const [similar, posts, pay] = await Promise.all([
    pageData.listSimilarJobs(job.id).then((jobs) => jobs.slice(0, open ? similarShown : undefined)),
    open ? pageData.blog.listTeasers().then((teasers) => teasers.slice(0, teasersShown.posting)) : [],
    open ? pageData.salaries.findSalaries(job.title, locationsOf(job)) : null,
  ]);
  return data({ job, similar, posts, pay, publicUrl, now }, { status: open ? 200 : 410 });
}

/** A posting can close at any moment: shared caches show it for at most a minute after that. */
export const headers = () => ({
  'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=30',
});

function descriptionOf(say: Say, { title, company: { name }, places, salary }: Job): Message {
  const place = formatPlaces(say, places);
  const what = place ? `${title}, ${place}` : title;
  const pay = salary && formatSalary(say, salary);
  return pay
    ? msg`${name} is looking for: ${what}. ${pay}. See what is asked for, and apply.`
    : msg`${name} is looking for: ${what}. See what is asked for, and apply.`;
}

const crumbsOf = (say: Say, words: BoardWords, job: Job) => [
  { name: say`Home`, path: paths.home },
  { name: say`Jobs`, path: paths.browseJobFilterList },
  landingOfJob(say, words, job),
  { name: job.title, path: jobDetailPath(job.id) },
];

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const job = loaderData?.job;
  if (!job)
    return [{ title: titleOf(metaSay()(msg`There is no such job`)) }, { name: 'robots', content: 'noindex' }];
  const say = metaSay();
  const { language } = say;
  // Its text is the same in every language of the board, so that one address stands for all of them.
  const textIn = indexedLanguageOf(null, board.languages);
  const posting = jobPostingMarkup(job, loaderData.publicUrl, textIn);
  return [
    ...pageMeta(
      {
        title: msg`${job.title} at ${job.company.name}`,
        description: descriptionOf(say, job),
        canonical: `${loaderData.publicUrl}${jobDetailPath(job.id)}`,
        textIn,
        ...(isOpen(job) && {
          picture: { kind: 'job', name: job.id, alt: msg`${job.title} at ${job.company.name}` },
        }),
      },
      say,
    ),
    ...(posting ? [{ 'script:ld+json': posting }] : []),
    ...(isOpen(job)
      ? [
          {
            'script:ld+json': crumbsMarkup(
              crumbsOf(say, boardWords(say), job),
              loaderData.publicUrl,
              language,
            ),
          },
        ]
      : []),
  ];
};

export default function JobDetail() {
  const { job, similar, posts, pay, publicUrl, now } = useLoaderData<typeof loader>();
  const language = useLanguage();
  if (!job) return <UnknownJobPage />;
  if (!isOpen(job)) return <ClosedJobPage job={job} similar={similar} />;
  return (
    <>
      <JobViewSignal jobId={job.id} />
      <JobPage
        job={job}
        similar={similar}
        pay={pay}
        address={localUrl(publicUrl + jobDetailPath(job.id), language)}
        now={now}
        save={<LikeButton job={job} labelled />}
        fit={<MemberFit jobId={job.id} />}
        match={<JobMatchPanel jobId={job.id} />}
        renderApplyLink={(href) => <ApplyLink job={job} href={href} />}
        apply={<Apply job={job} />}
      />
      <PostTeasers posts={posts} />
    </>
  );
}

function Apply({ job }: { job: Job }) {
  if (!job.acceptsApplications) return <ApplyElsewhere job={job} />;
  return (
    <ApplyPanel
      job={job}
      renderGuestForm={(state) => <GuestApplyDialog job={job} key={job.id} {...state} />}
    />
  );
}

function JobMatchPanel({ jobId }: { jobId: string }) {
  const { user } = useAuth();
  if (user?.role !== 'candidate') return null;
  return (
    <Suspense>
      <JobMatch jobId={jobId} key={jobId} />
    </Suspense>
  );
}
