import { pictureMediaTypes } from '@waymark/contract/identity/choices';
import { lookTextLengths } from '@waymark/contract/office/look-choices';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { FileField } from '../../../../components/upload/file-field.tsx';
import { findPictureProblem } from '../../../../components/upload/find-picture-problem.ts';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { useFileUpload } from '../../../../components/upload/use-file-upload.ts';
import { uploadForm } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './board-settings.module.css';
import type { LookDeskState } from './use-look-desk.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** The picture below the search of the home page, and what it shows. */
export function LookPicture({ state: { value, change, errorAt } }: { state: LookDeskState }) {
  const say = useSay();
  const picture = value.look.heroPicture;
  // Of the draft as it is by then: people go on typing while a picture is sent.
  const set = (next: (before: typeof picture) => typeof picture) =>
    change((now) => ({ ...now, look: { ...now.look, heroPicture: next(now.look.heroPicture) } }));
  const upload = useFileUpload({
    field: 'picture',
    findProblem: findPictureProblem,
    async send(file, onProgress) {
      const form = new FormData();
      form.append('picture', file);
      const { data } = await uploadForm('POST /staff/look-pictures', form, onProgress);
      set((before) => ({ pictureId: data.pictureId, alt: before?.alt ?? '' }));
    },
  });
  return (
    <Card title={say`Picture of the home page`}>
      <form className={ui['stack5']} noValidate onSubmit={upload.submit}>
        {picture && (
          <img
            className={styles['lookPicture']}
            src={`/api/look-pictures/${picture.pictureId}`}
            alt={picture.alt}
          />
        )}
        <FieldError id="look-picture-error" message={errorAt('look.heroPicture')} />
        {picture && (
          <WhatItShows
            alt={picture.alt}
            error={errorAt('look.heroPicture.alt')}
            onChange={(alt) => set(() => ({ ...picture, alt }))}
          />
        )}
        {upload.failure && <Notice tone="bad">{upload.failure}</Notice>}
        <FileField
          key={picture?.pictureId ?? ''}
          label={say`New picture`}
          hint={say`JPEG, PNG, WebP or AVIF, at most 5 MB.`}
          accept={pictureMediaTypes.join(',')}
          error={upload.problem}
          onChange={upload.choose}
        />
        {upload.sent !== null && upload.file && (
          <UploadProgress sent={upload.sent} label={upload.file.name} />
        )}
        <Actions>
          <Button type="submit" variant="secondary" pending={upload.sent !== null}>
            {say`Upload picture`}
          </Button>
          {picture && (
            <Button variant="quiet" onClick={() => set(() => null)}>
              {say`Use no picture`}
            </Button>
          )}
        </Actions>
      </form>
    </Card>
  );
}

interface WhatItShowsProps {
  alt: string;
  error: string | undefined;
  onChange: (alt: string) => void;
}

function WhatItShows({ alt, error, onChange }: WhatItShowsProps) {
  const say = useSay();
  return (
    <TextField
      label={say`What it shows`}
      hint={say`Read aloud to people who do not see it.`}
      maxLength={lookTextLengths.alt}
      value={alt}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
