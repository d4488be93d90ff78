import type { BoardWords } from '@waymark/contract/board-words';
import { resumeCheckPath } from '@waymark/contract/paths';
import type { Resume } from '@waymark/contract/resumes/resumes';
import type { Locale } from '@waymark/contract/text/locales';
import { useState } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { callApi, downloadFile } from '../../../../lib/api-client.ts';
import { type ResumeDialog, titleOf } from './resume-dialogs.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { IconButton } from '../../../../components/form/icon-button.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { formatFileSize } from '../../../../lib/format-file-size.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './resumes.module.css';
import { sayHere, useSay } from '../../../../lib/languages/say.ts';

interface ResumeCardProps {
  resume: Resume;
  onAsk: (what: ResumeDialog['what']) => void;
  onRemove: () => void;
  onChanged: () => void;
}

export function ResumeCard({ resume, onAsk, onRemove, onChanged }: ResumeCardProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { name, label, format, size, isDefault } = resume;
  const title = titleOf(resume);
  return (
    <li className={`${ui['panel']} ${styles['card']}`}>
      <span className={styles['format']} aria-hidden="true">
        {format.toUpperCase()}
      </span>
      <div className={`${ui['grid1']} ${styles['words']}`}>
        <div className={`${ui['cluster']} ${styles['head']}`}>
          <h2 className={styles['title']} dir="auto">
            {title}
          </h2>
          {isDefault && <Badge tone="good">{say`Default`}</Badge>}
        </div>
        <p className={`${ui['wrap']} ${ui['note']} ${styles['facts']}`}>
          {label !== '' && (
            <span className={ui['anywhere']} dir="auto">
              {name}
            </span>
          )}
          <span>{formatFileSize(size, locale)}</span>
          <span>{dateOf(words, resume, locale)}</span>
        </p>
      </div>
      <div className={styles['changes']}>
        <IconButton icon="pencil" onPress={() => onAsk('label')}>
          {say`Rename ${title}`}
        </IconButton>
        <IconButton icon="bin" onPress={onRemove}>
          {say`Delete ${title}`}
        </IconButton>
      </div>
      <Tools resume={resume} onAsk={onAsk} onChanged={onChanged} />
    </li>
  );
}

function Tools({ resume, onAsk, onChanged }: Omit<ResumeCardProps, 'onRemove'>) {
  const say = useSay();
  const { id, name, isDefault } = resume;
  const title = titleOf(resume);
  const { pending, act } = usePending();

  async function makeDefault() {
    await callApi('POST /resumes/:resumeId/default', { params: { resumeId: id } });
    showSuccess(sayHere`“${title}” is your default now`);
    onChanged();
  }

  return (
    <div className={`${ui['wrap']} ${styles['tools']}`} role="group" aria-label={title}>
      <Button variant="quiet" onClick={() => onAsk('preview')}>
        {say`Preview`}
      </Button>
      <Button
        variant="quiet"
        pending={pending === 'download'}
        onClick={() =>
          void act('download', () =>
            downloadFile('GET /resumes/:resumeId/file', { params: { resumeId: id } }, name),
          )
        }
      >
        {say`Download`}
      </Button>
      <ButtonLink variant="quiet" to={resumeCheckPath(id)}>
        {say`Check`}
      </ButtonLink>
      <Button variant="quiet" onClick={() => onAsk('replacement')}>
        {say`Replace`}
      </Button>
      <Button variant="quiet" onClick={() => onAsk('readers')}>
        {say`Who has it`}
      </Button>
      {!isDefault && (
        <Button
          variant="quiet"
          pending={pending === 'default'}
          onClick={() => void act('default', makeDefault)}
        >
          {say`Make it the default`}
        </Button>
      )}
    </div>
  );
}

/** Runs one action at a time and shows its failure. */
function usePending() {
  const [pending, setPending] = useState('');

  async function act(what: string, call: () => Promise<void>) {
    setPending(what);
    try {
      await call();
    } catch (failure) {
      showFailed(failure);
    } finally {
      setPending('');
    }
  }

  return { pending, act };
}

function dateOf(words: BoardWords, { uploadedAt, replacedAt }: Resume, language: Locale): string {
  return replacedAt === null
    ? sayHere`Uploaded ${formatDate(words, uploadedAt, language)}`
    : sayHere`Replaced ${formatDate(words, replacedAt, language)}`;
}
