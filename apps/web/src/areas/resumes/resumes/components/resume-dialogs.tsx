import { resumeLabelMaxLength } from '@waymark/contract/identity/choices';
import { applicationPath, companyPath } from '@waymark/contract/paths';
import type { RemovedResume, Resume, ResumeReader } from '@waymark/contract/resumes/resumes';
import { type FormEvent, useCallback } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { ResumeView } from '../../../../components/document/resume-view.tsx';
import { ScrollRegion } from '../../../../components/document/scroll-region.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { ResumeFileField } from '../../../../components/upload/resume-file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { callApi, fetchFile, uploadForm } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './resumes.module.css';
import { usePages } from './use-pages.ts';
import { useResumeUpload } from './use-resume-upload.ts';
import { sayHere, useSay } from '../../../../lib/languages/say.ts';

/** The open dialog and its resume. */
export interface ResumeDialog {
  what: 'label' | 'preview' | 'replacement' | 'readers';
  resume: Resume;
}

interface ResumeDialogsProps {
  dialog: ResumeDialog | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** Renders one dialog at a time, with fresh state. */
export function ResumeDialogs({ dialog, onClose, onChanged }: ResumeDialogsProps) {
  if (!dialog) return null;
  const { what, resume } = dialog;
  switch (what) {
    case 'label':
      return <LabelDialog resume={resume} onClose={onClose} onSaved={onChanged} />;
    case 'replacement':
      return <ReplacementDialog resume={resume} onClose={onClose} onReplaced={onChanged} />;
    case 'preview':
      return <PreviewDialog resume={resume} onClose={onClose} />;
    case 'readers':
      return <ReadersDialog resume={resume} onClose={onClose} />;
  }
}

function PreviewDialog({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const say = useSay();
  const { id, format } = resume;
  const loadFile = useCallback(
    () => fetchFile('GET /resumes/:resumeId/file', { params: { resumeId: id } }),
    [id],
  );
  const loadText = useCallback(
    async () => (await callApi('GET /resumes/:resumeId/text', { params: { resumeId: id } })).data,
    [id],
  );
  return (
    <Dialog open wide title={titleOf(resume)} onClose={onClose}>
      <ScrollRegion className={styles['page']} label={say`Preview`}>
        <div className={styles['sheet']}>
          <ResumeView format={format} loadFile={loadFile} loadText={loadText} />
        </div>
      </ScrollRegion>
    </Dialog>
  );
}

interface LabelDialogProps {
  resume: Resume;
  onSaved: () => void;
  onClose: () => void;
}

function LabelDialog({ resume, onSaved, onClose }: LabelDialogProps) {
  const say = useSay();
  const form = useForm({ defaultValues: { label: resume.label } });

  async function save({ label }: { label: string }) {
    await callApi('PUT /resumes/:resumeId', { params: { resumeId: resume.id }, body: { label } });
    onSaved();
  }

  return (
    <Dialog open title={say`Rename`} onClose={onClose}>
      <Form form={form} onSubmit={save} submit={say`Save`} onCancel={onClose}>
        <TextField
          label={say`Label`}
          hint={say`For your eyes only. Left empty, it is called “${resume.name}” as employers see it.`}
          maxLength={resumeLabelMaxLength}
          {...bindField(form, 'label')}
        />
      </Form>
    </Dialog>
  );
}

/** The employers that have the resume, and which of them opened it. */
function ReadersDialog({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const say = useSay();
  const { items, failure, hasMore, isLoadingMore, showMore } = usePages<ResumeReader>((page) =>
    callApi('GET /resumes/:resumeId/readers', { params: { resumeId: resume.id }, query: { page } }),
  );
  return (
    <Dialog open title={say`Who has “${titleOf(resume)}”`} onClose={onClose}>
      {failure && <Notice tone="bad">{failure.message}</Notice>}
      {!items && !failure && <LoadingLine>{say`Loading…`}</LoadingLine>}
      {items?.length === 0 && (
        <p className={ui['soft']}>
          {say`No employer yet. Those you apply to with it stand here, and those who find you and open it.`}
        </p>
      )}
      {items && items.length > 0 && (
        <ul className={ui['grid']} aria-label={say`Employers`}>
          {items.map((reader, at) => (
            // An employer may have it twice.
            <Reader key={`${reader.company.id} ${at}`} reader={reader} />
          ))}
        </ul>
      )}
      {hasMore && (
        <div>
          <Button variant="secondary" pending={isLoadingMore} onClick={showMore}>
            {say`Show more`}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function Reader({ reader }: { reader: ResumeReader }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { company, application, sentAt, openedAt, fileName, isCurrentFile } = reader;
  return (
    <li className={`${ui['grid1']} ${styles['reader']}`}>
      <div className={`${ui['wrap']} ${styles['who']}`}>
        <Link className={ui['strong']} to={companyPath(company.id)} dir="auto">
          {company.name}
        </Link>
        {application ? (
          <Link to={applicationPath(application.id)} dir="auto">
            {application.jobTitle}
          </Link>
        ) : (
          <span>{say`Found you in the search`}</span>
        )}
      </div>
      <p className={`${ui['wrap']} ${ui['note']} ${styles['dates']}`}>
        {sentAt && <span>{say`Sent ${formatDate(words, sentAt, locale)}`}</span>}
        {openedAt ? (
          <span>{say`Opened ${formatDate(words, openedAt, locale)}`}</span>
        ) : (
          <span>{say`Not opened yet`}</span>
        )}
        {application?.isWithdrawn && <span>{say`Withdrawn: they no longer see it`}</span>}
      </p>
      {!isCurrentFile && (
        <p className={`${ui['wrap']} ${ui['note']} ${styles['dates']}`}>
          {fileName === null ? say`An earlier file` : say`An earlier file: ${fileName}`}
        </p>
      )}
    </li>
  );
}

interface ReplacementDialogProps {
  resume: Resume;
  onReplaced: () => void;
  onClose: () => void;
}

/** Replaces the file of a resume. */
function ReplacementDialog({ resume, onReplaced, onClose }: ReplacementDialogProps) {
  const say = useSay();
  const upload = useResumeUpload();
  const isSending = upload.sent !== undefined;

  function replace(file: File, onProgress: (share: number) => void) {
    const form = new FormData();
    form.append('resume', file);
    return uploadForm('POST /resumes/:resumeId/file', form, onProgress, { resumeId: resume.id });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await upload.send(replace)) return;
    showSuccess(sayHere`“${titleOf(resume)}” has its new file`);
    onReplaced();
  }

  return (
    <Dialog open title={say`Replace the file`} onClose={onClose} dismissable={!isSending}>
      <form className={ui['stack5']} onSubmit={(event) => void submit(event)} noValidate>
        <p>
          {say`The new file takes the place of ${resume.name} everywhere: for employers who find you, and behind your public links. What you have applied with stays as it was sent. The old file is gone for good.`}
        </p>
        {upload.failure && <Notice tone="bad">{upload.failure}</Notice>}
        <ResumeFileField
          label={say`New file`}
          file={upload.file}
          onFile={upload.choose}
          error={upload.error}
        />
        {upload.sent !== undefined && <UploadProgress sent={upload.sent} label={say`Your resume`} />}
        <Actions align="end">
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            {say`Cancel`}
          </Button>
          <Button type="submit" pending={isSending}>
            {say`Replace`}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

/** The label that the owner gave, or else the file name. */
export function titleOf({ label, name }: Pick<Resume | RemovedResume, 'label' | 'name'>): string {
  return label || name;
}
