import type {
  AuditChange,
  AuditEntry,
  AuditFilters,
  AuditLog as Log,
} from '@waymark/contract/identity/audit';
import {
  auditSubjectKinds,
  auditSubjectLabels,
  staffActionWords,
} from '@waymark/contract/identity/staff-choices';
import { paths, searchPath } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { SaveFileButton } from '../../../../components/form/save-file-button.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { formatMoment } from '../../../../lib/format-date.ts';
import { downloadFile } from '../../../../lib/api-client.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './audit-log.module.css';
import { useSay } from '../../../../lib/languages/say.ts';
import type { Say } from '@waymark/contract/text/say';
import { Options } from '../../../../components/form/choice-options.tsx';

/** The log of staff actions, newest first, with the values before and after (L-17). */
export function AuditLog({ log, filters }: { log: Log; filters: AuditFilters }) {
  const say = useSay();
  const locale = useLocale();
  const { data, total, page, pageSize, members } = log;
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <PageHeading
        tools={
          total > 0 && (
            <SaveFileButton
              save={() => downloadFile('GET /staff/audit/export', { query: filters }, 'audit-log.csv')}
            >
              {say`Save as CSV`}
            </SaveFileButton>
          )
        }
      >
        {say`Audit log`}
      </PageHeading>
      {/* The key resets the fields when the address changes. */}
      <AuditFiltersForm key={auditPath(filters)} filters={filters} members={members} />
      <p className={ui['note']} role="status">
        {formatCount(total, locale)} {total === 1 ? say`entry` : say`entries`}
      </p>
      {data.length === 0 ? (
        <EmptyState
          title={isFiltered ? say`Nothing fits` : say`Nothing yet`}
          actions={isFiltered && <ButtonLink to={auditPath({})}>{say`Show everything`}</ButtonLink>}
        >
          {isFiltered
            ? say`Take a filter away.`
            : say`What staff do is listed here, and kept for as long as the settings say.`}
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
        label={say`Pages of the log`}
      />
    </>
  );
}

function AuditItem({ entry }: { entry: AuditEntry }) {
  const say = useSay();
  const locale = useLocale();
  const { at, who, staffId, what, subjectKind, subjectId, subject, reason, changes } = entry;
  return (
    <li className={`${ui['grid2']} ${ui['bottomRule']}`}>
      <div className={`${ui['wrap']} ${styles['line']}`}>
        <p className={`${ui['shrink']} ${styles['what']}`}>
          {staffId ? (
            <Link className={ui['strong']} to={auditPath({ who: staffId })}>
              {who}
            </Link>
          ) : (
            <strong>{who}</strong>
          )}{' '}
          {what}{' '}
          {subjectId !== staffId && (
            <Link to={auditPath({ kind: subjectKind, subject: subjectId })}>
              {subject ?? `${say(auditSubjectLabels[subjectKind])} ${shorten(subjectId)}`}
            </Link>
          )}
        </p>
        <time className={ui['note']} dateTime={at}>
          {formatMoment(at, locale)}
        </time>
      </div>
      {reason && (
        <p className={`${ui['lead']} ${ui['anywhere']}`}>
          <VisuallyHidden>{say`Reason:`} </VisuallyHidden>“{reason}”
        </p>
      )}
      {changes.length > 0 && <Changes changes={changes} />}
    </li>
  );
}

function Changes({ changes }: { changes: readonly AuditChange[] }) {
  const say = useSay();
  return (
    <dl className={`${ui['grid1']} ${styles['changes']}`}>
      {changes.map(({ field, before, after }) => (
        <div className={styles['change']} key={field}>
          <dt>{field}</dt>
          <dd>
            {before !== null && (
              <>
                <VisuallyHidden>{say`before:`} </VisuallyHidden>
                <del>{before}</del>{' '}
              </>
            )}
            {after !== null && (
              <>
                <VisuallyHidden>{say`after:`} </VisuallyHidden>
                <ins>{after}</ins>
              </>
            )}
            {after === null && <span className={ui['muted']}>{say`taken away`}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The end of an id is enough to recognise it. */
function shorten(id: string): string {
  return id.length > 20 ? `…${id.slice(-8)}` : id;
}

const names = ['who', 'action', 'kind', 'subject', 'from', 'to', 'reason'] as const;

/** The server reports filters it cannot use. */
export function readAuditFilters(search: URLSearchParams): AuditFilters {
  const given = names.flatMap((name) => {
    const value = search.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(given);
}

/** Filters that are empty are left out. */
function auditPath(filters: Record<string, string | undefined>, page = 1): string {
  return searchPath({ ...filters, page: page > 1 ? page : undefined }, paths.staffAudit);
}

const actionChoices = (say: Say) =>
  Object.entries(staffActionWords).map(([value, words]) => ({ value, label: say(words).replace(/:$/, '') }));
const kindChoices = (say: Say) =>
  auditSubjectKinds.map((value) => ({ value, label: say(auditSubjectLabels[value]) }));

interface AuditFiltersFormProps {
  filters: AuditFilters;
  members: Log['members'];
}

/** The filters are kept in the address. */
function AuditFiltersForm({ filters, members }: AuditFiltersFormProps) {
  const say = useSay();
  const navigate = useNavigate();

  function show(form: HTMLFormElement) {
    const given = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') given.set(name, value);
    void navigate(auditPath(readAuditFilters(given)));
  }

  return (
    <form
      className={`${ui['grid4']} ${styles['filters']}`}
      aria-label={say`Filters`}
      onSubmit={(event) => {
        event.preventDefault();
        show(event.currentTarget);
      }}
    >
      <Choice label={say`Who`} name="who" value={filters.who}>
        {members.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label={say`Did what`} name="action" value={filters.action}>
        <Options choices={actionChoices(say)} />
      </Choice>
      <Choice label={say`To what`} name="kind" value={filters.kind}>
        <Options choices={kindChoices(say)} />
      </Choice>
      <TextField label={say`From (UTC)`} type="date" name="from" defaultValue={filters.from} />
      <TextField label={say`To (UTC)`} type="date" name="to" defaultValue={filters.to} />
      <TextField label={say`Reason`} name="reason" defaultValue={filters.reason} maxLength={100} />
      <TextField
        label={say`Id`}
        name="subject"
        defaultValue={filters.subject}
        maxLength={100}
        autoComplete="off"
      />
      <div className={ui['flex2']}>
        <Button type="submit">{say`Show`}</Button>
        {Object.keys(filters).length > 0 && (
          <ButtonLink variant="quiet" to={auditPath({})}>
            {say`Clear`}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string | undefined;
  children: ReactNode;
}

function Choice({ label, name, value, children }: ChoiceProps) {
  const say = useSay();
  return (
    <SelectField label={label} name={name} defaultValue={value ?? ''}>
      <option value="">{say`Any`}</option>
      {children}
    </SelectField>
  );
}
