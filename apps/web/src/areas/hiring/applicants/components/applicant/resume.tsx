import type { Applicant } from '@waymark/contract/hiring/applicants';
import { useCallback, useState } from 'react';
import { ResumeView } from '../../../../../components/document/resume-view.tsx';
import { ScrollRegion } from '../../../../../components/document/scroll-region.tsx';
import { Button } from '../../../../../components/form/button.tsx';
import { messageOf } from '../../../../../lib/api-answer.ts';
import { showError } from '../../../../../lib/toasts.ts';
import { nameOf } from '../../board-rules.ts';
import { downloadResume } from '../../api/download-resume.ts';
import { fetchResume } from '../../api/fetch-resume.ts';
import { getResumeText } from '../../api/get-resume-text.ts';
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
