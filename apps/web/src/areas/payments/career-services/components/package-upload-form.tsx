import { Notice } from '../../../../components/form/notice.tsx';
import { ResumeFileField } from '../../../../components/upload/resume-file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import styles from './package-upload.module.css';
import { usePackageUpload } from './use-package-upload.ts';

export function PackageUploadForm() {
  const { input, choose, problem, sent, stored } = usePackageUpload();
  return (
    <div className={styles['form']}>
      <p>The work starts from it. It is kept with your resumes, and you can apply with it as well.</p>
      <ResumeFileField file={null} onFile={(file) => void choose(file)} error={problem} ref={input} />
      {sent !== null && <UploadProgress sent={sent} label="Your resume" />}
      {stored && <Notice tone="good">{stored} is stored with your resumes.</Notice>}
    </div>
  );
}
