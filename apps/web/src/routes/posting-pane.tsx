import { jobDetailPath } from '@waymark/contract/paths';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { ApplyLink } from '../areas/hiring/applications/components/apply-panel.tsx';
import { JobViewSignal } from '../areas/jobs/job-views/components/job-view-signal.tsx';
import { JobPane } from '../areas/jobs/jobs/components/job-pane.tsx';
import { canApplyOnline, isOpen } from '../areas/jobs/jobs/rules.ts';
import { MemberFit } from '../areas/resumes/resume-check/components/member-fit.tsx';
import { LikeButton } from '../areas/seeking/saved-jobs/components/like-button.tsx';
import { useEscape } from '../components/document/use-escape.ts';
import { LoadingLine } from '../components/data/loading-line.tsx';
import { Notice } from '../components/form/notice.tsx';
import { callApi } from '../lib/api-client.ts';
import { useLoaded } from '../lib/use-loaded.ts';
import ui from '../styles/primitives.module.css';
import styles from './posting-pane.module.css';
import { useSay } from '../lib/languages/say.ts';

interface PostingPaneProps {
  jobId: string;
  /** Whether the focus moves here once the posting is there. */
  takesFocus: boolean;
  onClose: () => void;
}

/** A posting beside the list that it stands in (L-34). */
export function PostingPane({ jobId, takesFocus, onClose }: PostingPaneProps) {
  const say = useSay();
  const pane = useRef<HTMLElement>(null);
  const { data, failure } = useLoaded(
    async (signal) => (await callApi('GET /jobs/:jobId', { params: { jobId } }, { signal })).data,
    [jobId],
  );
  const isCurrent = data?.id === jobId;
  const shown = isCurrent ? data.id : failure?.message;
  const arrive = useEffectEvent(() => {
    pane.current?.scrollTo(0, 0);
    if (takesFocus) pane.current?.focus({ preventScroll: true });
  });
  // With the posting, not after it was painted: whoever presses a key then is in it already.
  useLayoutEffect(() => {
    if (shown !== undefined) arrive();
  }, [shown]);
  function close() {
    document.querySelector<HTMLElement>('ol > li a[aria-current]')?.focus();
    onClose();
  }
  useEscape(close);

  return (
    <section
      ref={pane}
      className={styles['pane']}
      aria-label={isCurrent ? say`${data.title} at ${data.company.name}` : say`The chosen job`}
      aria-busy={!isCurrent && !failure}
      tabIndex={-1}
    >
      <CloseButton onClose={close} />
      {failure && !isCurrent && <Notice tone="bad">{failure.message}</Notice>}
      {!data && !failure && <LoadingLine>{say`Loading the job…`}</LoadingLine>}
      {data && (isCurrent || !failure) && (
        <JobPane
          job={data}
          actions={
            isOpen(data) && (
              <>
                {canApplyOnline(data) && <ApplyLink job={data} href={`${jobDetailPath(data.id)}#apply`} />}
                <LikeButton job={data} labelled />
              </>
            )
          }
          fit={isOpen(data) && <MemberFit jobId={data.id} />}
        />
      )}
      {isCurrent && <JobViewSignal jobId={jobId} source="search" />}
    </section>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const say = useSay();
  return (
    <button
      type="button"
      className={`${ui['centered']} ${ui['hoverSunken']} ${styles['close']}`}
      aria-label={say`Close this job`}
      onClick={onClose}
    >
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </button>
  );
}
