import type { StaffMessageDetail } from '@waymark/contract/office/staff-messages';
import { Link } from 'react-router';
import styles from '../../../../components/data/desk.module.css';
import { Badge } from '../../../../components/data/tag.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { formatSince } from '../../../../lib/format-since.ts';
import { staffUserPath } from '../rules.ts';
import { AnswerForm } from './answer-form.tsx';
import { messagesPath } from './message-frame.tsx';

const stateWords = { open: 'To answer', answered: 'Answered', spam: 'Spam' } as const;

/** A message of the contact page, what was answered, and the answer that is written now. */
export function MessageDesk({ message }: { message: StaffMessageDetail }) {
  const { name, email, message: text, state, heldBy, at, userId, answers } = message;
  return (
    <>
      <PageHeading
        tools={
          <ButtonLink variant="secondary" to={messagesPath(state)}>
            Back to the list
          </ButtonLink>
        }
      >
        {name}
      </PageHeading>
      <p className={styles['badges']}>
        <Badge tone={state === 'answered' ? 'good' : 'neutral'}>{stateWords[state]}</Badge>
        <span>{email}</span>
        {userId && <Link to={staffUserPath(userId)}>See the account</Link>}
      </p>
      {heldBy && <Notice tone="bad">{heldBy} is answering this message.</Notice>}
      <Card title="The message">
        <p className={styles['text']}>{text}</p>
        <p className={styles['quiet']}>
          <time dateTime={at}>{formatSince(at)}</time>
        </p>
      </Card>
      {answers.length > 0 && (
        <Card title="What was answered">
          <ol className={styles['list']}>
            {answers.map((answer) => (
              <li key={answer.id}>
                <p className={styles['text']}>{answer.text}</p>
                <p className={styles['quiet']}>
                  {answer.who ?? 'Somebody who has left'},{' '}
                  <time dateTime={answer.at}>{formatSince(answer.at)}</time>
                </p>
              </li>
            ))}
          </ol>
        </Card>
      )}
      {!heldBy && <AnswerForm message={message} />}
    </>
  );
}
