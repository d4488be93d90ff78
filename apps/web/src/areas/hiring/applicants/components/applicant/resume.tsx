import type { Applicant } from '@waymark/contract/hiring/applicants';
import type { ResumeText } from '@waymark/contract/resumes/resume-reading';
import { useCallback, useState } from 'react';
import { ResumeView } from '../../../../../components/document/resume-view.tsx';
import { ScrollRegion } from '../../../../../components/document/scroll-region.tsx';
import { Button } from '../../../../../components/form/button.tsx';
import { messageOf } from '../../../../../lib/api-answer.ts';
import { downloadFile, fetchFile, callApi } from '../../../../../lib/api-client.ts';
import { showError } from '../../../../../lib/toasts.ts';
import { nameOf } from '../../board-rules.ts';
import styles from './resume.module.css';

/** The resume in the page, and to be saved. */
export function Resume({ applicant }: { applicant: Applicant }) {
  const { id, resumeName, resumeFormat } = applicant;
  const [pending, setPending] = useState(false);
  const loadFile = useCallback(() => fetchResume(id), [id]);
  const loadText = useCallback(() => getResumeText(id), [id]);

  async function save() {
    setPending(true);
    try {
      await downloadResume(id, resumeName);
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <section className={styles['resume']} aria-label="Resume">
      <div className={styles['head']}>
        <p className={styles['file']}>{resumeName}</p>
        <Button
          variant="secondary"
          pending={pending}
          aria-label={`Download resume of ${nameOf(applicant)}, ${resumeName}`}
          onClick={() => void save()}
        >
          Download resume
        </Button>
      </div>
      <ScrollRegion className={styles['page']} label={`Resume of ${nameOf(applicant)}`}>
        <ResumeView key={id} format={resumeFormat} loadFile={loadFile} loadText={loadText} />
      </ScrollRegion>
    </section>
  );
}

function downloadResume(applicationId: string, fileName: string): Promise<void> {
  return downloadFile('GET /applications/:applicationId/resume', { params: { applicationId } }, fileName);
}

function fetchResume(applicationId: string): Promise<Blob> {
  return fetchFile('GET /applications/:applicationId/resume', { params: { applicationId } });
}

async function getResumeText(applicationId: string): Promise<ResumeText> {
  return (await callApi('GET /applications/:applicationId/resume/text', { params: { applicationId } })).data;
}
