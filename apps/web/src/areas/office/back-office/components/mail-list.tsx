import { sentMailKinds } from '@waymark/contract/all-mails';
import { labelOf } from '@waymark/contract/jobs/choices';
import type { StaffMail, StaffMailsQuery } from '@waymark/contract/office/staff-mails';
import { sentMailLists } from '@waymark/contract/office/staff-choices';
import { sentMailStates, type SentMailState } from '@waymark/contract/identity/mail-choices';
import type { Page } from '@waymark/contract/pagination';
import { paths, searchPath } from '@waymark/contract/paths';
import { msg, plural } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import styles from '../../../../components/data/desk.module.css';
import { DeskList, EmptyDesk, RowButton, SinceCell } from '../../../../components/data/desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { WordsSearch } from '../../../../components/data/words-search.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

const tones: Readonly<Record<SentMailState, 'good' | 'bad' | 'neutral'>> = {
  waiting: 'neutral',
  sent: 'good',
  failed: 'bad',
  bounced: 'bad',
};

const columns = [
  { name: msg`To` },
  { name: msg`What became of it` },
  { name: msg`When` },
  { name: msg`Actions`, unnamed: true },
];

const mailsPath = ({ show, kind, q, page }: Partial<StaffMailsQuery>) =>
  searchPath({ show: show === 'all' ? '' : show, kind, q, page: page === 1 ? '' : page }, paths.staffMails);

/** Mails and their delivery, the latest first (J-5). */
export function MailList({ query, mails }: { query: StaffMailsQuery; mails: Page<StaffMail> }) {
  const say = useSay();
  return (
    <DeskList
      title={say`Mails`}
      intro={
        <p className={ui['note']}>
          {say`Mails are listed for as long as the settings keep them. Their text is not shown: many carry a link that is for their reader alone.`}
        </p>
      }
      tabs={{
        label: say`Lists of mails`,
        choices: sentMailLists,
        show: query.show,
        pathOf: (show) => mailsPath({ ...query, show, page: 1 }),
      }}
      filters={<MailFilters query={query} />}
      list={mails}
      pathOfPage={(page) => mailsPath({ ...query, page })}
      columns={columns}
      empty={<EmptyDesk title={say`No mail is here`}>{describeEmpty(query)}</EmptyDesk>}
    >
      {mails.data.map((mail) => (
        <MailRow key={mail.id} mail={mail} />
      ))}
    </DeskList>
  );
}

function describeEmpty({ show, q, kind }: StaffMailsQuery): string {
  if (q || kind) return msg`Try another list, or take a filter away. An address has to be whole.`;
  if (show === 'failed') return msg`A mail that is given up after a day and a half of tries comes here.`;
  if (show === 'bounced') return msg`A mail that the mail server refuses for good comes here.`;
  return msg`What the board mails comes here.`;
}

function MailFilters({ query }: { query: StaffMailsQuery }) {
  const say = useSay();
  const navigate = useNavigate();
  return (
    <div className={`${ui['grid4']} ${styles['filters']}`}>
      <WordsSearch
        label={say`Address`}
        words={query.q}
        onSearch={(q) => void navigate(mailsPath({ ...query, q, page: 1 }))}
      />
      <SelectField
        label={say`Kind`}
        value={query.kind ?? ''}
        onChange={({ target }) => {
          const kind = sentMailKinds.find(({ value }) => value === target.value)?.value;
          const { show, q } = query;
          void navigate(mailsPath({ show, q, ...(kind && { kind }) }));
        }}
      >
        <option value="">{say`Any`}</option>
        {sentMailKinds.map(({ value }) => (
          <option key={value} value={value}>
            {say(labelOf(sentMailKinds, value))}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function MailRow({ mail }: { mail: StaffMail }) {
  const say = useSay();
  const { to, kind, state, attempts, reason, createdAt, sentAt } = mail;
  return (
    <tr>
      <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
        {to || say`An address that was not noted`}
        <span className={`${ui['note']} ${ui['subtitle']}`}>{say(labelOf(sentMailKinds, kind))}</span>
      </th>
      <td>
        <Badge tone={tones[state]}>{say(labelOf(sentMailStates, state))}</Badge>
        {reason && (
          <span className={`${ui['note']} ${ui['subtitle']}`} dir="auto">
            {reason}
          </span>
        )}
        {attempts > 1 && (
          <span
            className={`${ui['note']} ${ui['subtitle']}`}
          >{say`${plural(attempts, 'try', 'tries')}`}</span>
        )}
      </td>
      <SinceCell at={sentAt ?? createdAt} />
      <td>{mail.isResendable && <MailActions id={mail.id} to={to} />}</td>
    </tr>
  );
}

function MailActions({ id, to }: { id: string; to: string }) {
  const say = useSay();
  const { pending, change, press } = useChange();
  const [asked, setAsked] = useState(false);
  const params = { mailId: id };
  return (
    <span className={`${ui['wrap']} ${styles['tools']}`}>
      <RowButton
        name={to}
        pending={pending}
        onPress={() => press(callApi('POST /staff/mails/:mailId/resend', { params }))}
      >
        {say`Send again`}
      </RowButton>
      <RowButton name={to} onPress={() => setAsked(true)}>
        {say`Set aside`}
      </RowButton>
      <ConfirmDialog
        open={asked}
        title={say`Set this mail aside`}
        confirm={say`Set aside`}
        onConfirm={() =>
          change(callApi('POST /staff/mails/:mailId/set-aside', { params }), () => setAsked(false))
        }
        onClose={() => setAsked(false)}
      >
        {say`What the mail to ${to} says is forgotten: it can no longer be sent. That it did not arrive stays here.`}
      </ConfirmDialog>
    </span>
  );
}
