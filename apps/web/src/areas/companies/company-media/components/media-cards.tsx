import { msg } from '@waymark/contract/text/message';
import {
  alternativeTextMaxLength,
  companyPictureMaxBytes,
  companyPicturesLimit,
} from '@waymark/contract/companies/choices';
import type { CompanyMedia, CompanyPicture } from '@waymark/contract/companies/media';
import { pictureMaxBytes, pictureMediaTypes } from '@waymark/contract/identity/choices';
import { type FormEvent, useState } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { CompanyMark } from '../../../../components/media/company-mark.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { FileField } from '../../../../components/upload/file-field.tsx';
import { findUploadProblem } from '../../../../components/upload/find-upload-problem.ts';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { callApi, uploadForm } from '../../../../lib/api-client.ts';
import { refreshUser } from '../../../../lib/auth-store.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import ui from '../../../../styles/primitives.module.css';
import { findFileProblem } from '../rules.ts';
import styles from './company-media.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

const descriptionMissing = msg`Say in a few words what it shows, for those who cannot see it.`;

interface PicturesCardProps {
  pictures: readonly CompanyPicture[];
  onChanged: (media: CompanyMedia) => void;
}

export function PicturesCard({ pictures, onChanged }: PicturesCardProps) {
  const say = useSay();
  const [removed, setRemoved] = useState<CompanyPicture | null>(null);

  async function remove() {
    if (!removed) return;
    const params = { pictureId: removed.id };
    onChanged((await callApi('DELETE /company-pictures/:pictureId', { params })).data);
    setRemoved(null);
    showSuccess(msg`Picture removed`);
  }

  return (
    <Card title={say`Pictures`}>
      <p className={ui['lead']}>
        {say`Everybody sees them on your public page: ${pictures.length} of at most ${companyPicturesLimit}.`}
      </p>
      {pictures.length > 0 && (
        <ul className={ui['grid4']}>
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
        title={say`Remove this picture?`}
        confirm={say`Remove`}
        cancel={say`Keep it`}
        onConfirm={remove}
        onClose={() => setRemoved(null)}
      >
        {say`“${removed?.alternativeText}” is deleted for good.`}
      </ConfirmDialog>
    </Card>
  );
}

function AddPictureForm({ onChanged }: { onChanged: (media: CompanyMedia) => void }) {
  const say = useSay();
  const [description, setDescription] = useState('');
  const [missing, setMissing] = useState(false);
  const upload = useUpload('picture', companyPictureMaxBytes, async (file, onProgress) => {
    onChanged(await addPicture(file, description.trim(), onProgress));
    setDescription('');
    showSuccess(msg`Picture added`);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(description.trim() === '');
    if (description.trim() !== '') upload.submit(event);
  }

  return (
    <form className={ui['grid4']} noValidate onSubmit={submit}>
      {upload.failure && <Notice tone="bad">{upload.failure}</Notice>}
      <FileField
        key={upload.uploads}
        label={say`Add a picture`}
        hint={say`JPEG, PNG, WebP or AVIF, at most 10 MB. Where and when it was taken is not kept.`}
        accept={pictureMediaTypes.join(',')}
        error={upload.problem}
        onChange={(event) => upload.choose(event.currentTarget.files?.[0] ?? null)}
      />
      <TextField
        label={say`Description of the new picture`}
        hint={say`For people who cannot see it, for example “Two engineers at the crane”.`}
        value={description}
        maxLength={alternativeTextMaxLength}
        autoComplete="off"
        error={missing && description.trim() === '' ? descriptionMissing : undefined}
        onChange={({ currentTarget: { value } }) => setDescription(value)}
      />
      {upload.sent !== null && upload.file && <UploadProgress sent={upload.sent} label={upload.file.name} />}
      <Actions>
        <Button type="submit" variant="secondary" pending={upload.sent !== null}>
          {say`Add picture`}
        </Button>
      </Actions>
    </form>
  );
}

interface PictureItemProps {
  picture: CompanyPicture;
  onChanged: (media: CompanyMedia) => void;
  onRemove: () => void;
}

function PictureItem({ picture, onChanged, onRemove }: PictureItemProps) {
  const say = useSay();
  const [description, setDescription] = useState(picture.alternativeText);
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const isChanged = description.trim() !== picture.alternativeText;

  async function save(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setProblem(undefined);
    try {
      const input = { params: { pictureId: picture.id }, body: { alternativeText: description } };
      onChanged((await callApi('PUT /company-pictures/:pictureId', input)).data);
      showSuccess(msg`Description saved`);
    } catch (reason) {
      setProblem(fieldErrorsOf(reason)['alternativeText'] ?? messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  return (
    <li className={`${ui['grid4']} ${styles['item']}`}>
      <img
        className={styles['picture']}
        src={picture.smallUrl}
        alt={picture.alternativeText}
        width={picture.width}
        height={picture.height}
        loading="lazy"
      />
      <form
        className={`${ui['grid2']} ${ui['alignStart']}`}
        noValidate
        onSubmit={(event) => void save(event)}
      >
        <TextField
          label={say`What it shows`}
          value={description}
          maxLength={alternativeTextMaxLength}
          autoComplete="off"
          error={problem}
          onChange={({ currentTarget: { value } }) => setDescription(value)}
        />
        <div className={ui['flex2']}>
          {isChanged && (
            <Button type="submit" variant="secondary" pending={pending}>
              {say`Save`}
            </Button>
          )}
          <Button variant="quiet" onClick={onRemove}>
            {say`Remove`} <VisuallyHidden>{picture.alternativeText}</VisuallyHidden>
          </Button>
        </div>
      </form>
    </li>
  );
}

async function addPicture(
  file: File,
  alternativeText: string,
  onProgress: (share: number) => void,
): Promise<CompanyMedia> {
  const form = new FormData();
  form.append('alternativeText', alternativeText);
  form.append('picture', file);
  return (await uploadForm('POST /company-pictures', form, onProgress)).data;
}

interface LogoCardProps {
  name: string;
  logoUrl: string | null;
  onChanged: (media: CompanyMedia) => void;
}

const logoNote = msg`Everybody sees it: on your jobs, in lists and on your public page. It is shown whole, in a square.`;
const initialsNote = msg`Your initials take its place so far. Everybody sees it: on your jobs, in lists and on your public page. It is shown whole, in a square.`;

export function LogoCard({ name, logoUrl, onChanged }: LogoCardProps) {
  const say = useSay();
  const [removing, setRemoving] = useState(false);
  const upload = useUpload('logo', pictureMaxBytes, async (file, onProgress) => {
    onChanged(await changeLogo(file, onProgress));
    showSuccess(msg`Logo saved`);
  });

  async function remove() {
    onChanged(await removeLogo());
    setRemoving(false);
    showSuccess(msg`Logo removed`);
  }

  return (
    <Card title={say`Logo`}>
      <form className={ui['grid4']} noValidate onSubmit={upload.submit}>
        <div className={ui['row4']}>
          <CompanyMark name={name} logoUrl={logoUrl} size="l" />
          <p className={ui['lead']}>{say(logoUrl === null ? initialsNote : logoNote)}</p>
        </div>
        {upload.failure && <Notice tone="bad">{upload.failure}</Notice>}
        <FileField
          key={upload.uploads}
          label={say`New logo`}
          hint={say`JPEG, PNG, WebP or AVIF, at most 5 MB. A square of 256 pixels or more looks best.`}
          accept={pictureMediaTypes.join(',')}
          error={upload.problem}
          onChange={(event) => upload.choose(event.currentTarget.files?.[0] ?? null)}
        />
        {upload.sent !== null && upload.file && (
          <UploadProgress sent={upload.sent} label={upload.file.name} />
        )}
        <Actions>
          <Button type="submit" variant="secondary" pending={upload.sent !== null}>
            {say`Save logo`}
          </Button>
          {logoUrl !== null && (
            <Button variant="quiet" onClick={() => setRemoving(true)}>
              {say`Remove logo`}
            </Button>
          )}
        </Actions>
      </form>
      <ConfirmDialog
        open={removing}
        title={say`Remove the logo?`}
        confirm={say`Remove`}
        cancel={say`Keep it`}
        onConfirm={remove}
        onClose={() => setRemoving(false)}
      >
        {say`It is deleted for good, and your initials take its place everywhere.`}
      </ConfirmDialog>
    </Card>
  );
}

/** Sends the file as it is: the server makes the sizes. The area heading shows the new logo at once. */
async function changeLogo(file: File, onProgress: (share: number) => void): Promise<CompanyMedia> {
  const form = new FormData();
  form.append('logo', file);
  const { data } = await uploadForm('POST /company-logo', form, onProgress);
  await refreshUser();
  return data;
}

async function removeLogo(): Promise<CompanyMedia> {
  const { data } = await callApi('DELETE /company-logo');
  await refreshUser();
  return data;
}

/** Checks a chosen file and sends it; a refusal of the server appears at its field. */
function useUpload(
  field: string,
  maxBytes: number,
  send: (file: File, onProgress: (share: number) => void) => Promise<void>,
) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState('');
  const [sent, setSent] = useState<number | null>(null);
  /** A new key for each upload empties the file field. */
  const [uploads, setUploads] = useState(0);

  function choose(chosen: File | null) {
    setFile(chosen);
    setFailure('');
    setProblem(chosen ? findFileProblem(chosen, maxBytes) : undefined);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = findFileProblem(file, maxBytes);
    setProblem(found);
    if (found || !file || sent !== null) return;
    setFailure('');
    setSent(0);
    try {
      await send(file, setSent);
      setFile(null);
      setUploads((before) => before + 1);
    } catch (reason) {
      const refusal = fieldErrorsOf(reason)[field] ?? (await findUploadProblem(reason, file));
      if (refusal) setProblem(refusal);
      else setFailure(messageOf(reason));
    } finally {
      setSent(null);
    }
  }

  return { file, problem, failure, sent, uploads, choose, submit: (event: FormEvent) => void submit(event) };
}
