import { msg } from '@waymark/contract/text/message';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useId, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { FieldError } from '../../../../components/form/field-error.tsx';
import field from '../../../../components/form/field.module.css';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { directionIn, stepOf } from '../../../../lib/focus/reading-direction.ts';
import ui from '../../../../styles/primitives.module.css';
import { cleanPastedHtml } from '../form-rules.ts';
import styles from './postings.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface RichTextEditorProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
}

/** The formatting that the server's sanitiser keeps. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto'],
    },
  }),
];

export function RichTextEditor({ label, hint, error, value, onChange }: RichTextEditorProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const editor = useEditor({
    extensions,
    content: value,
    // The content security policy refuses its inline style sheet.
    injectCSS: false,
    // An editor that a slow render creates is destroyed again.
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        dir: 'auto',
        'aria-labelledby': `${id}-label`,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': 'true' }),
      },
      handleDOMEvents: {
        // Browsers show the caret only, and leave the rest of the field below the bar at the foot.
        keyup: ({ dom }, { key }) => {
          if (key === 'Tab') dom.scrollIntoView({ block: 'nearest' });
          return false;
        },
      },
      transformPastedHTML: cleanPastedHtml,
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });

  // For values from elsewhere, such as a pasted text.
  useEffect(() => {
    if (editor && !editor.isDestroyed && value !== (editor.isEmpty ? '' : editor.getHTML())) {
      editor.commands.setContent(value, { emitUpdate: false });
    }
  }, [editor, value]);

  return (
    <div className={field['field']}>
      <span className={`${ui['softSm']} ${field['label']}`} id={`${id}-label`}>
        {label}
      </span>
      {hint && (
        <div className={`${ui['note']} ${field['hint']}`} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <div className={`${ui['outlined']} ${styles['editor']}`} data-invalid={error ? true : undefined}>
        {editor && <EditorToolbar editor={editor} controls={id} />}
        <EditorContent editor={editor} className={styles['content']} />
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

interface Tool {
  name: string;
  sign: ReactNode;
  keys?: string;
  isOn: boolean;
  act: () => void;
}

interface EditorToolbarProps {
  editor: Editor;
  /** The id of the edited text. */
  controls: string;
}

/** One stop for the Tab key; the arrows go from tool to tool (ARIA toolbar). */
function EditorToolbar({ editor, controls }: EditorToolbarProps) {
  const say = useSay();
  const [current, setCurrent] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const tools = useTools(editor, () => setLinking(true));

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const ends: Record<string, number> = { Home: -current, End: -current - 1 };
    const step = stepOf(event.key, directionIn(event.currentTarget)) ?? ends[event.key];
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
        className={`${ui['wrap']} ${styles['toolbar']}`}
        role="toolbar"
        aria-label={say`Formatting`}
        aria-controls={controls}
        onKeyDown={press}
      >
        {tools.map(({ name, sign, keys, isOn, act }, at) => (
          <button
            key={name}
            type="button"
            className={`${ui['hoverInk']} ${styles['tool']}`}
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
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      // Figures stay as they are.
      data-mirrors={shape !== shapes.numbers || undefined}
    >
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
    { name: msg`Bold`, sign: 'B', keys: 'Control+B', isOn: on.bold, act: () => chain().toggleBold().run() },
    {
      name: msg`Italic`,
      sign: 'I',
      keys: 'Control+I',
      isOn: on.italic,
      act: () => chain().toggleItalic().run(),
    },
    { name: msg`Heading`, sign: 'H', isOn: on.heading, act: () => chain().toggleHeading({ level: 3 }).run() },
    {
      name: msg`List with bullets`,
      sign: draw(shapes.bullets),
      isOn: on.bullets,
      act: () => chain().toggleBulletList().run(),
    },
    {
      name: msg`List with numbers`,
      sign: draw(shapes.numbers),
      isOn: on.numbers,
      act: () => chain().toggleOrderedList().run(),
    },
    { name: msg`Link`, sign: draw(shapes.link), isOn: on.link, act: onLink },
    {
      name: msg`Undo`,
      sign: draw(shapes.undo),
      keys: 'Control+Z',
      isOn: false,
      act: () => chain().undo().run(),
    },
    {
      name: msg`Redo`,
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

function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const say = useSay();
  const [before] = useState(() => (editor.getAttributes('link') as { href?: string }).href ?? '');
  const [address, setAddress] = useState(before);
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog is inside the form of the page.
    event.stopPropagation();
    const typed = address.trim();
    const href = /^(https?:|mailto:)/i.test(typed) ? typed : `https://${typed}`;
    if (!URL.canParse(href) || typed === '')
      return setError(msg`Enter an address, for example https://company.example.`);
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
    <Dialog open title={say`Link`} onClose={onClose} narrow>
      <form className={ui['grid4']} noValidate onSubmit={submit}>
        <TextField
          label={say`Address`}
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
          error={error}
        />
        <Actions align="end">
          {before !== '' && (
            <Button variant="secondary" onClick={remove}>
              {say`Remove the link`}
            </Button>
          )}
          <Button type="submit">{say`Set the link`}</Button>
        </Actions>
      </form>
    </Dialog>
  );
}
