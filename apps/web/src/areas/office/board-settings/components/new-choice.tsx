import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import ui from '../../../../styles/primitives.module.css';
import { identifierOf } from '../rules.ts';

interface NewChoiceProps {
  label: string;
  /** What the button says that adds it. */
  add: string;
  /** Why it cannot be added while it has no name. */
  unnamed?: string;
  /** Why no more can be added; undefined while they can. */
  full?: string | undefined;
  error?: string | undefined;
  taken: readonly { value: string }[];
  onAdd: (choice: { value: string; label: string; retired: false }) => void;
}

/** Adds a choice to a list, with an identifier from its name. */
export function NewChoice(props: NewChoiceProps) {
  const { label, add, unnamed = msg`Fill in its name first.`, full, error, taken, onAdd } = props;
  const [typed, setTyped] = useState('');
  const name = typed.trim();

  function addTyped() {
    const value = identifierOf(
      name,
      taken.map((one) => one.value),
    );
    onAdd({ value, label: name, retired: false });
    setTyped('');
  }

  return (
    <div className={`${ui['wrap3']} ${ui['fieldAndButton']}`}>
      <TextField
        label={label}
        value={typed}
        maxLength={60}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button
        variant="secondary"
        disabled={name === '' || full !== undefined}
        why={full ?? unnamed}
        onClick={addTyped}
      >
        {add}
      </Button>
    </div>
  );
}
