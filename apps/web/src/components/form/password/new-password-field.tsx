import { passwordMaxLength, passwordMinLength } from '@waymark/contract/identity/choices';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useDeferredValue,
  useRef,
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
} from 'react';
import ui from '../../../styles/primitives.module.css';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import { FieldFrame, useField, type FieldProps } from '../field.tsx';
import styles from './new-password-field.module.css';
import type { ratePassword } from './rate-password.ts';
import { useSay } from '../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

const pauseMs = 1_000;

interface NewPasswordFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'className' | 'type' | 'value'> {
  /** What a guesser tries first: the owner's name and email, as far as they are known. */
  userInputs?: readonly (string | undefined)[];
}

const usualHint = msg`${passwordMinLength} to ${passwordMaxLength} characters. A sentence you remember works well.`;

/** For choosing a password: shows it when asked to, and how hard it is to guess while it is typed. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const say = useSay();
  const {
    label,
    hint = say(usualHint),
    error,
    id,
    userInputs = [],
    onChange,
    onFocus,
    onBlur,
    ...input
  } = props;
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
  const say = useSay();
  return (
    <button
      type="button"
      className={`${ui['target']} ${styles['toggle']}`}
      aria-label={say`Show password`}
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

interface NewPassword {
  password: string;
  note: (password: string) => void;
  /** Whether it can be read on the screen. */
  visible: boolean;
  toggle: () => void;
}

/**
 * What is typed into the field of a new password, and whether it is shown. `wake` is called for what was typed
 * before the script was there.
 */
function useNewPassword(fieldId: string, wake: () => void): NewPassword {
  const [password, setPassword] = useState('');
  const [visible, setVisible] = useState(false);
  const takeOver = useEffectEvent((typed: string) => {
    if (typed === '') return;
    wake();
    setPassword(typed);
  });

  useEffect(() => {
    takeOver((document.getElementById(fieldId) as HTMLInputElement | null)?.value ?? '');
  }, [fieldId]);

  // Resetting the form clears the field. Submitting it hides the password from people who can see the screen.
  useEffect(() => {
    const form = (document.getElementById(fieldId) as HTMLInputElement | null)?.form;
    const empty = () => setPassword('');
    const hide = () => setVisible(false);
    form?.addEventListener('reset', empty);
    form?.addEventListener('submit', hide);
    return () => {
      form?.removeEventListener('reset', empty);
      form?.removeEventListener('submit', hide);
    };
  }, [fieldId]);

  // Chromium 150 puts the caret at the beginning when the type of a field changes.
  const caret = useRef<[start: number, end: number]>(undefined);
  useLayoutEffect(() => {
    const field = document.activeElement;
    if (caret.current && field instanceof HTMLInputElement) {
      // It does so with the layout, which has to be over before.
      field.getBoundingClientRect();
      field.setSelectionRange(...caret.current);
    }
    caret.current = undefined;
  }, [visible]);

  function toggle() {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && activeElement.id === fieldId) {
      const { selectionStart, selectionEnd, value } = activeElement;
      caret.current = [selectionStart ?? value.length, selectionEnd ?? value.length];
    }
    setVisible(!visible);
  }

  return { password, note: setPassword, visible, toggle };
}

interface PasswordStrengthProps {
  judge: PasswordJudge | 'missing' | null;
  password: string;
  ownWords: readonly string[];
  /** The field already shows an error. */
  withoutHint: boolean;
}

/** Four steps, a word for them and what would help. Its place is kept while there is nothing to judge. */
function PasswordStrength({ judge, password, ownWords, withoutHint }: PasswordStrengthProps) {
  const say = useSay();
  // Typing goes before: a long password takes a moment to judge.
  const judged = useDeferredValue(password);
  if (judge === 'missing') return null;
  const judgement = judge && judged ? judge(judged, ownWords) : null;
  const step = judgement?.step ?? 0;
  const hint = withoutHint ? '' : say(judgement?.hint ?? '');
  const word = say(judgement?.word ?? '');
  const sentence = judgement ? `${say`Password strength: ${word}.`} ${hint}` : '';
  return (
    <>
      <div className={`${ui['grid1']} ${styles['strength']}`} data-step={step} aria-hidden="true">
        <span className={`${ui['grid1']} ${styles['steps']}`}>
          {[1, 2, 3, 4].map((one) => (
            <span key={one} className={styles['step']} data-reached={one <= step || undefined} />
          ))}
        </span>
        <p className={`${ui['softSm']} ${styles['words']}`}>
          {judgement && (
            <>
              <strong>{word}.</strong> {hint}
            </>
          )}
        </p>
      </div>
      <Spoken sentence={sentence.trim()} password={judged} />
    </>
  );
}

/** Says the strength to screen readers after a pause in typing, not on every key. */
function Spoken({ sentence, password }: { sentence: string; password: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(sentence), pauseMs);
    return () => clearTimeout(timer);
  }, [sentence, password]);
  return (
    <VisuallyHidden>
      <span role="status">{spoken}</span>
    </VisuallyHidden>
  );
}

type PasswordJudge = typeof ratePassword;

interface PasswordJudgeState {
  load: () => void;
  /** Null while it loads; 'missing' when it could not be loaded. */
  judge: PasswordJudge | 'missing' | null;
}

/** Loads what judges passwords when it is first needed; without it a password can be chosen all the same. */
function usePasswordJudge(): PasswordJudgeState {
  const [judge, setJudge] = useState<PasswordJudgeState['judge']>(null);
  const asked = useRef(false);

  function load() {
    if (asked.current) return;
    asked.current = true;
    import('./rate-password.ts').then(
      (loaded) => setJudge(() => loaded.ratePassword),
      () => setJudge('missing'),
    );
  }

  return { load, judge };
}
