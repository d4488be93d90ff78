import type { DraftFields, FoundFields as Found } from '@waymark/contract/posting/postings';
import { useState, type FormEvent } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { readText } from '../api/read-text.ts';
import { listFound } from '../form-rules.ts';
import styles from './paste-dialog.module.css';

interface PasteDialogProps {
  onAccept: (fields: Partial<DraftFields>) => void;
  onClose: () => void;
}

/** A text goes in; what was found in it is accepted field by field. */
export function PasteDialog({ onAccept, onClose }: PasteDialogProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  async function read(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setError(undefined);
    try {
      setFound(await readText(text));
    } catch (failure) {
      setError(fieldErrorsOf(failure)['text'] ?? messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog open title="Paste a text" onClose={onClose}>
      {found ? (
        <FoundFields found={found} onAccept={onAccept} onBack={() => setFound(null)} />
      ) : (
        <form className={styles['form']} noValidate onSubmit={(event) => void read(event)}>
          <TextArea
            label="The text of a posting"
            rows={12}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={error}
          />
          <Actions align="end">
            <Button type="submit" pending={pending} disabled={text.trim() === ''}>
              Split into fields
            </Button>
          </Actions>
        </form>
      )}
    </Dialog>
  );
}

interface FoundFieldsProps {
  found: Found;
  onAccept: (fields: Partial<DraftFields>) => void;
  onBack: () => void;
}

function FoundFields({ found, onAccept, onBack }: FoundFieldsProps) {
  const listed = listFound(found);
  const [chosen, setChosen] = useState(() => new Set(listed.map(({ name }) => name)));

  function toggle(name: keyof DraftFields, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(name);
    else next.delete(name);
    setChosen(next);
  }

  function accept() {
    onAccept(
      Object.fromEntries(Object.entries(found).filter(([name]) => chosen.has(name as keyof DraftFields))),
    );
  }

  return (
    <div className={styles['form']}>
      <p>This was found. Take out what is wrong; the rest goes into the form.</p>
      <ul className={styles['found']}>
        {listed.map(({ name, label, shown }) => (
          <li key={name}>
            <CheckboxField
              label={label}
              hint={shown.length > 300 ? `${shown.slice(0, 300)}…` : shown}
              checked={chosen.has(name)}
              onChange={(event) => toggle(name, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      <Actions align="end">
        <Button variant="secondary" onClick={onBack}>
          Back to the text
        </Button>
        <Button disabled={chosen.size === 0} onClick={accept}>
          Take over
        </Button>
      </Actions>
    </div>
  );
}
