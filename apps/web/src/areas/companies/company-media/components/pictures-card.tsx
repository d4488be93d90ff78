import { companyPicturesLimit } from '@waymark/contract/companies/choices/companies';
import type { CompanyMedia, CompanyPicture } from '@waymark/contract/companies/media';
import { useState } from 'react';
import { Card } from '../../../../components/layout/card.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { removePicture } from '../api/change-pictures.ts';
import { AddPictureForm } from './add-picture-form.tsx';
import styles from './company-media.module.css';
import { PictureItem } from './picture-item.tsx';

interface PicturesCardProps {
  pictures: readonly CompanyPicture[];
  onChanged: (media: CompanyMedia) => void;
}

export function PicturesCard({ pictures, onChanged }: PicturesCardProps) {
  const [removed, setRemoved] = useState<CompanyPicture | null>(null);

  async function remove() {
    if (!removed) return;
    onChanged(await removePicture(removed.id));
    setRemoved(null);
    showSuccess('Picture removed');
  }

  return (
    <Card title="Pictures">
      <p className={styles['text']}>
        Everybody sees them on your public page: {pictures.length} of at most {companyPicturesLimit}.
      </p>
      {pictures.length > 0 && (
        <ul className={styles['pictures']}>
          {pictures.map((picture) => (
            <PictureItem
              key={picture.id}
              picture={picture}
              onChanged={onChanged}
              onRemove={() => setRemoved(picture)}
            />
          ))}
        </ul>
      )}
      {pictures.length < companyPicturesLimit && <AddPictureForm onChanged={onChanged} />}
      <ConfirmDialog
        open={removed !== null}
        title="Remove this picture?"
        confirm="Remove"
        cancel="Keep it"
        onConfirm={remove}
        onClose={() => setRemoved(null)}
      >
        “{removed?.alternativeText}” is deleted for good.
      </ConfirmDialog>
    </Card>
  );
}
