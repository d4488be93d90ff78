import { useId } from 'react';
import ui from '../../styles/primitives.module.css';
import styles from './file-field.module.css';
import { useSay } from '../../lib/languages/say.ts';

/** How much of a file is on its way; once all of it is there, that the server is working on it. */
export function UploadProgress({ sent, label }: { sent: number; label: string }) {
  const say = useSay();
  const id = useId();
  const percent = Math.round(sent * 100);
  const complete = percent >= 100;
  return (
    <div className={`${ui['grid2']} ${ui['softSm']}`}>
      <label htmlFor={id}>
        {complete ? say`${label} is being checked…` : say`${label}: ${percent} % sent`}
      </label>
      <progress id={id} className={styles['bar']} max={100} {...(!complete && { value: percent })} />
    </div>
  );
}
