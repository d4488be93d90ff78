import type { CandidateDetail } from '@waymark/contract/hiring/candidates';
import { useEffect, useState } from 'react';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { getPreview } from '../api/get-preview.ts';
import { CandidateFacts } from './candidate-facts.tsx';

/** The candidate's own page as employers have it. */
export function PreviewDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [preview, setPreview] = useState<CandidateDetail>();
  const [failure, setFailure] = useState('');

  useEffect(() => {
    if (!open) return;
    let isLeft = false;
    getPreview().then(
      (found) => !isLeft && (setPreview(found), setFailure('')),
      (reason: unknown) => !isLeft && setFailure(messageOf(reason)),
    );
    return () => {
      isLeft = true;
    };
  }, [open]);

  return (
    <Dialog open={open} title={preview?.headline || 'As employers see you'} onClose={onClose}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {!preview && !failure && <LoadingLine>Loading…</LoadingLine>}
      {preview && <CandidateFacts candidate={preview} />}
    </Dialog>
  );
}
