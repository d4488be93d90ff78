import type { ApplicationTimeline } from '@waymark/contract/hiring/application-timeline';
import type { Application } from '@waymark/contract/hiring/applications';
import type { AppliedJob, OutsideApplication } from '@waymark/contract/hiring/outside-applications';
import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import { msg, plural } from '@waymark/contract/text/message';
import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { TabLinks } from '../../../../components/data/tab-links.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { SortSelect } from '../../../../components/form/sort-select.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { placeAfterRemoval } from '../../../../lib/list-address.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import ui from '../../../../styles/primitives.module.css';
import { ApplicationCourse } from '../../application-timeline/components/application-course.tsx';
import { OutsideCard } from './outside-card.tsx';
import { OutsideDialog } from '../../outside-applications/components/outside-dialog.tsx';
import type { OutsideDraft } from '../../outside-applications/rules.ts';
import { applicationList, type AppliedPlace } from '../rules.ts';
import { ApplicationCard } from './application-card.tsx';
import styles from './applications.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface AppliedJobsProps {
  place: AppliedPlace;
  result: Page<AppliedJob>;
  timelines: readonly ApplicationTimeline[];
  /** Whether only the application that a mail links to is shown. */
  isSingle: boolean;
}

const sorts = [
  { value: 'newest', label: msg`Applied most recently` },
  { value: 'oldest', label: msg`Applied longest ago` },
] as const;

const lists = [
  { value: 'all', label: msg`All` },
  { value: 'here', label: msg`Here` },
  { value: 'elsewhere', label: msg`Elsewhere` },
] as const;

/** The candidate's applications: sent here, and recorded from elsewhere (G-5). */
export function AppliedJobs({ place, result, timelines, isSingle }: AppliedJobsProps) {
  const say = useSay();
  const { data, total, pageSize } = result;
  const [withdrawing, setWithdrawing] = useState<Application | null>(null);
  const [recording, setRecording] = useState<OutsideApplication | Partial<OutsideDraft> | null>(null);
  const [removing, setRemoving] = useState<OutsideApplication | null>(null);
  const { revalidate } = useRevalidator();

  async function showSaved() {
    await revalidate();
    showSuccess(recording && 'id' in recording ? msg`Application changed` : msg`Application added`);
    setRecording(null);
  }

  return (
    <>
      <ListHead place={place} total={total} isSingle={isSingle} onAdd={() => setRecording({})} />
      {data.length === 0 && <NoApplications total={total} show={place.show} />}
      <ul className={`${ui['grid']} ${ui['hideEmpty']}`} aria-label={say`Your applications`}>
        {data.map(({ here, elsewhere }) => {
          if (elsewhere) {
            return (
              <OutsideCard
                key={elsewhere.id}
                record={elsewhere}
                onEdit={() => setRecording(elsewhere)}
                onRemove={() => setRemoving(elsewhere)}
              />
            );
          }
          if (!here) return null;
          const timeline = timelines.find(({ applicationId }) => applicationId === here.id);
          const company = here.job.company.name;
          return (
            <ApplicationCard key={here.id} application={here} onWithdraw={() => setWithdrawing(here)}>
              {timeline && <ApplicationCourse timeline={timeline} company={company} isOpen={isSingle} />}
            </ApplicationCard>
          );
        })}
      </ul>
      <Pagination
        page={place.page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(page) => applicationList.pathOf({ ...place, page })}
      />
      <WithdrawDialog application={withdrawing} onClose={() => setWithdrawing(null)} />
      {recording && (
        <OutsideDialog start={recording} onSaved={showSaved} onClose={() => setRecording(null)} />
      )}
      <RemoveDialog
        record={removing}
        nextPath={applicationList.pathOf(placeAfterRemoval(place, data.length))}
        onClose={() => setRemoving(null)}
      />
    </>
  );
}

