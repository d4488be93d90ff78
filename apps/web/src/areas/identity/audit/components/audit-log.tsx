import type { AuditFilters, AuditLog as Log } from '@waymark/contract/identity/audit';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { SaveFileButton } from '../../../../components/form/save-file-button.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { formatCount } from '@waymark/contract/text/format-count';
import { exportAuditLog } from '../api/list-audit-log.ts';
import { auditPath } from '../rules.ts';
import { AuditFiltersForm } from './audit-filters.tsx';
import { AuditItem } from './audit-item.tsx';
import styles from './audit-log.module.css';

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
