import type { ResumeText as Text } from '@waymark/contract/resumes/resume-reading';
import { useState } from 'react';
import { ResumeText } from '../../../../components/document/resume-text.tsx';
import { ScrollRegion } from '../../../../components/document/scroll-region.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { previewLink } from '../api/change-link.ts';
import styles from './public-links.module.css';

interface LinkPreviewProps {
  resumeId: string;
  withContact: boolean;
}

/** What whoever has the link will read, before there is one. */
export function LinkPreview({ resumeId, withContact }: LinkPreviewProps) {
  const [text, setText] = useState<Text>();
  const [failure, setFailure] = useState('');
  const [pending, setPending] = useState(false);

  async function load() {
    setPending(true);
    setFailure('');
    try {
      setText(await previewLink(resumeId, withContact));
    } catch (reason) {
      setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  if (text) {
    return (
      <ScrollRegion className={styles['preview']} label="Preview">
        <ResumeText text={text} />
      </ScrollRegion>
    );
  }
  return (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button variant="secondary" pending={pending} onClick={() => void load()}>
          See what it shows
        </Button>
      </div>
    </>
  );
}
