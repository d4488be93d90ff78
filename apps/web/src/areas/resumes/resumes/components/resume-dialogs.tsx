import { resumeLabelMaxLength } from '@waymark/contract/identity/choices/accounts';
import type { Page } from '@waymark/contract/pagination';
import { applicationPath, companyPath } from '@waymark/contract/paths';
import type { Resume, ResumeReader } from '@waymark/contract/resumes/resumes';
import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { ResumeView } from '../../../../components/document/resume-view.tsx';
import { ScrollRegion } from '../../../../components/document/scroll-region.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { labelResume } from '../api/change-resume.ts';
import { fetchResume, getResumeText } from '../api/read-resume.ts';
import { titleOf } from '../rules.ts';
import { ReplacementDialog } from './replacement-dialog.tsx';
import cvManagerStyles from './cv-manager.module.css';
import styles from './resume-dialogs.module.css';

/** What is asked of a resume. */
export interface Asked {
  what: 'label' | 'preview' | 'replacement' | 'readers';
  resume: Resume;
}

interface ResumeDialogsProps {
  asked: Asked | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** One at a time, made anew each time. */
export function ResumeDialogs({ asked, onClose, onChanged }: ResumeDialogsProps) {
  if (!asked) return null;
  const { what, resume } = asked;
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

/** The resume in the page. */
function PreviewDialog({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const { id, format } = resume;
  const loadFile = useCallback(() => fetchResume(id), [id]);
  const loadText = useCallback(() => getResumeText(id), [id]);
  return (
    <Dialog open wide title={titleOf(resume)} onClose={onClose}>
      <ScrollRegion className={styles['page']} label="Preview">
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
  const form = useForm({ defaultValues: { label: resume.label } });
  const { errors, isSubmitting } = form.formState;

  async function save({ label }: { label: string }) {
    try {
      await labelResume(resume.id, label);
      onSaved();
    } catch (failure) {
      showFailure(form, failure);
    }
  }

  return (
    <Dialog open title="Rename" onClose={onClose}>
      <form
        className={cvManagerStyles['upload']}
        noValidate
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
        <TextField
          label="Label"
          hint={`For your eyes only. Left empty, it is called “${resume.name}” as employers see it.`}
          maxLength={resumeLabelMaxLength}
          {...bindField(form, 'label')}
        />
        <Actions align="end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={isSubmitting}>
            Save
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

/** Which employers have a resume, and which of them have opened it. */
function ReadersDialog({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const { page, failure, pending, showMore } = useReaders(resume.id);
  return (
    <Dialog open title={`Who has “${titleOf(resume)}”`} onClose={onClose}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {!page && !failure && <LoadingLine>Loading…</LoadingLine>}
      {page?.total === 0 && (
        <p className={styles['nobody']}>
          No employer yet. Those you apply to with it stand here, and those who find you and open it.
        </p>
      )}
      {page && page.total > 0 && (
        <ul className={styles['readers']} aria-label="Employers">
          {page.data.map((reader, at) => (
            // An employer may have it twice.
            <Reader key={`${reader.company.id} ${at}`} reader={reader} />
          ))}
        </ul>
      )}
      {page && page.data.length < page.total && (
        <div>
          <Button variant="secondary" pending={pending} onClick={showMore}>
            Show more
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function Reader({ reader }: { reader: ResumeReader }) {
  const { company, application, sentAt, openedAt, fileName, isCurrentFile } = reader;
  return (
    <li className={styles['reader']}>
      <div className={styles['who']}>
        <Link className={styles['company']} to={companyPath(company.id)}>
          {company.name}
        </Link>
        {application ? (
          <Link to={applicationPath(application.id)}>{application.jobTitle}</Link>
        ) : (
          <span>Found you in the search</span>
        )}
      </div>
      <p className={styles['dates']}>
        {sentAt && <span>Sent {formatDate(sentAt)}</span>}
        {openedAt ? <span>Opened {formatDate(openedAt)}</span> : <span>Not opened yet</span>}
        {application?.isWithdrawn && <span>Withdrawn: they do not see it any more</span>}
      </p>
      {!isCurrentFile && (
        <p className={styles['dates']}>An earlier file{fileName === null ? '' : `: ${fileName}`}</p>
      )}
    </li>
  );
}

function useReaders(resumeId: string) {
  const [page, setPage] = useState<Page<ResumeReader>>();
  const [failure, setFailure] = useState('');
  const [pending, setPending] = useState(false);

  useEffect(() => {
    let isLeft = false;
    listReaders(resumeId, 1).then(
      (found) => !isLeft && setPage(found),
      (reason: unknown) => !isLeft && setFailure(messageOf(reason)),
    );
    return () => {
      isLeft = true;
    };
  }, [resumeId]);

  async function loadMore(shown: Page<ResumeReader>) {
    setPending(true);
    try {
      const next = await listReaders(resumeId, shown.page + 1);
      setPage({ ...next, data: [...shown.data, ...next.data] });
    } catch (reason) {
      setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  return { page, failure, pending, showMore: () => page && void loadMore(page) };
}

function listReaders(resumeId: string, page: number): Promise<Page<ResumeReader>> {
  return callApi('GET /resumes/:resumeId/readers', { params: { resumeId }, query: { page } });
}
