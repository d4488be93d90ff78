import { paths } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { Notice } from '../../../components/notice.tsx';
import { ResumeFileField } from '../../../components/resume-file-field.tsx';
import { UploadProgress } from '../../../components/upload-progress.tsx';
import { useAuth } from '../../../lib/auth-store.ts';
import styles from './package-upload.module.css';
import { usePackageUpload } from './use-package-upload.ts';

/** The resume that the writers start from: a candidate's is kept with the others, a guest's comes with the account. */
export function PackageUpload() {
  const { user } = useAuth();
  return (
    <section className={styles['section']} aria-labelledby="package-upload">
      <h2 className={styles['title']} id="package-upload">
        Bring the resume you have
      </h2>
      <p data-for="guest">
        The work starts from it. <Link to={paths.register}>Create an account</Link> and add it in the last
        step, or <Link to={paths.login}>sign in</Link> to upload it here.
      </p>
      {user?.role === 'candidate' && <UploadForm />}
    </section>
  );
}

function UploadForm() {
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
