import type { Resume } from '@waymark/contract/resumes/resumes';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { formatFileSize } from '../../../../lib/format-file-size.ts';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError } from '../../../../lib/toasts.ts';
import { downloadResume } from '../api/read-resume.ts';
import { fillPath } from '../fill-path-rules.ts';
import styles from './my-resume.module.css';
import { Section } from './section-frame.tsx';
import { ResumeUpload } from './resume-upload.tsx';

interface AttachResumeProps {
  resumes: readonly Resume[];
  onResumes: (resumes: readonly Resume[]) => void;
}

/** The file beside what was written: it joins the files that applications are sent with. */
export function AttachResume({ resumes, onResumes }: AttachResumeProps) {
  const download = ({ id, name }: Resume) =>
    void downloadResume(id, name).catch((failure: unknown) => showError(messageOf(failure)));
  return (
    <Section id="resume-attach" title="Attach Resume">
      {resumes.length > 0 && (
        <ul className={styles['resumes']} aria-label="Your resumes">
          {resumes.map((resume) => (
            <li key={resume.id} className={styles['resume']}>
              <span className={styles['resumeName']}>
                {resume.name}
                <span className={styles['resumeDetail']}>
                  {formatFileSize(resume.size)}, uploaded {formatDate(resume.uploadedAt)}
                  {resume.isDefault && ', sent where you choose no other'}
                </span>
              </span>
              <span className={styles['resumeTools']}>
                <Button
                  variant="quiet"
                  aria-label={`Download ${resume.name}`}
                  onClick={() => download(resume)}
                >
                  Download
                </Button>
                <ButtonLink
                  variant="quiet"
                  to={fillPath(resume.id)}
                  aria-label={`Fill from it: ${resume.name}`}
                >
                  Fill from it
                </ButtonLink>
              </span>
            </li>
          ))}
        </ul>
      )}
      <ResumeUpload
        label={resumes.length > 0 ? 'Another resume' : 'Your resume'}
        onStored={(stored) => onResumes([...resumes, stored])}
      />
    </Section>
  );
}
