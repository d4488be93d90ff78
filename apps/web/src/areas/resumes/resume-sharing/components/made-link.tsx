import { useState } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button, ButtonAnchor } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import styles from './public-links.module.css';

interface MadeLinkProps {
  address: string;
  onClose: () => void;
}

export function MadeLink({ address, onClose }: MadeLinkProps) {
  const [copied, setCopied] = useState<boolean>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Refused by the browser: it can be selected.
      setCopied(false);
    }
  }

  return (
    <div className={styles['form']}>
      <p>
        Copy it now: we keep no copy of it ourselves, so that nobody who sees our records can open it. If you
        lose it, revoke it here and make another.
      </p>
      <p className={styles['address']}>{address}</p>
      {copied === false && (
        <Notice tone="bad">Your browser did not let us copy it: select it and copy it.</Notice>
      )}
      {copied && <Notice tone="good">The link is in your clipboard.</Notice>}
      <Actions align="end">
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
        <ButtonAnchor variant="secondary" href={address} target="_blank" rel="noreferrer">
          Open it
        </ButtonAnchor>
        <Button onClick={() => void copy()}>Copy the link</Button>
      </Actions>
    </div>
  );
}
