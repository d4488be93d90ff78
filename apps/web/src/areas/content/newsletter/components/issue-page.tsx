import type { IssueCard, IssueDetail } from '@waymark/contract/content/archive';
import { issuePath } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { Prose } from '../../../../components/layout/prose.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { archivePath } from '../rules.ts';
import { SubscribeCard } from './archive-page.tsx';
import styles from './issue-page.module.css';

/** An issue as it was sent. */
export function IssuePage({ issue }: { issue: IssueDetail }) {
  const { title, summary, sentAt, html, earlier, later } = issue;
  return (
    <div className={styles['page']}>
      <article>
        <header className={styles['head']}>
          <p>
            <Link to={archivePath()}>Newsletter</Link> · <time dateTime={sentAt}>{formatDate(sentAt)}</time>
          </p>
          <h1>{title}</h1>
          <p className={styles['lead']}>{summary}</p>
        </header>
        <div className={styles['text']}>
          <Prose html={html} />
        </div>
      </article>
      <SubscribeCard />
      {(earlier ?? later) && (
        <nav className={styles['others']} aria-label="Other issues">
          {earlier && <Other name="Before it" issue={earlier} />}
          {later && <Other name="After it" issue={later} />}
        </nav>
      )}
    </div>
  );
}

function Other({ name, issue: { slug, title } }: { name: string; issue: IssueCard }) {
  return (
    <Link to={issuePath(slug)}>
      <span>{name}</span>
      {title}
    </Link>
  );
}
