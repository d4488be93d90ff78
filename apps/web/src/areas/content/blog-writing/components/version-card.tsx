import type { PostDraft, StaffPostDetail } from '@waymark/contract/content/writing';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import desk from '../../../../components/data/desk.module.css';
import { Button } from '../../../../components/form/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import type { Draft } from '../../../../components/writing/use-draft.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { restoreVersion } from '../api/change-post.ts';

/** What was published before, each to be taken up again. */
export function VersionCard({ post, work }: { post: StaffPostDetail; work: Draft<PostDraft> }) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<StaffPostDetail['versions'][number] | null>(null);
  if (post.versions.length === 0) return null;

  async function restore() {
    const version = await work.flush();
    if (!asked || version === undefined)
      throw new Error(work.failure || 'Your changes could not be saved first.');
    showSuccess(await restoreVersion(post.id, asked.id, version));
    setAsked(null);
    await revalidate();
  }

  return (
    <Card title="Versions">
      <ol className={desk['list']} reversed>
        {post.versions.map((one) => (
          <li key={one.id} className={desk['item']}>
            <span>
              {one.number}. {one.title}
              <time className={desk['detail']} dateTime={one.at}>
                {formatSince(one.at)}
              </time>
            </span>
            <Button
              variant="secondary"
              aria-label={`Restore version ${one.number}`}
              onClick={() => setAsked(one)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={asked !== null}
        title={`Restore version ${asked?.number ?? ''}?`}
        confirm="Restore"
        onConfirm={restore}
        onClose={() => setAsked(null)}
      >
        What is being written now is replaced by it. Readers see nothing of this until you publish.
      </ConfirmDialog>
    </Card>
  );
}
