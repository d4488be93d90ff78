import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { KeyboardEvent, ReactNode, FormEvent } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import postingFormStyles from './posting-form.module.css';
import styles from './rich-text-editor.module.css';

interface Tool {
  name: string;
  /** What is drawn on the button. */
  sign: ReactNode;
  keys?: string;
  isOn: boolean;
  act: () => void;
}

interface EditorToolbarProps {
  editor: Editor;
  /** The id of what it works on. */
  controls: string;
}

/** One stop for the Tab key; the arrows go from tool to tool (ARIA toolbar). */
export function EditorToolbar({ editor, controls }: EditorToolbarProps) {
  const [current, setCurrent] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const tools = useTools(editor, () => setLinking(true));

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -current, End: -current - 1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + tools.length) % tools.length;
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus */}
      <div
        className={styles['toolbar']}
        role="toolbar"
        aria-label="Formatting"
        aria-controls={controls}
        onKeyDown={press}
      >
        {tools.map(({ name, sign, keys, isOn, act }, at) => (
          <button
            key={name}
            type="button"
            className={styles['tool']}
            tabIndex={at === current ? 0 : -1}
            aria-pressed={isOn}
            aria-label={name}
            aria-keyshortcuts={keys}
            title={name}
            // The selection in the text stays.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setCurrent(at)}
            onClick={act}
          >
            {sign}
          </button>
        ))}
      </div>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

const shapes = {
  bullets: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v5M3.8 14.4c.2-1.4 2.6-1.4 2.6.1 0 1.2-2.4 2-2.6 3.5h2.8',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  undo: 'M8.5 5l-4 4 4 4M4.5 9h9.25a5.25 5.25 0 0 1 0 10.5H8',
  redo: 'M15.5 5l4 4-4 4M19.5 9h-9.25a5.25 5.25 0 0 0 0 10.5H16',
} as const;

function draw(shape: string): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d={shape}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function useTools(editor: Editor, onLink: () => void): Tool[] {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
    }),
  });
  const chain = () => editor.chain().focus();
  return [
    { name: 'Bold', sign: 'B', keys: 'Control+B', isOn: on.bold, act: () => chain().toggleBold().run() },
    {
      name: 'Italic',
      sign: 'I',
      keys: 'Control+I',
      isOn: on.italic,
      act: () => chain().toggleItalic().run(),
    },
    { name: 'Heading', sign: 'H', isOn: on.heading, act: () => chain().toggleHeading({ level: 3 }).run() },
    {
      name: 'List with bullets',
      sign: draw(shapes.bullets),
      isOn: on.bullets,
      act: () => chain().toggleBulletList().run(),
    },
    {
      name: 'List with numbers',
      sign: draw(shapes.numbers),
      isOn: on.numbers,
      act: () => chain().toggleOrderedList().run(),
    },
    { name: 'Link', sign: draw(shapes.link), isOn: on.link, act: onLink },
    {
      name: 'Undo',
      sign: draw(shapes.undo),
      keys: 'Control+Z',
      isOn: false,
      act: () => chain().undo().run(),
    },
    {
      name: 'Redo',
      sign: draw(shapes.redo),
      keys: 'Control+Shift+Z',
      isOn: false,
      act: () => chain().redo().run(),
    },
  ];
}

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** The address that the chosen words lead to. */
function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [before] = useState(() => (editor.getAttributes('link') as { href?: string }).href ?? '');
  const [address, setAddress] = useState(before);
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    // It stands in the page's form.
    event.stopPropagation();
    const typed = address.trim();
    const href = /^(https?:|mailto:)/i.test(typed) ? typed : `https://${typed}`;
    if (!URL.canParse(href) || typed === '')
      return setError('Enter an address, for example https://company.example.');
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && before === '') {
      chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else {
      chain.setLink({ href }).run();
    }
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  return (
    <Dialog open title="Link" onClose={onClose} narrow>
      <form className={postingFormStyles['questions']} noValidate onSubmit={submit}>
        <TextField
          label="Address"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
          error={error}
        />
        <Actions align="end">
          {before !== '' && (
            <Button variant="secondary" onClick={remove}>
              Remove the link
            </Button>
          )}
          <Button type="submit">Set the link</Button>
        </Actions>
      </form>
    </Dialog>
  );
}
