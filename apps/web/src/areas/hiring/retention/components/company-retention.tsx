import { msg } from '@waymark/contract/text/message';
import type { CompanyRetention, EndingApplication } from '@waymark/contract/hiring/retention';
import { endNoticeDays, endsPageSize } from '@waymark/contract/hiring/retention-choices';
import { plural } from '@waymark/contract/text/message';
import { useState, type SubmitEvent } from 'react';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SaveFileButton } from '../../../../components/form/save-file-button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { callApi, downloadFile } from '../../../../lib/api-client.ts';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { describeEnd, describePeriod, endsPath, poolNotes } from '../rules.ts';
import styles from './retention.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface RetentionProps {
  retention: CompanyRetention;
  isOwner: boolean;
  isViewer: boolean;
}

/** How long a company keeps applications that are over, what is over, and its talent pool. */
export function CompanyRetentionPage({ retention, isOwner, isViewer }: RetentionProps) {
  const say = useSay();
  return (
    <>
      <PageHeading>{say`How long to keep applications`}</PageHeading>
      <p className={ui['lead']}>
        {say`An application that is over is deleted when its time has come, with its resume, answers, notes and messages. Owners and recruiters get a mail ${endNoticeDays} days before.`}
      </p>
      <PeriodCard key={retention.months} retention={retention} isOwner={isOwner} />
      {retention.rules.length > 0 && <PlacesCard rules={retention.rules} />}
      <EndsCard retention={retention} isViewer={isViewer} />
      <AgreementCard />
    </>
  );
}

const wholeNumber = msg`Enter a whole number of months, or leave it empty.`;
const notANumber = { code: 'invalid_input', message: wholeNumber, fields: { months: wholeNumber } };

function PeriodCard({ retention, isOwner }: Pick<RetentionProps, 'retention' | 'isOwner'>) {
  const say = useSay();
  const { months, standardMonths, minMonths, maxMonths } = retention;
  const [typed, setTyped] = useState(months === null ? '' : String(months));
  const [failure, setFailure] = useState<unknown>();
  const { pending, change } = useChange();

  async function save(event: SubmitEvent) {
    event.preventDefault();
    const text = typed.trim();
    const isNumber = /^\d{0,3}$/.test(text);
    setFailure(isNumber ? undefined : notANumber);
    if (!isNumber) return;
    const body = { months: text === '' ? null : Number(text) };
    await change(callApi('PUT /company/retention', { body })).catch(setFailure);
  }

  const atField = fieldErrorsOf(failure)['months'];
  return (
    <Card title={say`Your period`}>
      <form className={ui['stack5']} noValidate onSubmit={(event) => void save(event)}>
        {failure !== undefined && atField === undefined && <Notice tone="bad">{messageOf(failure)}</Notice>}
        <TextField
          label={say`Months after the end of an application`}
          inputMode="numeric"
          hint={say`${minMonths} to ${maxMonths}. Empty: what is usual at the place of the posting, otherwise ${plural(standardMonths, 'month')}. It begins with the rejection, the withdrawal, or the end of the posting.`}
          value={typed}
          error={atField}
          disabled={!isOwner}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {isOwner ? (
          <Actions>
            <Button type="submit" variant="secondary" pending={pending}>
              {say`Save`}
            </Button>
          </Actions>
        ) : (
          <p className={ui['note']}>{say`An owner of the company can change this.`}</p>
        )}
      </form>
    </Card>
  );
}

function PlacesCard({ rules }: Pick<CompanyRetention, 'rules'>) {
  const say = useSay();
  return (
    <Card title={say`At the places of your postings`}>
      <p>
        {say`This is no legal advice. The place of the posting decides: a duty to keep goes before your period, and “at most” as well, unless the candidate agrees to stay.`}
      </p>
      <ul className={ui['grid2']}>
        {rules.map((rule) => (
          <li key={rule.id}>
            <strong>{rule.place}</strong>: {describePeriod(say, rule)}.{' '}
            <a href={rule.source} rel="noreferrer" target="_blank" lang="en" dir="auto">
              {rule.law}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function EndsCard({ retention, isViewer }: Pick<RetentionProps, 'retention' | 'isViewer'>) {
  const say = useSay();
  const [asking, setAsking] = useState<EndingApplication | null>(null);
  const { change } = useChange();
  const { applications, total, page } = retention;

  async function ask() {
    if (!asking) return;
    const params = { applicationId: asking.applicationId };
    const call = callApi('POST /company/applicants/:applicationId/pool-request', { params });
    await change(call, () => setAsking(null));
  }

  return (
    <Card title={say`What is over, and your talent pool`}>
      {applications.length === 0 ? (
        <EmptyState title={say`No application is over`}>
          {say`Applications that are over are listed here until they are deleted. You can ask their candidates to stay.`}
        </EmptyState>
      ) : (
        <ul className={styles['rows']} aria-label={say`Applications that end`}>
          {applications.map((row) => (
            <EndRow key={row.applicationId} row={row} isViewer={isViewer} onAsk={() => setAsking(row)} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / endsPageSize)}
        hrefOf={endsPath}
        label={say`Pages of applications`}
      />
      <ConfirmDialog
        open={asking !== null}
        title={say`Ask ${asking?.name ?? ''} to stay in your talent pool?`}
        confirm={say`Ask by mail`}
        onConfirm={ask}
        onClose={() => setAsking(null)}
      >
        {say`We send one mail. They say yes, for 6, 12 or 24 months, or no; silence is a no. After a no you cannot ask them again for this application.`}
      </ConfirmDialog>
    </Card>
  );
}

interface EndRowProps {
  row: EndingApplication;
  isViewer: boolean;
  onAsk: () => void;
}

function EndRow({ row, isViewer, onAsk }: EndRowProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  return (
    <li className={`${ui['spread']} ${styles['row']}`}>
      <div className={`${ui['shrink']} ${ui['grid1']}`}>
        <p className={ui['anywhere']}>
          <strong dir="auto">{row.name}</strong>, <span dir="auto">{row.jobTitle}</span>
        </p>
        <p>{describeEnd(say, words, row, locale)}</p>
        {poolNotes[row.pool] && <p className={ui['note']}>{poolNotes[row.pool]}</p>}
      </div>
      {row.mayAsk && !isViewer && (
        <Button variant="quiet" onClick={onAsk}>
          {say`Ask to stay`}
          <VisuallyHidden> {row.name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

function AgreementCard() {
  const say = useSay();
  return (
    <Card title={say`Agreement on applicants’ data`}>
      <p>
        {say`Where European law holds, you need an agreement with the board that processes your applicants’ data for you (Art. 28 GDPR). This draft is filled in with the facts of the board. It is a starting point and no legal advice.`}
      </p>
      <Actions>
        <SaveFileButton save={() => downloadFile('GET /company/data-agreement', {}, 'data-agreement.html')}>
          {say`Download the draft`}
        </SaveFileButton>
      </Actions>
    </Card>
  );
}
