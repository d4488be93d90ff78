import type { ApplicationTimeline } from '@waymark/contract/hiring/application-timeline';
import type { Application } from '@waymark/contract/hiring/applications';
import type { MailChoices } from '@waymark/contract/identity/email-preferences';
import type { Page } from '@waymark/contract/pagination';
import { useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { listTimelines } from '../../areas/hiring/application-timeline/api/list-timelines.ts';
import { ApplicationCourse } from '../../areas/hiring/application-timeline/components/application-course.tsx';
import { AppliedJobs } from '../../areas/hiring/applications/components/applied-jobs.tsx';
import { listPlaceOf } from '../../areas/hiring/applications/rules.ts';
import type { ListPlace } from '../../areas/hiring/applications/rules.ts';
import { InterviewChoice } from '../../areas/hiring/interviews/components/interview-choice.tsx';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { MailChoicesCard } from '../../areas/identity/email-preferences/components/mail-choices-card.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Applied Jobs');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const place = listPlaceOf(searchParams);
  if (!(await hasRole('candidate', pathname))) return null;
  const single = searchParams.get('application');
  const [result, choices] = await Promise.all([
    single === null ? listApplications(place) : getApplication(single),
    getMailChoices(),
  ]);
  const timelines = await listTimelines(result.data.map(({ id }) => id));
  return { place, result, choices, timelines, isSingle: single !== null };
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function JobsAppliedJob() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <CandidateArea>{loaded && <OwnApplications {...loaded} />}</CandidateArea>;
}

type Loaded = NonNullable<Awaited<ReturnType<typeof clientLoader>>>;

function OwnApplications({ timelines, choices, ...list }: Loaded) {
  const courses = new Map(
    list.result.data.map(({ id, job }) => {
      const timeline = timelines.find(({ applicationId }) => applicationId === id);
      return [
        id,
        timeline && (
          <OwnCourse key={id} timeline={timeline} company={job.company.name} isOpen={list.isSingle} />
        ),
      ];
    }),
  );
  return (
    <>
      <AppliedJobs {...list} courses={courses} />
      <MailChoicesCard choices={choices} />
    </>
  );
}

interface OwnCourseProps {
  timeline: ApplicationTimeline;
  company: string;
  isOpen: boolean;
}

function OwnCourse({ timeline, company, isOpen }: OwnCourseProps) {
  const interviews = timeline.nextStep === 'withdrawn' ? [] : timeline.interviews;
  return (
    <ApplicationCourse timeline={timeline} company={company} isOpen={isOpen}>
      {interviews.map((interview) => (
        <InterviewChoice key={interview.id} interview={interview} company={company} />
      ))}
    </ApplicationCourse>
  );
}

async function getMailChoices(): Promise<MailChoices> {
  return (await callApi('GET /mail-choices')).data;
}

function listApplications(place: ListPlace): Promise<Page<Application>> {
  return callApi('GET /applications', { query: place });
}

/** One application as a list of one: the page of all shows it alone. */
async function getApplication(applicationId: string): Promise<Page<Application>> {
  const { data } = await callApi('GET /applications/:applicationId', { params: { applicationId } });
  return { data: [data], total: 1, page: 1, pageSize: 1 };
}
