import type { ResumeExtension } from '@waymark/contract/identity/choices';
import type { ResumeText as Text } from '@waymark/contract/resumes/resume-reading';
import type { ResumeSheet as Sheet } from '@waymark/contract/resumes/resume-review';
import { msg } from '@waymark/contract/text/message';
import { useEffect, useState } from 'react';
import { messageOf } from '../../lib/api-answer.ts';
import ui from '../../styles/primitives.module.css';
import { PageSpinner } from '../data/spinner.tsx';
import { Button } from '../form/button.tsx';
import { Notice } from '../form/notice.tsx';
import { ResumeSheet } from './resume-sheet.tsx';
import styles from './resume-text.module.css';
import { ResumeText } from './resume-text.tsx';
import { useSay } from '../../lib/languages/say.ts';

interface ResumeViewProps {
  format: ResumeExtension;
  /** The bytes of the file, and what it says; the same functions as long as it is the same file. */
  loadFile: () => Promise<Blob>;
  loadText: () => Promise<Text>;
}

type View = 'picture' | 'text';

/** A resume to be read: the pages of a PDF as they are, or its text; of anything else the text. */
export function ResumeView({ format, loadFile, loadText }: ResumeViewProps) {
  const say = useSay();
  const [view, setView] = useState<View>(format === 'pdf' ? 'picture' : 'text');
  const other = view === 'picture' ? 'text' : 'picture';
  return (
    <div className={`${ui['stack3']} ${styles['view']}`}>
      {format === 'pdf' && (
        <div className={styles['tools']} data-print="none">
          <Button variant="quiet" onClick={() => setView(other)}>
            {other === 'text' ? say`Show as text` : say`Show as pages`}
          </Button>
        </div>
      )}
      {view === 'picture' ? <Pages loadFile={loadFile} /> : <LoadedText load={loadText} />}
    </div>
  );
}

/** Nothing is known of it but how it looks. */
const unread: Sheet = { format: 'pdf', pages: [], problem: msg`Show it as text, or download it.` };
const nothing = () => undefined;

function Pages({ loadFile }: Pick<ResumeViewProps, 'loadFile'>) {
  return <ResumeSheet sheet={unread} loadFile={loadFile} view="picture" marks={[]} onActivate={nothing} />;
}

function LoadedText({ load }: { load: () => Promise<Text> }) {
  const say = useSay();
  const [text, setText] = useState<Text>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    let isLeft = false;
    load().then(
      (found) => !isLeft && setText(found),
      (reason: unknown) => !isLeft && setFailure(messageOf(reason)),
    );
    return () => {
      isLeft = true;
    };
  }, [load]);
  if (failure) return <Notice tone="bad">{failure}</Notice>;
  if (!text) return <PageSpinner label={say`The file is being read…`} />;
  return <ResumeText text={text} />;
}
