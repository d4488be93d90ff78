import type { Resume } from '@waymark/contract/resumes/resumes';
import { LabelDialog } from './label-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { ReadersDialog } from './readers-dialog.tsx';
import { ReplacementDialog } from './replacement-dialog.tsx';

/** What is asked of a resume. */
export interface Asked {
  what: 'label' | 'preview' | 'replacement' | 'readers';
  resume: Resume;
}

interface ResumeDialogsProps {
  asked: Asked | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** One at a time, made anew each time. */
export function ResumeDialogs({ asked, onClose, onChanged }: ResumeDialogsProps) {
  if (!asked) return null;
  const { what, resume } = asked;
  switch (what) {
    case 'label':
      return <LabelDialog resume={resume} onClose={onClose} onSaved={onChanged} />;
    case 'replacement':
      return <ReplacementDialog resume={resume} onClose={onClose} onReplaced={onChanged} />;
    case 'preview':
      return <PreviewDialog resume={resume} onClose={onClose} />;
    case 'readers':
      return <ReadersDialog resume={resume} onClose={onClose} />;
  }
}
