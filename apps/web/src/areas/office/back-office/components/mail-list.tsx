import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import { mailKeptDays, sentMailKinds, sentMailLists } from '@waymark/contract/office/choices/sent-mails';
import type { Page } from '@waymark/contract/pagination';
import { paths, searchPath } from '@waymark/contract/paths';
import type { StaffMail, StaffMailsQuery } from '@waymark/contract/office/mails';
import { useNavigate } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from '../../../../components/data/desk.module.css';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { TabLinks } from '../../../../components/data/tab-links.tsx';
import { WordsSearch } from '../../../../components/data/words-search.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { MailRow } from './mail-row.tsx';

const columns = [
  { name: 'To' },
  { name: 'What became of it' },
  { name: 'When' },
  { name: 'Actions', unnamed: true },
];

const mailsPath = ({ show, kind, q, page }: Partial<StaffMailsQuery>) =>
  searchPath({ show: show === 'all' ? '' : show, kind, q, page: page === 1 ? '' : page }, paths.staffMails);

/** Mails and what has become of them, the latest first (J-5). */
export function MailList({ query, mails }: { query: StaffMailsQuery; mails: Page<StaffMail> }) {
  const { data, total, page, pageSize } = mails;
  return (
    <>
      <PageHeading>Mails</PageHeading>
      <p className={styles['quiet']}>
        Mails of the last {mailKeptDays} days. What they say is not shown: many carry a link that is for their
        reader alone.
      </p>
      <TabLinks
        label="Lists of mails"
        tabs={sentMailLists.map(({ value, label }) => ({
          label,
          to: mailsPath({ ...query, show: value, page: 1 }),
          isCurrent: value === query.show,
        }))}
      />
      <MailFilters query={query} />
      {total > 0 ? (
        <DataTable columns={columns}>
          {data.map((mail) => (
            <MailRow key={mail.id} mail={mail} />
          ))}
        </DataTable>
      ) : (
        <EmptyState title="No mail is here">{describeEmpty(query)}</EmptyState>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(next) => mailsPath({ ...query, page: next })}
      />
    </>
  );
}

function describeEmpty({ show, q, kind }: StaffMailsQuery): string {
  if (q || kind) return 'Try another list, or take a filter away. An address has to be whole.';
  if (show === 'failed') return 'A mail that is given up after a day and a half of tries comes here.';
  if (show === 'bounced') return 'A mail that the mail server refuses for good comes here.';
  return 'What the board mails comes here.';
}

function MailFilters({ query }: { query: StaffMailsQuery }) {
  const navigate = useNavigate();
  return (
    <div className={styles['filters']}>
      <WordsSearch
        label="Address"
        words={query.q}
        onSearch={(q) => void navigate(mailsPath({ ...query, q, page: 1 }))}
      />
      <SelectField
        label="Kind"
        value={query.kind ?? ''}
        onChange={({ target }) => {
          const kind = sentMailKinds.find(({ value }) => value === target.value)?.value;
          const { show, q } = query;
          void navigate(mailsPath({ show, q, ...(kind && { kind }) }));
        }}
      >
        <option value="">Any</option>
        {sentMailKinds.map(({ value }) => (
          <option key={value} value={value}>
            {labelOf(sentMailKinds, value)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
