import { mailKinds, type MailKind } from '@waymark/contract/identity/choices';
import type { MailChoices } from '@waymark/contract/identity/email-preferences';
import { useState } from 'react';
import { SwitchField } from '../../../../components/form/switch-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './mail-choices-card.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** Which mails about applications are sent. Interviews and requested answers are always mailed. */
export function MailChoicesCard({ choices: initial }: { choices: MailChoices }) {
  const say = useSay();
  const [choices, setChoices] = useState(initial);
  const [saving, setSaving] = useState<MailKind | null>(null);
  const [failure, setFailure] = useState<{ kind: MailKind; message: string } | null>(null);

  async function choose(kind: MailKind, chosen: boolean) {
    setSaving(kind);
    setFailure(null);
    try {
      const body: MailChoices = { ...choices, [kind]: chosen };
      setChoices((await callApi('PUT /mail-choices', { body })).data);
    } catch (reason) {
      setFailure({ kind, message: messageOf(reason) });
    } finally {
      setSaving(null);
    }
  }

  return (
    <div className={styles['place']} id="mails">
      <Card title={say`Mails about your applications`}>
        {mailKinds.map(({ value, label, hint }) => (
          <SwitchField
            key={value}
            label={label}
            hint={hint}
            state={choices[value] ? say`We mail you` : say`No mail; you see it here`}
            checked={choices[value]}
            pending={saving === value}
            error={failure?.kind === value ? failure.message : undefined}
            onChange={(chosen) => void choose(value, chosen)}
          />
        ))}
        <p className={ui['note']}>
          {say`Invitations to interviews, and what becomes of them, are always mailed: the appointment comes with them.`}
        </p>
      </Card>
    </div>
  );
}
