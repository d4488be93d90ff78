import type { VerificationState } from '@waymark/contract/companies/verification';
import { useState } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { VerifiedNote } from '../../../../components/data/verified-note.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './verification-card.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface VerificationCardProps {
  state: VerificationState;
  /** Whether the user may change anything. */
  editable: boolean;
}

/** Proves to seekers that the website belongs to the company (H-2). */
export function VerificationCard({ state: loaded, editable }: VerificationCardProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const [state, setState] = useState(loaded);
  const [pending, setPending] = useState('');
  const [failure, setFailure] = useState('');

  async function act(name: string, call: () => Promise<{ data: VerificationState }>) {
    setPending(name);
    setFailure('');
    try {
      setState((await call()).data);
    } catch (reason) {
      setFailure(messageOf(reason));
    } finally {
      setPending('');
    }
  }

  const { host, verification, mailFits } = state;
  return (
    <Card title={say`Verified website`}>
      {verification ? (
        <VerifiedNote verification={verification} />
      ) : (
        <p className={ui['lead']}>
          {host === null
            ? say`Save the address of your own website below: then you can show seekers that it is yours.`
            : say`Seekers see a mark on your jobs and your public page once you have shown that ${host} is yours.`}
        </p>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {editable && host !== null && !verification && mailFits && (
        <div className={`${ui['grid3']} ${ui['justifyStart']}`}>
          <p>{say`Your confirmed email address is one of ${host}.`}</p>
          <Button
            pending={pending === 'mail'}
            onClick={() => void act('mail', () => callApi('POST /company-verification/mail'))}
          >
            {say`Verify by mail`}
          </Button>
        </div>
      )}
      {editable && host !== null && verification?.by !== 'dns' && (
        <RecordSection
          {...{ host, pending }}
          record={state.record}
          onRequest={() => void act('record', () => callApi('POST /company-verification/record'))}
          onCheck={() => void act('check', () => callApi('POST /company-verification/record/check'))}
        />
      )}
      {verification?.by === 'dns' && state.record?.missingSince && (
        <Notice tone="bad">
          {say`We have not found the record since ${formatDate(words, state.record.missingSince, locale)}. Put it back, or the mark is lost a week after that day.`}
        </Notice>
      )}
    </Card>
  );
}

interface RecordSectionProps {
  host: string;
  record: VerificationState['record'];
  pending: string;
  onRequest: () => void;
  onCheck: () => void;
}

/** For the person who manages the domain. */
function RecordSection({ host, record, pending, onRequest, onCheck }: RecordSectionProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  if (!record) {
    return (
      <div className={`${ui['grid3']} ${ui['justifyStart']}`}>
        <p>{say`The person who manages the domain of ${host} can prove it with a DNS record.`}</p>
        <Button variant="secondary" pending={pending === 'record'} onClick={onRequest}>
          {say`Show the DNS record`}
        </Button>
      </div>
    );
  }
  return (
    <div className={`${ui['grid3']} ${ui['justifyStart']}`}>
      <p>
        {record.checkedAt
          ? say`By DNS: add this TXT record to ${host} and leave it there: we look for it every week. Last looked for on ${formatDate(words, record.checkedAt, locale)}.`
          : say`By DNS: add this TXT record to ${host} and leave it there: we look for it every week.`}
      </p>
      <code className={styles['record']}>{record.value}</code>
      <Button variant="secondary" pending={pending === 'check'} onClick={onCheck}>
        {say`Check the record`}
      </Button>
    </div>
  );
}
