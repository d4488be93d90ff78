import { useState, type KeyboardEvent } from 'react';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { PageSpinner } from '../../../../components/data/spinner.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import styles from './templates.module.css';
import { useTemplates } from './use-templates.ts';

interface TemplatePickerProps {
  onPick: (text: string) => void;
  onClose: () => void;
}

/** Sentences that recur, found by their words. */
export function TemplatePicker({ onPick, onClose }: TemplatePickerProps) {
  const { templates, failure } = useTemplates();
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const found = templates?.filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(wanted));

  function pickFirst(event: KeyboardEvent) {
    const [first] = found ?? [];
    if (event.key !== 'Enter' || !first) return;
    event.preventDefault();
    onPick(first.text);
  }

  return (
    <Dialog open title="Insert a template" onClose={onClose}>
      <TextField
        label="Find"
        type="search"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={pickFirst}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      {!templates && !failure && <PageSpinner />}
      {found?.length === 0 && (
        <p className={styles['none']}>
          {templates?.length === 0
            ? 'There is no template yet. They are kept on the page of the queue.'
            : 'No template has these words.'}
        </p>
      )}
      <ul className={styles['list']}>
        {found?.map(({ id, name, text, isShared }) => (
          <li key={id}>
            <button type="button" className={styles['pick']} onClick={() => onPick(text)}>
              <span className={styles['name']}>
                {name}
                {isShared && <span className={styles['shared']}> shared</span>}
              </span>
              <span className={styles['words']}>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
