import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { PageSpinner } from '../../../../components/data/spinner.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './desk-queue.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** The templates of the reviewer and the shared ones. */
export function useTemplates() {
  return useLoaded(async () => (await callApi('GET /staff/review-templates')).data, []);
}

interface TemplateTextProps extends Omit<
  ComponentProps<typeof TextArea>,
  'value' | 'onChange' | 'onKeyDown' | 'ref'
> {
  value: string;
  onText: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** A text area that inserts templates at the cursor. */
export function TemplateText({ value, onText, onKeyDown, ...area }: TemplateTextProps) {
  const say = useSay();
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
    <div className={`${ui['grid1']} ${ui['justifyStart']} ${styles['text']}`}>
      <TextArea
        {...area}
        ref={field}
        value={value}
        onKeyDown={press}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <button
        type="button"
        className={`${ui['softSm']} ${ui['bare']} ${styles['insert']}`}
        aria-keyshortcuts={say`Alt+T`}
        onClick={() => setOpen(true)}
      >
        {say`Insert a template`}
      </button>
      {isOpen && <TemplatePicker onPick={insert} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface TemplatePickerProps {
  onPick: (text: string) => void;
  onClose: () => void;
}

function TemplatePicker({ onPick, onClose }: TemplatePickerProps) {
  const say = useSay();
  const { data: templates, failure } = useTemplates();
  const [words, setWords] = useState('');
  const query = words.trim().toLowerCase();
  const found = templates?.filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(query));

  function pickFirst(event: KeyboardEvent) {
    const [first] = found ?? [];
    if (event.key !== 'Enter' || !first) return;
    event.preventDefault();
    onPick(first.text);
  }

  return (
    <Dialog open title={say`Insert a template`} onClose={onClose}>
      <TextField
        label={say`Find`}
        type="search"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={pickFirst}
      />
      {failure && <Notice tone="bad">{failure.message}</Notice>}
      {!templates && !failure && <PageSpinner />}
      {found?.length === 0 && (
        <p className={ui['soft']}>
          {templates?.length === 0
            ? say`There is no template yet. They are kept on the page of the queue.`
            : say`No template has these words.`}
        </p>
      )}
      <ul className={ui['grid2']}>
        {found?.map(({ id, name, text, isShared }) => (
          <li key={id}>
            <button type="button" className={`${ui['panel']} ${styles['pick']}`} onClick={() => onPick(text)}>
              <span className={ui['strong']}>
                {name}
                {isShared && <span className={`${ui['noteXs']} ${styles['shared']}`}> {say`shared`}</span>}
              </span>
              <span className={`${ui['softSm']} ${ui['anywhere']}`} dir="auto">
                {text}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
