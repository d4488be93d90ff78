import { paths } from '@waymark/contract/paths';
import type { SharedResume } from '@waymark/contract/resumes/sharing';
import { useCallback, useState } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { ResumeText } from '../../../../components/document/resume-text.tsx';
import { ResumeView } from '../../../../components/document/resume-view.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { showFailed } from '../../../../lib/toasts.ts';
import { downloadFile, fetchFile } from '../../../../lib/api-client.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './resume-sharing.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface SharedPageProps {
  link: string;
  shared: SharedResume;
}

/** The parts of a resume that its owner shares by link. */
export function SharedPage({ link, shared }: SharedPageProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { name, fileName, updatedAt, expiresAt, isOwner } = shared;
  return (
    <article className={`${ui['stack6']} ${styles['page']}`}>
      <header className={`${ui['grid2']} ${styles['pageHead']}`}>
        <p className={`${ui['muted']} ${ui['strong']}`}>{say`Resume`}</p>
        <h1 dir="auto">{name}</h1>
        <p className={ui['soft']}>
          {say`Of ${formatDate(words, updatedAt, locale)}. This page is open until ${formatDate(words, expiresAt, locale)}.`}
        </p>
        <div className={`${ui['wrap3']} ${styles['pageTools']}`} data-print="none">
          {fileName !== null && <Download link={link} fileName={fileName} />}
          <Button variant="secondary" onClick={() => print()}>
            {say`Print`}
          </Button>
          {isOwner && <ButtonLink to={`${paths.jobsVisibility}#public-links`}>{say`Your links`}</ButtonLink>}
        </div>
        {isOwner && <p className={ui['soft']}>{say`This is your own page: that you look is not counted.`}</p>}
      </header>
      <VisuallyHidden>
        <h2>{say`What it says`}</h2>
      </VisuallyHidden>
      <Content link={link} shared={shared} />
    </article>
  );
}

/** The pages if the file is shared, else the text. */
function Content({ link, shared }: SharedPageProps) {
  const { format, fileName, text } = shared;
  const loadFile = useCallback(() => fetchFile('GET /shared-resume/file', { query: { link } }), [link]);
  const loadText = useCallback(() => Promise.resolve(text), [text]);
  if (fileName === null) return <ResumeText text={text} />;
  return <ResumeView format={format} loadFile={loadFile} loadText={loadText} />;
}

function Download({ link, fileName }: { link: string; fileName: string }) {
  const say = useSay();
  const [pending, setPending] = useState(false);

  async function download() {
    setPending(true);
    try {
      await downloadFile('GET /shared-resume/file', { query: { link } }, fileName);
    } catch (failure) {
      showFailed(failure);
    } finally {
      setPending(false);
    }
  }

  return (
    <Button pending={pending} onClick={() => void download()}>
      {say`Download`}
    </Button>
  );
}
