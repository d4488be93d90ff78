import type { Editor } from '@tiptap/react';
import { useState, type FormEvent } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import styles from './posting-form.module.css';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** The address that the chosen words lead to. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
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
      <form className={styles['questions']} noValidate onSubmit={submit}>
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
