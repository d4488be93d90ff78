import { plural } from '@waymark/contract/text/message';
import type { ApplicationTimeline } from '@waymark/contract/hiring/application-timeline';
import { conversationPath } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { InterviewChoice } from '../../interviews/components/interview-choice.tsx';
import { eventSentence, foldMessages, needsCandidate, stepSentence } from '../rules.ts';
import styles from './application-course.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface ApplicationCourseProps {
  timeline: ApplicationTimeline;
  company: string;
  /** Whether the events are unfolded at first. */
  isOpen: boolean;
}

/** The next step of an application, its interviews and its events. */
export function ApplicationCourse({ timeline, company, isOpen }: ApplicationCourseProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { nextStep, conversation, events } = timeline;
  const interviews = nextStep === 'withdrawn' ? [] : timeline.interviews;
  return (
    <div className={ui['stack3']}>
      <p className={styles['next']} data-own={needsCandidate(nextStep)}>
        <strong>{say`Next:`}</strong> {stepSentence(say, nextStep, company)}
      </p>
      {interviews.map((interview) => (
        <InterviewChoice key={interview.id} interview={interview} company={company} />
      ))}
      <div className={`${ui['grid4']} ${styles['foot']}`}>
        <details className={styles['details']} open={isOpen}>
          <summary>{say`What has happened`}</summary>
          <ol className={styles['events']} aria-label={say`Course of your application at ${company}`}>
            {foldMessages(events).map(({ kind, at, count }, index) => (
              // Two events of one kind can share a moment.
              <li key={`${kind} ${at} ${index}`} className={`${ui['wrap']} ${styles['event']}`}>
                <span>
                  {count > 1
                    ? say`${eventSentence(say, kind, company)} (${plural(count, 'message')})`
                    : eventSentence(say, kind, company)}
                </span>
                <time className={ui['muted']} dateTime={at}>
                  {formatDate(words, at, locale)}
                </time>
              </li>
            ))}
          </ol>
        </details>
        {conversation && (
          <Link to={conversationPath('candidate', conversation.id)}>
            {conversation.unread > 0 ? say`Messages (${conversation.unread} new)` : say`Messages`}
          </Link>
        )}
      </div>
    </div>
  );
}
