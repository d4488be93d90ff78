import { paths } from '@waymark/contract/paths';
import { plural } from '@waymark/contract/text/format-count';
import { Link } from 'react-router';
import { PageCanvas } from '../../../../components/document/page-canvas.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import styles from './preview-panel.module.css';
import type { PreviewState } from './use-preview.ts';

interface PreviewPanelProps {
  preview: PreviewState;
  /** Nothing was written yet. */
  isEmpty: boolean;
}

/** The pages as they would be printed. */
export function PreviewPanel({ preview, isEmpty }: PreviewPanelProps) {
  const { pages, isPending, failure, unprintable } = preview;
  return (
    <section className={styles['preview']} aria-label="Preview" aria-busy={isPending}>
      <p className={styles['caption']} role="status">
        {pages.length > 0 ? `Preview, ${plural(pages.length, 'page')}` : 'Preview'}
        {isPending && pages.length > 0 && ', being drawn…'}
      </p>
      {isEmpty && (
        <Notice tone="good">
          There is little to print yet. Write in <Link to={paths.jobsMyResume}>My Resume</Link>, or take over
          what you have elsewhere.
        </Notice>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {unprintable && (
        <Notice tone="bad">
          The PDF leaves out what its fonts do not have: {unprintable}. The Word file has all of it.
        </Notice>
      )}
      {pages.length === 0 && isPending && <LoadingLine>Setting the type…</LoadingLine>}
      {pages.map((page) => {
        const { width, height } = page.getViewport({ scale: 1 });
        return (
          <div
            key={page.pageNumber}
            className={styles['page']}
            style={{ aspectRatio: `${width} / ${height}` }}
          >
            <PageCanvas page={page} isEager={false} onFailed={ignore} />
          </div>
        );
      })}
    </section>
  );
}

/** The next choice draws it again. */
function ignore() {}
