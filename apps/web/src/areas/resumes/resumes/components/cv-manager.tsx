import { resumesLimit } from '@waymark/contract/identity/choices/accounts';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError, showUndo } from '../../../../lib/toasts.ts';
import { removeResume, restoreResume } from '../api/change-resume.ts';
import type { OwnResumes } from '../api/list-resumes.ts';
import { titleOf } from '../rules.ts';
import styles from './cv-manager.module.css';
import { RemovedResumes } from './removed-resumes.tsx';
import { ResumeCard } from './resume-card.tsx';
import { ResumeDialogs, type Asked } from './resume-dialogs.tsx';
import { UploadCard } from './upload-card.tsx';

interface CvManagerProps {
  resumes: OwnResumes;
  /** Where one says who finds the resumes, and where one is made. */
  links: ReactNode;
}

/** The candidate's resumes: uploaded, named, read, replaced and deleted, and who has which (G-7). */
export function CvManager({ resumes: { data, removed }, links }: CvManagerProps) {
  const { revalidate } = useRevalidator();
  const { remove, restore } = useRemoval(revalidate);
  const [asked, setAsked] = useState<Asked>();
  const isFull = data.length >= resumesLimit;
  return (
    <>
      <PageHeading>CV Manager</PageHeading>
      <p className={styles['intro']}>
        {data.length} of {resumesLimit} files are stored. The default is chosen for you when you apply.
        Employers see the name of the file, never your label. An application keeps the file it was sent with.{' '}
        {links}
      </p>
      {data.length > 0 && (
        <ul className={styles['list']} aria-label="Your resumes">
          {data.map((resume) => (
            <ResumeCard
              key={resume.id}
              resume={resume}
              onAsk={(what) => setAsked({ what, resume })}
              onRemove={() => void remove(resume)}
              onChanged={() => void revalidate()}
            />
          ))}
        </ul>
      )}
      <UploadCard isFirst={data.length === 0} isFull={isFull} onUploaded={() => void revalidate()} />
      <RemovedResumes removed={removed} onRestore={restore} />
      <ResumeDialogs
        asked={asked}
        onClose={() => setAsked(undefined)}
        onChanged={() => {
          setAsked(undefined);
          void revalidate();
        }}
      />
    </>
  );
}

/** Deletes at once, and takes back what was deleted. */
function useRemoval(revalidate: () => Promise<void>) {
  async function restore(id: string) {
    try {
      await restoreResume(id);
    } catch (failure) {
      showError(messageOf(failure));
    }
    await revalidate();
  }

  async function remove(resume: Resume) {
    try {
      await removeResume(resume.id);
      showUndo(`“${titleOf(resume)}” is deleted`, () => void restore(resume.id));
    } catch (failure) {
      showError(messageOf(failure));
    }
    await revalidate();
  }

  return { remove, restore };
}
