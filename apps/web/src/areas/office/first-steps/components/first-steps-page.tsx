import { labelOf } from '@waymark/contract/jobs/choices';
import { firstSteps, type FirstStepName } from '@waymark/contract/office/first-step-choices';
import type { FirstStep, FirstSteps } from '@waymark/contract/office/first-steps';
import { msg, plural } from '@waymark/contract/text/message';
import { useEffect, useState } from 'react';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import ui from '../../../../styles/primitives.module.css';
import { stepPages } from '../rules.ts';
import styles from './first-steps.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** How often it is looked whether a test mail was handed over. */
const lookMs = 1500;

/** The open steps of a new board, each with its page (L-31). */
export function FirstStepsPage({ initial }: { initial: FirstSteps }) {
  const say = useSay();
  const [steps, setSteps] = useState(initial);
  const left = steps.data.filter(({ state }) => state === 'open').length;
  const isWaiting = steps.testMail?.state === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    const look = () => void callApi('GET /staff/first-steps').then(setSteps, () => undefined);
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return (
    <>
      <PageHeading>{say`First steps`}</PageHeading>
      <p className={ui['lead']} role="status">
        {left === 0
          ? say`Everything is settled. The board is ready.`
          : say`${plural(left, 'step is', 'steps are')} left. Settings in capitals belong to the server: they hold after its next start.`}
      </p>
      <ol className={ui['grid4']}>
        {steps.data.map((step) => (
          <Step key={step.step} step={step} testMail={steps.testMail} onChanged={setSteps} />
        ))}
      </ol>
    </>
  );
}

interface StepProps {
  step: FirstStep;
  testMail: FirstSteps['testMail'];
  onChanged: (steps: FirstSteps) => void;
}

const states = {
  done: { label: msg`Done`, tone: 'good' },
  open: { label: msg`Missing`, tone: 'bad' },
  dismissed: { label: msg`Set aside`, tone: 'neutral' },
} as const;

function Step({ step: { step, state, text }, testMail, onChanged }: StepProps) {
  const say = useSay();
  const { label, tone } = states[state];
  const page = stepPages[step];
  return (
    <li className={`${ui['card']} ${ui['stack3']} ${styles['step']}`}>
      <h2 className={`${ui['cluster3']} ${styles['name']}`}>
        {say(labelOf(firstSteps, step))} <Badge tone={tone}>{label}</Badge>
      </h2>
      <p className={ui['anywhere']} dir="auto">
        {text}
      </p>
      {step === 'mail' && <TestMailNote testMail={testMail} />}
      {(step === 'mail' || state !== 'done') && (
        <Actions>
          {step === 'mail' && <TestMailButton isProven={state === 'done'} onChanged={onChanged} />}
          {page && (
            <ButtonLink variant="secondary" to={page.to}>
              {page.label}
            </ButtonLink>
          )}
          {state !== 'done' && (
            <DismissButton step={step} isDismissed={state === 'dismissed'} onChanged={onChanged} />
          )}
        </Actions>
      )}
    </li>
  );
}

interface DismissButtonProps extends Pick<StepProps, 'onChanged'> {
  step: FirstStepName;
  isDismissed: boolean;
}

function DismissButton({ step, isDismissed, onChanged }: DismissButtonProps) {
  const say = useSay();
  const { pending, run } = useAction(showFailed);
  const change = async () =>
    onChanged(
      await callApi('PUT /staff/first-steps/:step', { params: { step }, body: { dismissed: !isDismissed } }),
    );
  return (
    <Button variant="quiet" pending={pending} onClick={() => run(change)}>
      {isDismissed ? say`Take it up again` : say`Not needed here`}
      <VisuallyHidden>: {say(labelOf(firstSteps, step))}</VisuallyHidden>
    </Button>
  );
}

/** The state of the last test mail, until it was handed over. */
function TestMailNote({ testMail }: Pick<StepProps, 'testMail'>) {
  const say = useSay();
  if (!testMail || testMail.state === 'sent') return null;
  const { reason } = testMail;
  if (testMail.state === 'waiting') {
    return (
      <p role="status">
        {say`The test mail waits for the mail server.`}
        {reason && <> {say`The last attempt failed: ${reason}`}</>}
      </p>
    );
  }
  return (
    <Notice tone="bad">
      {say`The test mail was not taken.`} {reason && say`The mail server said: ${reason}`}
    </Notice>
  );
}

function TestMailButton({ isProven, onChanged }: Pick<StepProps, 'onChanged'> & { isProven: boolean }) {
  const say = useSay();
  const { pending, run } = useAction(showFailed);
  const send = async () => {
    showSuccess((await callApi('POST /staff/first-steps/test-mail')).message);
    onChanged(await callApi('GET /staff/first-steps'));
  };
  return (
    <Button variant={isProven ? 'secondary' : 'primary'} pending={pending} onClick={() => run(send)}>
      {say`Send a test mail`}
    </Button>
  );
}
