import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { messageOf } from '../../../lib/api-answer.ts';
import { showError } from '../../../lib/toasts.ts';
import { downloadResume } from '../api/download-resume.ts';

interface ResumeDownloadProps {
  applicationId: string;
  fileName: string;
  owner: string;
}

export function ResumeDownload({ applicationId, fileName, owner }: ResumeDownloadProps) {
  const [pending, setPending] = useState(false);
  const { revalidate } = useRevalidator();

  async function download() {
    setPending(true);
    try {
      await downloadResume(applicationId, fileName);
      // Opening the resume marks the application as viewed.
      await revalidate();
    } catch (failure) {
      showError(messageOf(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <Button
      variant="secondary"
      pending={pending}
      aria-label={`Download resume of ${owner}, ${fileName}`}
      onClick={() => void download()}
    >
      Download resume
    </Button>
  );
}
