import type { ManagedJob } from '@waymark/contract/posting/managed-jobs';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import styles from './star-button.module.css';

interface StarButtonProps {
  job: ManagedJob;
  onPress: () => void;
}

/** A note for oneself; colleagues see their own. */
export function StarButton({ job: { title, starred }, onPress }: StarButtonProps) {
  return (
    <button type="button" className={styles['star']} aria-pressed={starred} onClick={onPress}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8L12 3.6Z" />
      </svg>
      <VisuallyHidden>Star {title}</VisuallyHidden>
    </button>
  );
}
