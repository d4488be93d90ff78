import type { Interview } from '@waymark/contract/hiring/interviews';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { answerInterview } from '../api/answer-interview.ts';
import { formatTime, ownTimeZone } from '../rules.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { InterviewFacts } from './interview-facts.tsx';
import styles from './interview.module.css';

/** An interview as the candidate answers it; those that have ended say so. */
export function InterviewChoice({ interview, company }: { interview: Interview; company: string }) {
  const [asking, setAsking] = useState<'ask' | 'decline' | null>(null);
  const { status, startsAt, timeZone } = interview;
  if (status === 'declined' || status === 'cancelled') return null;
  const isChoosing = status === 'offered' || status === 'others-asked';
  return (
    <section className={styles['panel']} aria-label={`Interview with ${company}`}>
      <h3 className={styles['title']}>
        {isChoosing ? 'Choose a time for your interview' : 'Your interview'}
      </h3>
      {startsAt !== null && (
        <div>
          <p className={styles['time']}>{formatTime(startsAt, ownTimeZone())}</p>
          {timeZone !== ownTimeZone() && (
            <p className={styles['zone']}>
              {formatTime(startsAt, timeZone)} in {timeZone}
            </p>
          )}
        </div>
      )}
      <InterviewFacts interview={interview} />
      {status === 'others-asked' && <p>You have asked for other times. {company} is told.</p>}
      {isChoosing && <SlotForm interview={interview} />}
      <Actions>
        {startsAt !== null && <CalendarButton interviewId={interview.id} />}
        <Button variant="quiet" onClick={() => setAsking('ask')}>
          Ask for other times
        </Button>
        <Button variant="quiet" onClick={() => setAsking('decline')}>
          Decline
        </Button>
      </Actions>
      <AnswerDialog
        interviewId={interview.id}
        asking={asking}
        company={company}
        onClose={() => setAsking(null)}
      />
    </section>
  );
}

function SlotForm({ interview }: { interview: Interview }) {
  const [slotId, setSlotId] = useState('');
  const [failure, setFailure] = useState('');
  const [pending, setPending] = useState(false);
  const { revalidate } = useRevalidator();

  async function choose() {
    if (!slotId) return setFailure('Choose one of the times.');
    setPending(true);
    setFailure('');
    try {
      await answerInterview(interview.id, { answer: 'choose', slotId });
      showSuccess('Your interview is set. The appointment is in your mail.');
    } catch (reason) {
      setFailure(messageOf(reason));
      setSlotId('');
    } finally {
      setPending(false);
      // Also after a refusal: a time that somebody else has taken shows as such.
      await revalidate();
    }
  }

  return (
    <form
      className={styles['times']}
      onSubmit={(event) => {
        event.preventDefault();
        void choose();
      }}
    >
      {failure && <Notice tone="bad">{failure}</Notice>}
      <fieldset className={styles['slots']}>
        <legend className={styles['hint']}>Times are shown in your zone, {ownTimeZone()}.</legend>
        {interview.slots.map(({ id, startsAt, isGone }) => (
          <label key={id} className={styles['slot']} data-gone={isGone}>
            <input
              type="radio"
              name={`slot-${interview.id}`}
              value={id}
              checked={slotId === id}
              disabled={isGone}
              onChange={() => setSlotId(id)}
            />
            <span>{formatTime(startsAt, ownTimeZone())}</span>
          </label>
        ))}
      </fieldset>
      <Actions>
        <Button type="submit" pending={pending}>
          Choose this time
        </Button>
      </Actions>
    </form>
  );
}
