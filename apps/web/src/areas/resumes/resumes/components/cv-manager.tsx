import { resumeLabelMaxLength, resumesLimit } from '@waymark/contract/identity/choices';
import type { RemovedResume, Resume } from '@waymark/contract/resumes/resumes';
import { type FormEvent, useId, useState } from 'react';
import { paths } from '@waymark/contract/paths';
import { useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { ResumeFileField } from '../../../../components/upload/resume-file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { formatClock } from '../../../../lib/format-date.ts';
import { showFailed, showSuccess, showUndo } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { ResumeCard } from './resume-card.tsx';
import { type ResumeDialog, ResumeDialogs, titleOf } from './resume-dialogs.tsx';
import styles from './resumes.module.css';
import { storeResume, useResumeUpload } from './use-resume-upload.ts';
import { rich, sayHere, useSay } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

interface CvManagerProps {
  resumes: { data: Resume[]; removed: RemovedResume[] };
}

/** Uploads, renames, previews, replaces and deletes resumes (G-7). */
export function CvManager({ resumes: { data, removed } }: CvManagerProps) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const { remove, restore } = useRemoval(revalidate);
  const [dialog, setDialog] = useState<ResumeDialog>();
  const isFull = data.length >= resumesLimit;
  return (
    <>
      <PageHeading>{say`CV Manager`}</PageHeading>
      <p className={ui['lead']}>
        {rich(
          say,
          msg`${data.length} of ${resumesLimit} files are stored. The default is chosen for you when you apply. Employers see the name of the file, never your label. An application keeps the file it was sent with. <visibility>Who finds them</visibility>, <export>make one from My Resume</export>`,
          { visibility: <Link to={paths.jobsVisibility} />, export: <Link to={paths.resumeExport} /> },
        )}
      </p>
      {data.length > 0 && (
        <ul className={`${ui['stack4']} ${styles['list']}`} aria-label={say`Your resumes`}>
          {data.map((resume) => (
            <ResumeCard
              key={resume.id}
              resume={resume}
              onAsk={(what) => setDialog({ what, resume })}
              onRemove={() => void remove(resume)}
              onChanged={() => void revalidate()}
            />
          ))}
        </ul>
      )}
      <UploadCard isFirst={data.length === 0} isFull={isFull} onUploaded={() => void revalidate()} />
      <RemovedResumes removed={removed} onRestore={restore} />
      <ResumeDialogs
        dialog={dialog}
        onClose={() => setDialog(undefined)}
        onChanged={() => {
          setDialog(undefined);
          void revalidate();
        }}
      />
    </>
  );
}

/** Deletes at once, and restores on Undo. */
function useRemoval(revalidate: () => Promise<void>) {
  async function restore(id: string) {
    try {
      await callApi('POST /resumes/:resumeId/restoration', { params: { resumeId: id } });
    } catch (failure) {
      showFailed(failure);
    }
    await revalidate();
  }

  async function remove(resume: Resume) {
    try {
      await callApi('DELETE /resumes/:resumeId', { params: { resumeId: resume.id } });
      showUndo(sayHere`“${titleOf(resume)}” is deleted`, () => void restore(resume.id));
    } catch (failure) {
      showFailed(failure);
    }
    await revalidate();
  }

  return { remove, restore };
}

interface RemovedResumesProps {
  removed: readonly RemovedResume[];
  onRestore: (id: string) => Promise<void>;
}

/** Recently deleted resumes, which can be restored longer than the toast offers it. */
function RemovedResumes({ removed, onRestore }: RemovedResumesProps) {
  const say = useSay();
  const locale = useLocale();
  const titleId = useId();
  const [pending, setPending] = useState('');
  if (removed.length === 0) return null;

  async function restore(id: string) {
    setPending(id);
    await onRestore(id);
    setPending('');
  }

  return (
    <section className={`${ui['grid3']} ${styles['removed']}`} aria-labelledby={titleId}>
      <h2 className={ui['textLg']} id={titleId}>
        {say`Deleted a moment ago`}
      </h2>
      <ul className={ui['grid']}>
        {removed.map((resume) => (
          <li className={`${ui['spread']} ${styles['removedRow']}`} key={resume.id}>
            <span className={ui['shrink']}>
              {titleOf(resume)}{' '}
              <span className={ui['note']}>
                {rich(
                  say,
                  msg`can be restored until <time>${formatClock(resume.restorableUntil, locale)}</time>`,
                  {
                    time: <time dateTime={resume.restorableUntil} />,
                  },
                )}
              </span>
            </span>
            <Button
              variant="quiet"
              pending={pending === resume.id}
              aria-label={say`Take it back: ${titleOf(resume)}`}
              onClick={() => void restore(resume.id)}
            >
              {say`Take it back`}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UploadCardProps {
  isFirst: boolean;
  isFull: boolean;
  onUploaded: () => void;
}

/** Keeps the file and the label if the upload is refused. */
function UploadCard({ isFirst, isFull, onUploaded }: UploadCardProps) {
  const say = useSay();
  const [label, setLabel] = useState('');
  const [labelError, setLabelError] = useState<string>();
  const upload = useResumeUpload();
  // A new key empties the field after each upload.
  const [uploads, setUploads] = useState(0);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setLabelError(undefined);
    const refusals = await upload.send((file, onProgress) => storeResume(file, onProgress, label));
    if (refusals) return setLabelError(refusals['label']);
    setLabel('');
    setUploads((before) => before + 1);
    showSuccess(sayHere`Your resume is stored`);
    onUploaded();
  }

  if (isFull) {
    return (
      <Card title={say`Add a resume`}>
        <p>
          {say`You have ${resumesLimit} resumes, as many as there is room for. Replace or delete one to add another.`}
        </p>
      </Card>
    );
  }
  return (
    <Card title={isFirst ? say`Add your first resume` : say`Add a resume`}>
      <form className={ui['stack5']} onSubmit={(event) => void submit(event)} noValidate>
        {upload.failure && <Notice tone="bad">{upload.failure}</Notice>}
        <ResumeFileField
          key={uploads}
          label={say`File`}
          file={upload.file}
          onFile={upload.choose}
          error={upload.error}
        />
        <TextField
          label={say`Label`}
          hint={say`For your eyes only, for example “For banks”. You may leave it out.`}
          value={label}
          maxLength={resumeLabelMaxLength}
          error={labelError}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        {upload.sent !== undefined && <UploadProgress sent={upload.sent} label={say`Your resume`} />}
        <PrivacyNote />
        <Actions>
          <Button type="submit" pending={upload.sent !== undefined}>
            {say`Upload`}
          </Button>
        </Actions>
      </form>
    </Card>
  );
}
