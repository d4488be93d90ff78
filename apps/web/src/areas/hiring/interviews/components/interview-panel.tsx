import { msg } from '@waymark/contract/text/message';
import { interviewStatuses } from '@waymark/contract/hiring/choices';
import type { Interview } from '@waymark/contract/hiring/interviews';
import { labelOf } from '@waymark/contract/jobs/choices';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { formatTime } from '../rules.ts';
import { CalendarButton, InterviewFacts } from './interview-facts.tsx';
import styles from './interview.module.css';
import { OfferDialog } from './offer-form.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

interface InterviewPanelProps {
  applicationId: string;
  /** Latest first. */
  interviews: readonly Interview[];
  /** False for viewers, and where the application was withdrawn. */
  canOffer: boolean;
  /** Further buttons for the applicant. */
  tools?: ReactNode;
}

const cancelled = msg`The interview is cancelled. The candidate gets a mail.`;
const cancelledQuietly = msg`The interview is cancelled. The candidate gets no mail.`;

/** The interviews of an applicant, as the company plans them. */
export function InterviewPanel({ applicationId, interviews, canOffer, tools }: InterviewPanelProps) {
  const say = useSay();
  const [offering, setOffering] = useState<'new' | Interview | null>(null);
  const [cancelling, setCancelling] = useState<Interview | null>(null);
  const isOpen = interviews.some(({ status }) => status === 'offered' || status === 'others-asked');
  const { revalidate } = useRevalidator();

  async function cancel(quiet: boolean) {
    if (!cancelling) return;
    const params = { interviewId: cancelling.id };
    await callApi('POST /company/interviews/:interviewId/cancel', { params, body: { quiet } });
    setCancelling(null);
    await revalidate();
    showSuccess(quiet ? cancelledQuietly : cancelled);
  }

  return (
    <section className={`${ui['stack4']} ${ui['panel']} ${styles['panel']}`} aria-label={say`Interviews`}>
      <div className={ui['spread3']}>
        <h3 className={ui['textLg']}>{say`Interview`}</h3>
        {canOffer && (
          <Actions>
            {!isOpen && (
              <Button variant="secondary" onClick={() => setOffering('new')}>
                {say`Offer times`}
              </Button>
            )}
            {tools}
          </Actions>
        )}
      </div>
      {interviews.length === 0 && <p className={ui['note']}>{say`No times were offered yet.`}</p>}
      {interviews.map((interview) => (
        <InterviewItem
          key={interview.id}
          interview={interview}
          canChange={canOffer}
          onChange={() => setOffering(interview)}
          onCancel={() => setCancelling(interview)}
        />
      ))}
      <OfferDialog applicationIds={[applicationId]} offering={offering} onClose={() => setOffering(null)} />
      <ConfirmDialog
        open={cancelling !== null}
        title={say`Cancel this interview?`}
        confirm={say`Cancel and mail`}
        other={say`Without a mail`}
        cancel={say`Keep it`}
        onConfirm={() => cancel(false)}
        onOther={() => cancel(true)}
        onClose={() => setCancelling(null)}
      >
        {say`A mail tells the candidate, and the appointment leaves both calendars. Without it, tell the candidate yourself.`}
      </ConfirmDialog>
    </section>
  );
}

interface InterviewItemProps {
  interview: Interview;
  canChange: boolean;
  onChange: () => void;
  onCancel: () => void;
}

const tones = {
  offered: 'neutral',
  chosen: 'good',
  'others-asked': 'bad',
  declined: 'bad',
  cancelled: 'neutral',
} as const;

function InterviewItem({ interview, canChange, onChange, onCancel }: InterviewItemProps) {
  const say = useSay();
  const locale = useLocale();
  const { status, startsAt, slots, timeZone, answer } = interview;
  const isActive = status !== 'declined' && status !== 'cancelled';
  return (
    <div className={`${ui['stack2']} ${styles['item']}`}>
      <div className={ui['spread3']}>
        <p className={ui['strong']}>
          {startsAt === null
            ? slots.map((slot) => formatTime(slot.startsAt, timeZone, locale)).join(' · ')
            : formatTime(startsAt, timeZone, locale)}
        </p>
        <Badge tone={tones[status]}>{say(labelOf(interviewStatuses, status))}</Badge>
      </div>
      {isActive && <InterviewFacts interview={interview} />}
      {answer && <blockquote className={styles['note']}>“{answer}”</blockquote>}
      {isActive && (
        <Actions>
          {startsAt !== null && <CalendarButton interviewId={interview.id} />}
          {canChange && (
            <>
              <Button variant="quiet" onClick={onChange}>
                {say`Change`}
              </Button>
              <Button variant="quiet" onClick={onCancel}>
                {say`Cancel`}
              </Button>
            </>
          )}
        </Actions>
      )}
    </div>
  );
}
