import { paths } from '@waymark/contract/paths';
import { useEffect, useRef, useState } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { sentByScript } from '../../../../components/form/sent-by-script.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { useFormDraft } from '../../../../lib/use-form-draft.ts';
import ui from '../../../../styles/primitives.module.css';
import { emptyDraft, withoutEmail, type AlertDraft } from '../rules.ts';
import { AlertFields, MatchCount, useAlertForm } from './alert-form.tsx';
import styles from './alerts.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface FreeAlertFormProps {
  draft: AlertDraft;
  companyName: string | null;
  industries: Readonly<Record<string, string>>;
}

/** The form, then what happens next. */
export function FreeAlertForm(props: FreeAlertFormProps) {
  const [answer, setAnswer] = useState('');
  const [draft, setDraft] = useState(props.draft);
  if (!answer) return <FieldsToSend {...props} draft={draft} onSent={setAnswer} />;
  return (
    <Sent
      answer={answer}
      onAnother={() => {
        setDraft(emptyDraft);
        setAnswer('');
      }}
    />
  );
}

function Sent({ answer, onAnother }: { answer: string; onAnother: () => void }) {
  const say = useSay();
  const { user } = useAuth();
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button is gone: the focus goes to its replacement.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} className={`${ui['stack5']} ${styles['form']}`} tabIndex={-1}>
      <Notice tone="good">{answer}</Notice>
      <Actions>
        {user?.role === 'candidate' && (
          <ButtonLink to={paths.jobsAlerts}>{say`See your job alerts`}</ButtonLink>
        )}
        <Button variant="secondary" onClick={onAnother}>
          {say`Create another alert`}
        </Button>
      </Actions>
    </div>
  );
}

interface FieldsToSendProps extends FreeAlertFormProps {
  onSent: (answer: string) => void;
}

const draftNames = Object.keys(emptyDraft) as (keyof AlertDraft)[];

function FieldsToSend({ draft, companyName, industries, onSent }: FieldsToSendProps) {
  const say = useSay();
  const { user } = useAuth();
  const isMember = user?.role === 'candidate';

  async function send(checked: AlertDraft) {
    if (!isMember) return onSent((await callApi('POST /job-alerts/guest', { body: checked })).message);
    const { name } = (await callApi('POST /job-alerts', { body: withoutEmail(checked) })).data;
    onSent(
      user.emailConfirmed
        ? say`Your job alert “${name}” is on. We write to ${user.email} as soon as there is something new.`
        : say`Your job alert “${name}” is saved. Confirm your address ${user.email}, and its mails begin.`,
    );
  }

  const { form, submit } = useAlertForm(draft, !isMember, send);
  useFormDraft(form, 'alert-draft', draftNames);
  const { errors, isSubmitting } = form.formState;
  return (
    <form className={`${ui['stack5']} ${styles['form']}`} {...sentByScript} onSubmit={submit}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <AlertFields form={form} companyName={companyName} industries={industries} />
      {!isMember && (
        // The session is known after the page: until then members do not see the field.
        <div data-for={user ? undefined : 'guest'}>
          <TextField label={say`Email`} type="email" autoComplete="email" {...bindField(form, 'email')} />
        </div>
      )}
      <PrivacyNote />
      <div className={`${ui['cluster']} ${styles['foot']}`}>
        <Button type="submit" pending={isSubmitting}>
          {say`Create alert`}
        </Button>
        <MatchCount form={form} />
      </div>
    </form>
  );
}
