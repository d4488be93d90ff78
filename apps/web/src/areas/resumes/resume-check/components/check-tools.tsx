import { resumeCheckPath } from '@waymark/contract/paths';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import styles from './check-tools.module.css';
import { VersionUpload } from './version-upload.tsx';

interface CheckToolsProps {
  resumes: readonly Resume[];
  resumeId: string;
  withId: string | null;
}

/** Which resume is looked at, against which, and the way to a better version. */
export function CheckTools({ resumes, resumeId, withId }: CheckToolsProps) {
  const navigate = useNavigate();
  const [isUploading, setUploading] = useState(false);
  const go = (id: string, other?: string) => void navigate(resumeCheckPath(id, other));
  const others = resumes.filter(({ id }) => id !== resumeId);
  return (
    <div className={styles['tools']} data-print="none">
      {others.length > 0 && (
        <div className={styles['choices']}>
          <SelectField label="Resume" value={resumeId} onChange={(event) => go(event.currentTarget.value)}>
            {resumes.map((resume) => (
              <option key={resume.id} value={resume.id}>
                {nameOf(resume)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Compared with"
            value={withId ?? ''}
            onChange={(event) => go(resumeId, event.currentTarget.value)}
          >
            <option value="">no other version</option>
            {others.map((resume) => (
              <option key={resume.id} value={resume.id}>
                {nameOf(resume)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {isUploading ? (
        <VersionUpload
          onUploaded={(id) => {
            setUploading(false);
            go(id, resumeId);
          }}
          onCancel={() => setUploading(false)}
        />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setUploading(true)}>
            Check a better version
          </Button>
        </div>
      )}
    </div>
  );
}

const nameOf = ({ name, uploadedAt }: Resume) => `${name}, ${formatDate(uploadedAt)}`;
