import type { Resume } from '@waymark/contract/resumes/resumes';
import { useCallback } from 'react';
import { ResumeView } from '../../../../components/document/resume-view.tsx';
import { ScrollRegion } from '../../../../components/document/scroll-region.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { fetchResume, getResumeText } from '../api/read-resume.ts';
import { titleOf } from '../rules.ts';
import styles from './preview-dialog.module.css';

/** The resume in the page. */
export function PreviewDialog({ resume, onClose }: { resume: Resume; onClose: () => void }) {
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
