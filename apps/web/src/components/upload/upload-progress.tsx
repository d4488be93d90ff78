import { useId } from 'react';
import styles from './upload-progress.module.css';

/** How much of a file is on its way; once all of it is there, that the server is working on it. */
export function UploadProgress({ sent, label }: { sent: number; label: string }) {
  const id = useId();
  const percent = Math.round(sent * 100);
  const complete = percent >= 100;
  return (
    <div className={styles['upload']}>
      <label htmlFor={id}>{complete ? `${label} is being checked…` : `${label}: ${percent} % sent`}</label>
      <progress id={id} className={styles['bar']} max={100} {...(!complete && { value: percent })} />
    </div>
  );
}
