import { useEffect, useRef, useState, type ChangeEvent, type ComponentProps } from 'react';
import { formatFileSize } from '../../lib/format-file-size.ts';
import { useLocale } from '../../lib/languages/language.ts';
import ui from '../../styles/primitives.module.css';
import { Button } from '../form/button.tsx';
import { FieldFrame, useField, type FieldProps } from '../form/field.tsx';
import styles from './file-field.module.css';
import { useSay } from '../../lib/languages/say.ts';

interface FileFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'className' | 'type' | 'value' | 'ref'> {
  ref?: (input: HTMLInputElement | null) => void;
}

/** A form library only hears of a change that the browser reports. */
function reportChange(input: HTMLInputElement): void {
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export function FileField(props: FileFieldProps) {
  const { label, hint, error, id, ref, onChange, onFocus, onBlur, ...input } = props;
  const say = useSay();
  const locale = useLocale();
  const { frame, control } = useField<HTMLInputElement>({ label, hint, error }, id, onFocus, onBlur);
  const element = useRef<HTMLInputElement | null>(null);
  const [file, setFile] = useState<File | null>(null);

  // The visitor may have chosen a file before the script ran, so no change event has reported it.
  useEffect(() => {
    if (element.current?.files?.length) reportChange(element.current);
  }, []);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    setFile(event.currentTarget.files?.[0] ?? null);
    return onChange?.(event);
  }

  function remove() {
    if (!element.current) return;
    element.current.value = '';
    reportChange(element.current);
    element.current.focus();
  }

  return (
    <FieldFrame {...frame}>
      <input
        {...input}
        {...control}
        className={styles['input']}
        type="file"
        onChange={choose}
        ref={(node) => {
          element.current = node;
          ref?.(node);
        }}
      />
      {file && (
        <p className={`${ui['row3']} ${styles['chosen']}`}>
          <span className={`${ui['truncate']} ${styles['name']}`} dir="auto">
            {file.name}
          </span>
          <span className={`${ui['note']} ${ui['nowrap']}`}>{formatFileSize(file.size, locale)}</span>
          <Button variant="quiet" onClick={remove} aria-label={say`Remove ${file.name}`}>
            {say`Remove`}
          </Button>
        </p>
      )}
    </FieldFrame>
  );
}
