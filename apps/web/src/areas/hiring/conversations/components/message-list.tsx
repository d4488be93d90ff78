import type { ConversationMessage } from '@waymark/contract/hiring/conversations';
import { formatClock, groupByDay } from '../rules.ts';
import styles from './message-list.module.css';

interface MessageListProps {
  /** The newest first. */
  messages: readonly ConversationMessage[];
  counterpart: string;
}

export function MessageList({ messages, counterpart }: MessageListProps) {
  return (
    <ol className={styles['days']} aria-label="Messages">
      {groupByDay(messages).map(({ day, messages: ofDay }) => (
        <li key={day} className={styles['day']}>
          <h3 className={styles['date']}>{day}</h3>
          <ol className={styles['messages']}>
            {ofDay.map((message) => (
              <li key={message.id} className={styles['message']} data-own={message.own}>
                <p className={styles['text']}>{message.text}</p>
                <p className={styles['meta']}>
                  {message.author || (message.own ? 'A colleague' : counterpart)} ·{' '}
                  <time dateTime={message.sentAt}>{formatClock(message.sentAt)}</time>
                  {message.own && message.readAt !== null && ' · Read'}
                </p>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