interface ListHeadProps {
  place: AppliedPlace;
  total: number;
  isSingle: boolean;
  onAdd: () => void;
}

function ListHead({ place, total, isSingle, onAdd }: ListHeadProps) {
  const say = useSay();
  if (isSingle) {
    return (
      <>
        <PageHeading>{say`Your application`}</PageHeading>
        <Link to={paths.jobsAppliedJob}>{say`See all your applications`}</Link>
      </>
    );
  }
  const tools = (
    <div className={`${ui['wrap3']} ${styles['tools']}`}>
      {total > 1 && (
        <SortSelect
          sort={place.sort}
          choices={sorts}
          pathOf={(sort) => applicationList.pathOf({ ...place, sort, page: 1 })}
        />
      )}
      <Button variant="secondary" onClick={onAdd}>
        {say`+ Add an application`}
      </Button>
    </div>
  );
  const tabs = lists.map(({ value, label }) => ({
    label,
    to: applicationList.pathOf({ ...place, show: value, page: 1 }),
    isCurrent: place.show === value,
  }));
  return (
    <>
      <PageHeading tools={tools}>{say`${plural(total, 'Job')} Found`}</PageHeading>
      <TabLinks label={say`Applications`} tabs={tabs} />
    </>
  );
}

interface RemoveDialogProps {
  /** Null while the dialog is closed. */
  record: OutsideApplication | null;
  /** The page to show afterwards. */
  nextPath: string;
  onClose: () => void;
}

function RemoveDialog({ record, nextPath, onClose }: RemoveDialogProps) {
  const say = useSay();
  const navigate = useNavigate();

  async function remove() {
    if (!record) return;
    await callApi('DELETE /outside-applications/:outsideId', { params: { outsideId: record.id } });
    await navigate(nextPath, { replace: true });
    showSuccess(msg`Application removed`);
    onClose();
  }

  return (
    <ConfirmDialog
      open={record !== null}
      title={say`Remove this application?`}
      confirm={say`Remove`}
      cancel={say`Keep it`}
      onConfirm={remove}
      onClose={onClose}
    >
      {say`Your record of ${record?.title} at ${record?.company} goes, with its note and its reminder.`}
    </ConfirmDialog>
  );
}

function NoApplications({ total, show }: { total: number; show: AppliedPlace['show'] }) {
  const say = useSay();
  if (total > 0) {
    return (
      <EmptyState
        title={say`The list ends before this page`}
        actions={<ButtonLink to={paths.jobsAppliedJob}>{say`Go to its start`}</ButtonLink>}
      />
    );
  }
  if (show === 'elsewhere') {
    return (
      <EmptyState title={say`You have recorded no application made elsewhere`}>
        {say`Keep those you send by mail or on other sites in the same list, with a note and a reminder.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={say`You have not applied for a job yet`}
      actions={<ButtonLink to={paths.browseJobFilterList}>{say`Find Job`}</ButtonLink>}
    >
      {say`Every application you send is listed here, with what the employer has done with it.`}
    </EmptyState>
  );
}

interface WithdrawDialogProps {
  /** Null while the dialog is closed. */
  application: Application | null;
  onClose: () => void;
}

function WithdrawDialog({ application, onClose }: WithdrawDialogProps) {
  const say = useSay();
  const { revalidate } = useRevalidator();

  async function withdraw() {
    if (!application) return;
    await callApi('POST /applications/:applicationId/withdraw', {
      params: { applicationId: application.id },
    });
    await revalidate();
    showSuccess(msg`Application withdrawn`);
    onClose();
  }

  return (
    <ConfirmDialog
      open={application !== null}
      title={say`Withdraw this application?`}
      confirm={say`Withdraw`}
      cancel={say`Keep it`}
      onConfirm={withdraw}
      onClose={onClose}
    >
      {say`${application?.job.company.name} will no longer consider you for ${application?.job.title}. You cannot apply for this job a second time.`}
    </ConfirmDialog>
  );
}
