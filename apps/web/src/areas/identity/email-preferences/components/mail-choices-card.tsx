import { mailKinds } from '@waymark/contract/identity/choices/email-preferences';
import type { MailKind } from '@waymark/contract/identity/choices/email-preferences';
import type { MailChoices } from '@waymark/contract/identity/email-preferences';
import { useState } from 'react';
import { SwitchField } from '../../../../components/form/switch-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import styles from './mail-choices-card.module.css';

/** Which mails about applications come. Interviews and answers to what somebody has asked for always do. */
export function MailChoicesCard({ choices: begun }: { choices: MailChoices }) {
  const [choices, setChoices] = useState(begun);
  const [saving, setSaving] = useState<MailKind | null>(null);
  const [failure, setFailure] = useState<{ kind: MailKind; message: string } | null>(null);

  async function choose(kind: MailKind, wanted: boolean) {
    setSaving(kind);
    setFailure(null);
    try {
      setChoices(await chooseMails({ ...choices, [kind]: wanted }));
    } catch (reason) {
      setFailure({ kind, message: messageOf(reason) });
    } finally {
      setSaving(null);
    }
  }

  return (
    <div className={styles['place']} id="mails">
      <Card title="Mails about your applications">
        {mailKinds.map(({ value, label, hint }) => (
          <SwitchField
            key={value}
            label={label}
            hint={hint}
            state={choices[value] ? 'We mail you' : 'No mail; you see it here'}
            checked={choices[value]}
            pending={saving === value}
            error={failure?.kind === value ? failure.message : undefined}
            onChange={(wanted) => void choose(value, wanted)}
          />
        ))}
        <p className={styles['note']}>
          Invitations to interviews, and what becomes of them, are always mailed: the appointment comes with
          them.
        </p>
      </Card>
    </div>
  );
}

async function chooseMails(body: MailChoices): Promise<MailChoices> {
  return (await callApi('PUT /mail-choices', { body })).data;
}
