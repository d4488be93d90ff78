import { useEffect, useId, useState, type FocusEvent, type ReactNode } from 'react';
import ui from '../../styles/primitives.module.css';
import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

/** What every field takes beside the attributes of its own element. */
export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type FocusHandler = ((event: FocusEvent<never>) => void) | undefined;

/** The state of A-16: focused while it has the focus, filled when left with something in it, else neither. */
function useFieldState<E extends FieldElement>(id: string, onFocus: FocusHandler, onBlur: FocusHandler) {
  const [state, setState] = useState<'focused' | 'filled' | undefined>();

  // A form that was emptied leaves its fields as they began.
  useEffect(() => {
    const form = (document.getElementById(id) as E | null)?.form;
    const empty = () => setState(undefined);
    form?.addEventListener('reset', empty);
    return () => form?.removeEventListener('reset', empty);
  }, [id]);

  return {
    state,
    handlers: {
      onFocus(event: FocusEvent<E>) {
        setState('focused');
        onFocus?.(event as FocusEvent<never>);
      },
      onBlur(event: FocusEvent<E>) {
        setState(event.currentTarget.value === '' ? undefined : 'filled');
        onBlur?.(event as FocusEvent<never>);
      },
    },
  };
}

/** Ids, ARIA attributes and the focus state of one field, for its frame and its control. */
export function useField<E extends FieldElement>(
  { label, hint, error }: FieldProps,
  id: string | undefined,
  onFocus: FocusHandler,
  onBlur: FocusHandler,
) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const { state, handlers } = useFieldState<E>(fieldId, onFocus, onBlur);
  const described = [hint ? `${fieldId}-hint` : '', error ? `${fieldId}-error` : '']
    .filter(Boolean)
    .join(' ');
  return {
    frame: { id: fieldId, label, hint, error, state },
    control: {
      id: fieldId,
      className: styles['control'],
      'aria-describedby': described || undefined,
      'aria-invalid': error ? true : undefined,
      ...handlers,
    },
  };
}

interface FieldFrameProps extends FieldProps {
  id: string;
  state: string | undefined;
  children: ReactNode;
}

export function FieldFrame({ id, label, hint, error, state, children }: FieldFrameProps) {
  return (
    <div className={[styles['field'], state].filter(Boolean).join(' ')} data-state={state}>
      <label className={`${ui['softSm']} ${styles['label']}`} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={`${ui['note']} ${styles['hint']}`} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
