import { passwordMaxLength, passwordMinLength } from '@waymark/contract/identity/choices/accounts';
import type { ChangeEvent, ComponentProps, FocusEvent } from 'react';
import { FieldFrame, useField, type FieldProps } from '../field.tsx';
import styles from './new-password-field.module.css';
import { PasswordStrength } from './password-strength.tsx';
import { useNewPassword } from './use-new-password.ts';
import { usePasswordJudge } from './use-password-judge.ts';

interface NewPasswordFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'className' | 'type' | 'value'> {
  /** What a guesser tries first: the owner's name and e-mail, as far as they are known. */
  userInputs?: readonly (string | undefined)[];
}

const usualHint = `${passwordMinLength} to ${passwordMaxLength} characters. A sentence you remember works well.`;

/** For choosing a password: shows it when asked to, and how hard it is to guess while it is typed. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { label, hint = usualHint, error, id, userInputs = [], onChange, onFocus, onBlur, ...input } = props;
  const { load, judge } = usePasswordJudge();
  const { frame, control } = useField<HTMLInputElement>({ label, hint, error }, id, focus, onBlur);
  const { password, note, visible, toggle } = useNewPassword(frame.id, load);

  function focus(event: FocusEvent<HTMLInputElement>) {
    load();
    onFocus?.(event);
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    load();
    note(event.currentTarget.value);
    return onChange?.(event);
  }

  return (
    <FieldFrame {...frame}>
      <div className={styles['password']}>
        <input
          autoComplete="new-password"
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          {...control}
          type={visible ? 'text' : 'password'}
          onChange={change}
        />
        <VisibilityButton visible={visible} onToggle={toggle} controls={frame.id} />
      </div>
      <PasswordStrength
        judge={judge}
        password={password}
        ownWords={userInputs.filter(isGiven)}
        withoutHint={error !== undefined}
      />
    </FieldFrame>
  );
}

const isGiven = (word: string | undefined): word is string => Boolean(word);

interface VisibilityButtonProps {
  visible: boolean;
  onToggle: () => void;
  controls: string;
}

function VisibilityButton({ visible, onToggle, controls }: VisibilityButtonProps) {
  return (
    <button
      type="button"
      className={styles['toggle']}
      aria-label="Show password"
      aria-pressed={visible}
      aria-controls={controls}
      // A press with the pointer leaves the focus, and on a phone the keyboard, where it is.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
        <circle cx="12" cy="12" r="3" />
        {visible && <path d="M4.5 4.5l15 15" />}
      </svg>
    </button>
  );
}
