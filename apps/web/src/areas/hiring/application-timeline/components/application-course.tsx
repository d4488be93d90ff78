import type { ApplicationTimeline } from '@waymark/contract/hiring/application-timeline';
import { conversationPath } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../../lib/format-date.ts';
import { eventSentence, foldMessages, isOwnTurn, stepSentence } from '../rules.ts';
import styles from './application-course.module.css';

interface ApplicationCourseProps {
  timeline: ApplicationTimeline;
  company: string;
  /** Whether what has happened is shown at once. */
  isOpen: boolean;
  /** What is to be answered right here, such as the times of an interview. */
  children: ReactNode;
}

/** What comes next for an application, on top, and what has happened to it. */
export function ApplicationCourse({ timeline, company, isOpen, children }: ApplicationCourseProps) {
  const { nextStep, conversation, events } = timeline;
  return (
    <div className={styles['course']}>
      <p className={styles['next']} data-own={isOwnTurn(nextStep)}>
        <strong>Next:</strong> {stepSentence(nextStep, company)}
      </p>
      {children}
      <div className={styles['foot']}>
        <details className={styles['details']} open={isOpen}>
          <summary>What has happened</summary>
          <ol className={styles['events']} aria-label={`Course of your application at ${company}`}>
            {foldMessages(events).map(({ kind, at, count }, index) => (
              // Two things of a kind can happen at one moment.
              <li key={`${kind} ${at} ${index}`} className={styles['event']}>
                <span>
                  {eventSentence(kind, company)}
                  {count > 1 && ` (${count} messages)`}
                </span>
                <time className={styles['date']} dateTime={at}>
                  {formatDate(at)}
                </time>
              </li>
            ))}
          </ol>
        </details>
        {conversation && (
          <Link to={conversationPath('candidate', conversation.id)}>
            Messages{conversation.unread > 0 && ` (${conversation.unread} new)`}
          </Link>
        )}
      </div>
    </div>
  );
}
