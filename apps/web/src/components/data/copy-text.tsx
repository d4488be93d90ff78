import { useState, type ReactNode } from 'react';
import ui from '../../styles/primitives.module.css';
import { Actions } from '../form/actions.tsx';
import { Button } from '../form/button.tsx';
import { Notice } from '../form/notice.tsx';
import styles from './copy-text.module.css';
import { useSay } from '../../lib/languages/say.ts';

interface CopyTextProps {
  text: string;
  /** Of the button that copies: "Copy the secret". */
  label: string;
  /** In a dialog: the button that closes it. */
  onDone?: () => void;
  /** Buttons before the one that copies. */
  tools?: ReactNode;
}

/** A text that is made to be copied, with the button that does. */
export function CopyText({ text, label, onDone, tools }: CopyTextProps) {
  const say = useSay();
  const [copied, setCopied] = useState<boolean>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The browser refused: the text can be selected.
      setCopied(false);
    }
  }

  return (
    <>
      <p className={`${ui['outlined']} ${styles['text']}`} dir="auto" translate="no">
        {text}
      </p>
      {copied === false && (
        <Notice tone="bad">{say`Your browser did not let us copy it: select it and copy it.`}</Notice>
      )}
      <Notice tone="good">{copied && say`It is in your clipboard.`}</Notice>
      <Actions align={onDone ? 'end' : 'start'}>
        {onDone && (
          <Button variant="secondary" onClick={onDone}>
            {say`Done`}
          </Button>
        )}
        {tools}
        <Button variant={onDone ? 'primary' : 'secondary'} onClick={() => void copy()}>
          {label}
        </Button>
      </Actions>
    </>
  );
}
