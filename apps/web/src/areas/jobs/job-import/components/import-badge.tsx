import { importStateLabels, type ImportState } from '@waymark/contract/jobs/choices/imports';
import { Badge } from '../../../../components/data/tag.tsx';

const tones = { running: 'neutral', finished: 'good', failed: 'bad', 'broken-off': 'bad' } as const;

/** How far an import is. */
export function ImportBadge({ state }: { state: ImportState }) {
  return <Badge tone={tones[state]}>{importStateLabels[state]}</Badge>;
}
