import type { WaitingApplication } from '@waymark/contract/lifecycle/guest-applications';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { QuestionField } from '../../../../components/form/question-field.tsx';
import { useRefusal } from '../../../../components/form/use-refusal.ts';
import { TermsNote } from '../../../../components/layout/privacy-note.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './guest-applications.module.css';
import { markLanguage } from '@waymark/contract/jobs/mark-language';
import { msg } from '@waymark/contract/text/message';
import { useLanguage } from '../../../../lib/languages/language.ts';
import { rich, useSay } from '../../../../lib/languages/say.ts';

export interface Delivered {
  message: string;
  passwordPath: string | null;
}

interface ConfirmFormProps {
  token: string;
  waiting: WaitingApplication;
  onDelivered: (delivered: Delivered) => void;
}

/** The application of the mailed link, and the button that sends it: mail scanners open links (L-33). */
export function ConfirmForm({ token, waiting, onDelivered }: ConfirmFormProps) {
  const say = useSay();
  const { job, hasAccount, problem, questions, mustAnswer } = waiting;
  const [answers, setAnswers] = useState(waiting.answers);
  const [pending, setPending] = useState(false);
  const { problems, message, refuseFor } = useRefusal(
    Object.fromEntries(questions.map(({ id }) => [`answers.${id}`, answers[id] ?? ''])),
  );
  const { revalidate } = useRevalidator();

  async function send() {
    setPending(true);
    try {
      const body = { token, ...(mustAnswer && { answers }) };
      const confirmed = await callApi('POST /guest-applications/confirm', { body });
      return onDelivered({ message: confirmed.message, ...confirmed.data });
    } catch (failure) {
      refuseFor(failure);
      // The employer may have changed something meanwhile: the page shows what holds now.
      await revalidate();
    } finally {
      setPending(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  return (
    <form className={ui['stack5']} noValidate onSubmit={submit}>
      <p>
        {hasAccount
          ? say`${job.companyName} has received nothing yet. This is what the button sends, from your account:`
          : say`${job.companyName} has received nothing yet. This is what the button sends:`}
      </p>
      <Summary waiting={waiting} withAnswers={!mustAnswer} />
      {mustAnswer && problem === '' && (
        <NewQuestions waiting={waiting} answers={answers} problems={problems} onAnswers={setAnswers} />
      )}
      {(problem || message) && <Notice tone="bad">{problem || message}</Notice>}
      {problem === '' ? (
        <>
          <Button type="submit" pending={pending}>
            {say`Send my application`}
          </Button>
          <SendingNotes hasAccount={hasAccount} />
        </>
      ) : (
        <ButtonLink variant="secondary" to={jobDetailPath(job.id)}>
          {say`Go to the job`}
        </ButtonLink>
      )}
    </form>
  );
}

interface NewQuestionsProps {
  waiting: WaitingApplication;
  answers: Record<string, string>;
  problems: Readonly<Record<string, string>>;
  onAnswers: (answers: Record<string, string>) => void;
}

function NewQuestions({ waiting: { job, questions }, answers, problems, onAnswers }: NewQuestionsProps) {
  const say = useSay();
  return (
    <>
      <p>{say`${job.companyName} has changed its questions since. Please answer them as they are now.`}</p>
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={answers[question.id] ?? ''}
          error={problems[`answers.${question.id}`]}
          onAnswer={(answer) => onAnswers({ ...answers, [question.id]: answer })}
        />
      ))}
    </>
  );
}

/** The other consequences of the button. */
function SendingNotes({ hasAccount }: { hasAccount: boolean }) {
  const say = useSay();
  if (hasAccount)
    return <p className={ui['note']}>{say`You did not apply? Close this page: nothing is sent.`}</p>;
  return (
    <>
      <p className={ui['note']}>
        {say`An account is opened for you under this email, in which you can follow the application. You did not apply? Close this page: nothing is sent.`}
      </p>
      <TermsNote by="sending" />
    </>
  );
}

function Summary({ waiting, withAnswers }: { waiting: WaitingApplication; withAnswers: boolean }) {
  const say = useSay();
  const language = useLanguage();
  const { job, name, email, resumeName, coverLetter, questions, answers } = waiting;
  const answered = withAnswers ? questions.filter(({ id }) => answers[id]) : [];
  return (
    <dl className={`${ui['card']} ${styles['summary']}`}>
      <Fact term={say`Job`}>
        <Link to={jobDetailPath(job.id)} target="_blank" {...markLanguage(job.language, language)}>
          {job.title}
        </Link>
        , {job.companyName}
      </Fact>
      <Fact term={say`Your name`}>{name}</Fact>
      <Fact term={say`Email`}>{email}</Fact>
      <Fact term={say`Resume`}>{resumeName}</Fact>
      {coverLetter !== '' && <Fact term={say`Cover letter`}>{coverLetter}</Fact>}
      {answered.map(({ id, question }) => (
        <Fact term={question} key={id}>
          {answers[id]}
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** After the press: how to follow the application. */
export function DeliveredNote({ waiting, delivered }: { waiting: WaitingApplication; delivered: Delivered }) {
  const say = useSay();
  const { isAuthenticated } = useAuth();
  const { job, email } = waiting;
  const { message, passwordPath } = delivered;
  return (
    <div className={ui['stack5']}>
      <Notice tone="good" focus>
        {message}
      </Notice>
      <p>{say`We mail you when they open it, and when they decide.`}</p>
      {passwordPath === null ? (
        <ButtonLink
          to={isAuthenticated ? paths.jobsAppliedJob : paths.login}
          state={{ next: paths.jobsAppliedJob, email }}
        >
          {say`See your applications`}
        </ButtonLink>
      ) : (
        <>
          <p>
            {rich(
              say,
              msg`Your account is <strong>${email}</strong>. Set a password to follow the application or to withdraw it. You can leave it for later: the sign-in page mails you a link that signs in.`,
              { strong: <strong /> },
            )}
          </p>
          <ButtonLink to={passwordPath} state={{ next: paths.jobsAppliedJob }}>
            {say`Set a password`}
          </ButtonLink>
        </>
      )}
      <ButtonLink variant="quiet" to={jobDetailPath(job.id)}>
        {say`Back to the job`}
      </ButtonLink>
    </div>
  );
}
