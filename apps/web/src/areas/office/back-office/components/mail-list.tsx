import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import {
  mailKeptDays,
  sentMailKinds,
  sentMailLists,
  sentMailStates,
} from '@waymark/contract/office/choices/sent-mails';
import type { SentMailState } from '@waymark/contract/office/choices/sent-mails';
import type { StaffMail, StaffMailsQuery } from '@waymark/contract/office/mails';
import type { Page } from '@waymark/contract/pagination';
import { paths, searchPath } from '@waymark/contract/paths';
import { plural } from '@waymark/contract/text/format-count';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { TabLinks } from '../../../../components/data/tab-links.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { WordsSearch } from '../../../../components/data/words-search.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { RowButton } from './row-button.tsx';
import styles from '../../../../components/data/desk.module.css';

const tones: Readonly<Record<SentMailState, 'good' | 'bad' | 'neutral'>> = {
  waiting: 'neutral',
  sent: 'good',
  failed: 'bad',
  bounced: 'bad',
};

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

/** A mail of the list: whose it is, what became of it, and what can be done where it did not arrive. */
function MailRow({ mail }: { mail: StaffMail }) {
  const { to, kind, state, attempts, reason, createdAt, sentAt } = mail;
  const at = sentAt ?? createdAt;
  return (
    <tr>
      <th scope="row" className={styles['name']}>
        {to || 'An address that was not noted'}
        <span className={styles['detail']}>{labelOf(sentMailKinds, kind)}</span>
      </th>
      <td>
        <Badge tone={tones[state]}>{labelOf(sentMailStates, state)}</Badge>
        {reason && <span className={styles['detail']}>{reason}</span>}
        {attempts > 1 && <span className={styles['detail']}>{plural(attempts, 'try', 'tries')}</span>}
      </td>
      <td className={styles['since']}>
        <time dateTime={at}>{formatSince(at)}</time>
      </td>
      <td>{mail.isResendable && <MailActions id={mail.id} to={to} />}</td>
    </tr>
  );
}

function MailActions({ id, to }: { id: string; to: string }) {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const [asked, setAsked] = useState(false);

  async function resend() {
    setPending(true);
    try {
      showSuccess(await resendMail(id));
      await revalidate();
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  async function setAside() {
    showSuccess(await setMailAside(id));
    setAsked(false);
    await revalidate();
  }

  return (
    <span className={styles['tools']}>
      <RowButton name={`to ${to}`} pending={pending} onPress={() => void resend()}>
        Send again
      </RowButton>
      <RowButton name={`the mail to ${to}`} onPress={() => setAsked(true)}>
        Set aside
      </RowButton>
      <ConfirmDialog
        open={asked}
        title="Set this mail aside"
        confirm="Set aside"
        onConfirm={setAside}
        onClose={() => setAsked(false)}
      >
        What the mail to {to} says is forgotten: it cannot be sent any more. That it did not arrive stays
        here.
      </ConfirmDialog>
    </span>
  );
}

/** Gives what to say afterwards, as the other one. */
async function resendMail(mailId: string): Promise<string> {
  const { message } = await callApi('POST /staff/mails/:mailId/resend', { params: { mailId } });
  return message;
}

async function setMailAside(mailId: string): Promise<string> {
  const { message } = await callApi('POST /staff/mails/:mailId/set-aside', { params: { mailId } });
  return message;
}
