import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useId, type ReactNode } from 'react';
import { FieldError } from '../../../../components/form/field-error.tsx';
import field from '../../../../components/form/field.module.css';
import { cleanPastedHtml } from '../form-rules.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import styles from './rich-text-editor.module.css';

interface RichTextEditorProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
}

/** What a posting may have: the server's sanitiser keeps the same. */
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
    // Its style sheet would be an inline one, which the content security policy refuses.
    injectCSS: false,
    // One that a render makes is destroyed again where that render takes longer than a tick.
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': 'true' }),
      },
      handleDOMEvents: {
        // Browsers bring the caret into view, and leave the rest of the field below the bar at the foot.
        keyup: ({ dom }, { key }) => {
          if (key === 'Tab') dom.scrollIntoView({ block: 'nearest' });
          return false;
        },
      },
      transformPastedHTML: cleanPastedHtml,
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });

  // What was taken over from elsewhere, and not what was just typed here.
  useEffect(() => {
    if (editor && !editor.isDestroyed && value !== (editor.isEmpty ? '' : editor.getHTML())) {
      editor.commands.setContent(value, { emitUpdate: false });
    }
  }, [editor, value]);

  return (
    <div className={field['field']}>
      <span className={field['label']} id={`${id}-label`}>
        {label}
      </span>
      {hint && (
        <div className={field['hint']} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <div className={styles['editor']} data-invalid={error ? true : undefined}>
        {editor && <EditorToolbar editor={editor} controls={id} />}
        <EditorContent editor={editor} className={styles['content']} />
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
