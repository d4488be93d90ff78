import type {
  AuditFilters,
  AuditLog as Log,
  AuditChange,
  AuditEntry,
} from '@waymark/contract/identity/audit';
import { formatCount } from '@waymark/contract/text/format-count';
import { Link } from 'react-router';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { SaveFileButton } from '../../../../components/form/save-file-button.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { exportAuditLog } from '../api/list-audit-log.ts';
import { auditPath } from '../rules.ts';
import { AuditFiltersForm } from './audit-filters.tsx';
import styles from './audit-log.module.css';

/** In the time of whoever looks: the page is drawn in the browser alone. */
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Who of the staff did what, newest first, with what was before and after (L-17). */
export function AuditLog({ log, filters }: { log: Log; filters: AuditFilters }) {
  const { data, total, page, pageSize, members } = log;
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <PageHeading
        tools={total > 0 && <SaveFileButton save={() => exportAuditLog(filters)}>Save as CSV</SaveFileButton>}
      >
        Audit log
      </PageHeading>
      {/* Another address is another form: its fields begin with what that one asks for. */}
      <AuditFiltersForm key={auditPath(filters)} filters={filters} members={members} />
      <p className={styles['count']} role="status">
        {formatCount(total)} {total === 1 ? 'entry' : 'entries'}
      </p>
      {data.length === 0 ? (
        <EmptyState
          title={isFiltered ? 'Nothing fits' : 'Nothing yet'}
          actions={isFiltered && <ButtonLink to={auditPath({})}>Show everything</ButtonLink>}
        >
          {isFiltered ? 'Take a filter away.' : 'What staff do is listed here, and kept for two years.'}
        </EmptyState>
      ) : (
        <ol className={styles['entries']}>
          {data.map((entry) => (
            <AuditItem key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(to) => auditPath(filters, to)}
        label="Pages of the log"
      />
    </>
  );
}

function AuditItem({ entry }: { entry: AuditEntry }) {
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
