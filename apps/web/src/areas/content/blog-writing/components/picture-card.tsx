import { postPictureMaxBytes, postPictureMaxMegabytes } from '@waymark/contract/content/choices';
import type { StaffPostDetail, StaffPostPicture } from '@waymark/contract/content/writing';
import { pictureMediaTypes } from '@waymark/contract/identity/choices';
import { useState, type FormEvent } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { FileField } from '../../../../components/upload/file-field.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { uploadForm } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './picture-card.module.css';
import { useSay, sayHere } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

interface PictureCardProps {
  post: StaffPostDetail;
  coverId: string | null;
  onCover: (pictureId: string | null) => void;
  onInsert: (picture: StaffPostPicture) => void;
}

/** The pictures of a post, for the text and as its cover. */
export function PictureCard({ post, coverId, onCover, onInsert }: PictureCardProps) {
  const say = useSay();
  const [pictures, setPictures] = useState(post.pictures);
  const hasCover = post.kind === 'post';
  return (
    <Card title={say`Pictures`}>
      {hasCover && (
        <p
          className={ui['note']}
        >{say`Without a cover of its own, one is drawn from the address of the post.`}</p>
      )}
      {pictures.length > 0 && (
        <ul className={`${ui['grid4']} ${styles['pictures']}`}>
          {pictures.map((picture) => (
            <li key={picture.id}>
              <img src={`${picture.url}?width=480`} width={picture.width} height={picture.height} alt="" />
              <div>
                <p>{picture.alternativeText}</p>
                <Actions>
                  <Button
                    variant="secondary"
                    aria-label={say`Put into the text: ${picture.alternativeText}`}
                    onClick={() => onInsert(picture)}
                  >
                    {say`Put into the text`}
                  </Button>
                  {hasCover && (
                    <Button
                      variant="secondary"
                      aria-pressed={picture.id === coverId}
                      aria-label={say`Cover: ${picture.alternativeText}`}
                      onClick={() => onCover(picture.id === coverId ? null : picture.id)}
                    >
                      {picture.id === coverId ? say`Take off the cover` : say`Make it the cover`}
                    </Button>
                  )}
                </Actions>
              </div>
            </li>
          ))}
        </ul>
      )}
      <UploadForm postId={post.id} onUploaded={(picture) => setPictures((before) => [...before, picture])} />
    </Card>
  );
}

interface UploadFormProps {
  postId: string;
  onUploaded: (picture: StaffPostPicture) => void;
}

/** Starts over after each picture, because the browser's field keeps its file. */
function UploadForm({ postId, onUploaded }: UploadFormProps) {
  const [round, setRound] = useState(0);
  return (
    <UploadFields
      key={round}
      postId={postId}
      onUploaded={(picture) => {
        onUploaded(picture);
        setRound(round + 1);
      }}
    />
  );
}

function UploadFields({ postId, onUploaded }: UploadFormProps) {
  const say = useSay();
  const [file, setFile] = useState<File | null>(null);
  const [alternativeText, setAlternativeText] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [pending, setPending] = useState(false);

  async function upload(event: FormEvent) {
    event.preventDefault();
    const missing = findMissing(file, alternativeText);
    setErrors(missing);
    if (!file || Object.keys(missing).length > 0) return;
    setPending(true);
    try {
      const form = new FormData();
      form.append('alternativeText', alternativeText.trim());
      form.append('picture', file);
      const key = 'POST /staff/posts/:postId/pictures';
      onUploaded((await uploadForm(key, form, () => undefined, { postId })).data);
    } catch (failure) {
      const found = fieldErrorsOf(failure);
      setErrors(Object.keys(found).length > 0 ? found : { root: messageOf(failure) });
      setPending(false);
    }
  }

  return (
    <form className={ui['stack5']} noValidate onSubmit={(event) => void upload(event)}>
      {errors['root'] && <Notice tone="bad">{errors['root']}</Notice>}
      <FileField
        label={say`Picture`}
        hint={say`JPEG, PNG, WebP or AVIF, up to ${postPictureMaxMegabytes} MB.`}
        accept={pictureMediaTypes.join(',')}
        error={errors['picture']}
        onChange={({ target }) => setFile(target.files?.[0] ?? null)}
      />
      <TextField
        label={say`What it shows`}
        hint={say`For those who do not see it.`}
        value={alternativeText}
        maxLength={300}
        error={errors['alternativeText']}
        onChange={({ target }) => setAlternativeText(target.value)}
      />
      <Actions>
        <Button type="submit" variant="secondary" pending={pending}>
          {say`Upload the picture`}
        </Button>
      </Actions>
    </form>
  );
}

function findMissing(file: File | null, alternativeText: string): Record<string, string> {
  return {
    ...(!file && { picture: msg`Please choose a picture.` }),
    ...(file &&
      file.size > postPictureMaxBytes && {
        picture: sayHere(msg`Choose one of at most ${postPictureMaxMegabytes} MB.`),
      }),
    ...(alternativeText.trim() === '' && {
      alternativeText: msg`Please say what the picture shows, for those who do not see it.`,
    }),
  };
}
