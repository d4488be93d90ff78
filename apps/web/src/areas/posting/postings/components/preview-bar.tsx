import { plural } from '@waymark/contract/text/format-count';
import { Button } from '../../../../components/form/button.tsx';
import styles from './preview-bar.module.css';
import type { Publishing } from './use-publishing.ts';

interface PreviewBarProps {
  problems: Readonly<Record<string, string>>;
  publishing: Publishing;
  /** What publishing costs; empty for a change of a published job. */
  cost: string;
}

/** Says that the page below is not public, and leads on from it. */
export function PreviewBar({ problems, publishing, cost }: PreviewBarProps) {
  const missing = Object.keys(problems).length;
  return (
    <div className={styles['bar']} role="region" aria-label="Preview">
      <p className={styles['text']}>
        <strong>Preview.</strong> Seekers will see the page below.{' '}
        {missing > 0 &&
          `Before it can be published ${plural(missing, 'field')} still ${missing === 1 ? 'needs' : 'need'} you. `}
        {cost}
      </p>
      <Button variant="secondary" onClick={publishing.leavePreview}>
        Back to the form
      </Button>
      <Button disabled={missing > 0} pending={publishing.pending === 'publish'} onClick={publishing.publish}>
        Publish
      </Button>
    </div>
  );
}
