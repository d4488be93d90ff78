import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { TemplatePicker } from './template-picker.tsx';
import styles from './templates.module.css';

interface TemplateTextProps extends Omit<
  ComponentProps<typeof TextArea>,
  'value' | 'onChange' | 'onKeyDown' | 'ref'
> {
  value: string;
  onText: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** A text into which sentences that recur can be put where the cursor stands. */
export function TemplateText({ value, onText, onKeyDown, ...area }: TemplateTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setOpen] = useState(false);

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.altKey && event.code === 'KeyT') {
      event.preventDefault();
      setOpen(true);
    } else onKeyDown?.(event);
  }

  function insert(text: string) {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = field.current ?? {};
    const before = value.slice(0, from);
    const put = /\S$/.test(before) ? ` ${text}` : text;
    onText((before + put + value.slice(to)).slice(0, area.maxLength));
    setOpen(false);
    const caret = before.length + put.length;
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  }

  return (
    <div className={styles['text']}>
      <TextArea
        {...area}
        ref={field}
        value={value}
        onKeyDown={press}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <button
        type="button"
        className={styles['insert']}
        aria-keyshortcuts="Alt+T"
        onClick={() => setOpen(true)}
      >
        Insert a template
      </button>
      {isOpen && <TemplatePicker onPick={insert} onClose={() => setOpen(false)} />}
    </div>
  );
}
