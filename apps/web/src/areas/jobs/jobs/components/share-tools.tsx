import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { useState, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { mailLink, shareTitle } from '../share-rules.ts';
import styles from './share-tools.module.css';

interface ShareToolsProps {
  job: JobDetail;
  /** The posting's one address, whatever the address bar says. */
  address: string;
}

const signs = {
  share: 'M12 15V3m0 0L8 7m4-4 4 4M5 12v8h14v-8',
  mail: 'M3 6h18v13H3zm0 1 9 7 9-7',
  print: 'M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z',
};

function Sign({ of }: { of: keyof typeof signs }) {
  return (
    <svg className={styles['sign']} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={signs[of]} />
    </svg>
  );
}

const noChange = () => () => undefined;

/** The device's own way to share; where it has none, the link is copied. Nobody else's script is asked. */
function useShare(title: string, address: string) {
  const hasOwnWay = useSyncExternalStore(
    noChange,
    () => 'share' in navigator,
    () => false,
  );
  const [state, setState] = useState<'' | 'copied' | 'failed'>('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      setState('failed');
    }
  }

  async function share() {
    try {
      await navigator.share({ title, url: address });
    } catch (reason) {
      // Whoever changes their mind needs no other way.
      if ((reason as Error).name !== 'AbortError') await copy();
    }
  }
  const label = state === 'copied' ? 'Link copied' : hasOwnWay ? 'Share' : 'Copy link';
  return { label, state, press: hasOwnWay ? share : copy, reset: () => setState('') };
}

export function ShareTools({ job, address }: ShareToolsProps) {
  const title = shareTitle(job);
  const { label, state, press, reset } = useShare(title, address);
  return (
    <div>
      <div className={styles['tools']} role="group" aria-label="Share or print this job">
        <button
          type="button"
          className={styles['tool']}
          data-needs="script"
          onClick={() => void press()}
          onBlur={() => state === 'copied' && reset()}
        >
          <Sign of="share" />
          {label}
        </button>
        <a className={styles['tool']} href={mailLink(title, address)}>
          <Sign of="mail" />
          E-mail
        </a>
        <button type="button" className={styles['tool']} data-needs="script" onClick={() => window.print()}>
          <Sign of="print" />
          Print
        </button>
      </div>
      <VisuallyHidden>
        <span role="status">{state === 'copied' && 'Link copied'}</span>
      </VisuallyHidden>
      {state === 'failed' && (
        <label className={styles['address']}>
          Copy this address:
          <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </div>
  );
}
