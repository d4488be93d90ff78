import {
  keyLifetimes,
  keyNameMaxLength,
  keyScopes,
  scopesFor,
  type KeyOwnerKind,
  type KeyScope,
} from '@waymark/contract/integrations/choices';
import { msg } from '@waymark/contract/text/message';
import { useId, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { CopyText } from '../../../../components/data/copy-text.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import choices from '../../../../components/form/choice.module.css';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import ui from '../../../../styles/primitives.module.css';
import { apiDocsPath, keyCalls } from '../rules.ts';
import styles from './keys.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';

interface KeyDialogProps {
  owner: KeyOwnerKind;
  onClose: () => void;
}

/** Creates a key, and shows it once. */
export function KeyDialog({ owner, onClose }: KeyDialogProps) {
  const say = useSay();
  const [secret, setSecret] = useState<string>();
  const { revalidate } = useRevalidator();
  return (
    <Dialog
      open
      title={secret ? say`Your key is ready` : say`Create an API key`}
      onClose={onClose}
      // A press beside it would lose the key, which is shown only once.
      dismissable={secret === undefined}
    >
      {secret ? (
        <NewSecret secret={secret} onClose={onClose} />
      ) : (
        <KeyForm
          owner={owner}
          onCreated={(created) => {
            setSecret(created);
            void revalidate();
          }}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface KeyFields {
  name: string;
  scopes: KeyScope[];
  days: string;
}

const usualDays = '90';

function KeyForm({ owner, onCreated, onClose }: KeyDialogProps & { onCreated: (secret: string) => void }) {
  const say = useSay();
  const form = useForm<KeyFields>({ defaultValues: { name: '', scopes: [], days: usualDays } });

  async function create({ name, scopes, days }: KeyFields) {
    const lifetime = keyLifetimes.find((one) => String(one.days) === days) ?? keyLifetimes[0];
    const { data } = await keyCalls[owner].create({ name, scopes, days: lifetime.days });
    onCreated(data.secret);
  }

  return (
    <Form form={form} onSubmit={create} submit={say`Create`} onCancel={onClose}>
      <TextField
        label={say`What it is for`}
        hint={say`The program that will send it, for example: careers page.`}
        maxLength={keyNameMaxLength}
        {...bindField(form, 'name')}
      />
      <ScopeField form={form} scopes={scopesFor(owner)} />
      <SelectField label={say`It ends after`} {...bindField(form, 'days')}>
        {keyLifetimes.map(({ days, label }) => (
          <option key={label} value={String(days)}>
            {say(label)}
          </option>
        ))}
      </SelectField>
    </Form>
  );
}

interface ScopeFieldProps {
  form: UseFormReturn<KeyFields>;
  scopes: readonly KeyScope[];
}

function ScopeField({ form, scopes }: ScopeFieldProps) {
  const say = useSay();
  const errorId = useId();
  const error = form.formState.errors.scopes?.message;
  return (
    <fieldset className={ui['grid1']} aria-describedby={error ? errorId : undefined}>
      <legend className={`${ui['softSm']} ${choices['legend']}`}>{say`Permissions`}</legend>
      {scopes.map((scope) => (
        <label className={choices['choice']} key={scope}>
          <input
            type="checkbox"
            value={scope}
            aria-invalid={error ? true : undefined}
            {...form.register('scopes')}
          />
          <span>
            {say(keyScopes[scope].label)} <code className={styles['scope']}>{scope}</code>
          </span>
        </label>
      ))}
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}

/** The key itself: it is in no other answer. */
function NewSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const say = useSay();
  return (
    <div className={ui['stack5']}>
      <p>
        {say`Copy it now, into the secrets of your program: it is shown only once. If you lose it, revoke it and create another.`}
      </p>
      <p className={ui['note']}>
        {rich(
          say,
          msg`Your program sends it as <code>${`Authorization: Bearer ${secret.slice(0, 12)}…`}</code>, and never in an address.`,
          { code: <code /> },
        )}{' '}
        <a href={apiDocsPath}>{say`API documentation`}</a>
      </p>
      <CopyText text={secret} label={say`Copy the key`} onDone={onClose} />
    </div>
  );
}
