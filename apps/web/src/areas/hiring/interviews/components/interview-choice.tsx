import type { SentBody } from '@waymark/contract/endpoints';
import type { Interview } from '@waymark/contract/hiring/interviews';
import { nameZone } from '@waymark/contract/text/format-zone';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextArea } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { formatTime, ownTimeZone } from '../rules.ts';
import { CalendarButton, InterviewFacts } from './interview-facts.tsx';
import styles from './interview.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** An interview as its candidate sees and answers it. */
export function InterviewChoice({ interview, company }: { interview: Interview; company: string }) {
  const say = useSay();
  const locale = useLocale();
  const [asking, setAsking] = useState<keyof typeof answerTexts | null>(null);
  const { status, startsAt, timeZone } = interview;
  if (status === 'declined' || status === 'cancelled') return null;
  const isChoosing = status === 'offered' || status === 'others-asked';
  return (
    <section
      className={`${ui['stack4']} ${ui['panel']} ${styles['panel']}`}
      aria-label={say`Interview with ${company}`}
    >
      <h3 className={ui['textLg']}>
        {isChoosing ? say`Choose a time for your interview` : say`Your interview`}
      </h3>
      {startsAt !== null && (
        <div>
          <p className={ui['strong']}>{formatTime(startsAt, ownTimeZone(), locale)}</p>
          {timeZone !== ownTimeZone() && (
            <p className={styles['zone']}>
              {formatTime(startsAt, timeZone, locale)}, {nameZone(timeZone, locale)}
            </p>
          )}
        </div>
      )}
      <InterviewFacts interview={interview} />
      {status === 'others-asked' && <p>{say`You have asked for other times. ${company} got a mail.`}</p>}
      {isChoosing && <SlotForm interview={interview} />}
      <Actions>
        {startsAt !== null && <CalendarButton interviewId={interview.id} />}
        <Button variant="quiet" onClick={() => setAsking('ask')}>
          {say`Ask for other times`}
        </Button>
        <Button variant="quiet" onClick={() => setAsking('decline')}>
          {say`Decline`}
        </Button>
      </Actions>
      <Dialog
        open={asking !== null}
        title={asking ? answerTexts[asking].title : ''}
        onClose={() => setAsking(null)}
      >
        {asking && (
          <AnswerForm
            interviewId={interview.id}
            company={company}
            answer={asking}
            onClose={() => setAsking(null)}
          />
        )}
      </Dialog>
    </section>
  );
}

type Answer = SentBody<'POST /interviews/:interviewId/answer'>;

async function answerInterview(interviewId: string, body: Answer): Promise<void> {
  await callApi('POST /interviews/:interviewId/answer', { params: { interviewId }, body });
}

function SlotForm({ interview }: { interview: Interview }) {
  const say = useSay();
  const locale = useLocale();
  const [slotId, setSlotId] = useState('');
  const { pending, failure, run, fail } = useAction();
  const { revalidate } = useRevalidator();

  async function choose() {
    try {
      await answerInterview(interview.id, { answer: 'choose', slotId });
      showSuccess(msg`Your interview is set. The appointment is in your mail.`);
    } catch (reason) {
      setSlotId('');
      throw reason;
    } finally {
      // Also after a refusal: a time that another applicant has taken shows as such.
      await revalidate();
    }
  }

  return (
    <form
      className={ui['grid3']}
      onSubmit={(event) => {
        event.preventDefault();
        if (slotId) run(choose);
        else fail(msg`Choose one of the times.`);
      }}
    >
      {failure && <Notice tone="bad">{failure}</Notice>}
      <fieldset className={ui['grid2']}>
        <legend className={ui['note']}>
          {say`Times are shown in your own zone, ${nameZone(ownTimeZone(), locale)}.`}
        </legend>
        {interview.slots.map(({ id, startsAt, isGone }) => (
          <label key={id} className={`${ui['row3']} ${styles['slot']}`} data-gone={isGone}>
            <input
              type="radio"
              name={`slot-${interview.id}`}
              value={id}
              checked={slotId === id}
              disabled={isGone}
              onChange={() => setSlotId(id)}
            />
            <span>{formatTime(startsAt, ownTimeZone(), locale)}</span>
          </label>
        ))}
      </fieldset>
      <Actions>
        <Button type="submit" pending={pending}>
          {say`Choose this time`}
        </Button>
      </Actions>
    </form>
  );
}

const answerTexts = {
  ask: { title: msg`Ask for other times`, label: msg`When would suit you?`, send: msg`Ask for other times` },
  decline: {
    title: msg`Decline the interview?`,
    label: msg`Message to the company (optional)`,
    send: msg`Decline`,
  },
} as const;

interface AnswerFormProps {
  interviewId: string;
  company: string;
  answer: keyof typeof answerTexts;
  onClose: () => void;
}

/** Asks for other times, or declines. */
function AnswerForm({ interviewId, company, answer, onClose }: AnswerFormProps) {
  const say = useSay();
  const [text, setText] = useState('');
  const { pending, failure, run } = useAction();
  const { revalidate } = useRevalidator();
  const { label, send } = answerTexts[answer];

  async function submit() {
    await answerInterview(interviewId, { answer, text });
    onClose();
    await revalidate();
    showSuccess(say`${company} gets an email.`);
  }

  return (
    <form
      className={ui['stack5']}
      onSubmit={(event) => {
        event.preventDefault();
        run(submit);
      }}
    >
      {answer === 'decline' && (
        <p>{say`Your application stays as it is. The time becomes free for others.`}</p>
      )}
      <TextArea
        label={label}
        rows={4}
        maxLength={1000}
        value={text}
        error={failure || undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Actions align="end">
        <Button variant="secondary" onClick={onClose}>
          {say`Cancel`}
        </Button>
        <Button type="submit" variant={answer === 'decline' ? 'danger' : 'primary'} pending={pending}>
          {send}
        </Button>
      </Actions>
    </form>
  );
}
