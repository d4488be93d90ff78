import type { AuditChange, AuditEntry } from '@waymark/contract/identity/audit';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { auditPath } from '../rules.ts';
import styles from './audit-log.module.css';

/** In the time of whoever looks: the page is drawn in the browser alone. */
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export function AuditItem({ entry }: { entry: AuditEntry }) {
  const { at, who, staffId, what, subjectKind, subjectId, subject, reason, changes } = entry;
  return (
    <li className={styles['entry']}>
      <div className={styles['line']}>
        <p className={styles['what']}>
          {staffId ? (
            <Link className={styles['who']} to={auditPath({ who: staffId })}>
              {who}
            </Link>
          ) : (
            <strong>{who}</strong>
          )}{' '}
          {what} {/* Of what somebody did with themselves the name stands there already. */}
          {subjectId !== staffId && (
            <Link to={auditPath({ kind: subjectKind, subject: subjectId })}>
              {subject ?? `${subjectKind.replaceAll('-', ' ')} ${shorten(subjectId)}`}
            </Link>
          )}
        </p>
        <time className={styles['when']} dateTime={at}>
          {moment.format(new Date(at))}
        </time>
      </div>
      {reason && (
        <p className={styles['reason']}>
          <VisuallyHidden>Reason: </VisuallyHidden>“{reason}”
        </p>
      )}
      {changes.length > 0 && <Changes changes={changes} />}
    </li>
  );
}

function Changes({ changes }: { changes: readonly AuditChange[] }) {
  return (
    <dl className={styles['changes']}>
      {changes.map(({ field, before, after }) => (
        <div className={styles['change']} key={field}>
          <dt>{field}</dt>
          <dd>
            {before !== null && (
              <>
                <VisuallyHidden>before: </VisuallyHidden>
                <del>{before}</del>{' '}
              </>
            )}
            {after !== null && (
              <>
                <VisuallyHidden>after: </VisuallyHidden>
                <ins>{after}</ins>
              </>
            )}
            {after === null && <span className={styles['none']}>taken away</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Enough of an id to tell it from its neighbours. */
function shorten(id: string): string {
  return id.length > 20 ? `…${id.slice(-8)}` : id;
}
