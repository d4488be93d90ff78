import { resumeSectionLabels, type ResumeSectionKey } from '@waymark/contract/resumes/choices/resume-profile';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { parseDraftKey } from '../draft-rules.ts';
import { describeEntry } from '../entry-rules.ts';
import { entriesOf, type EditTarget } from '../form-rules.ts';
import styles from './my-resume.module.css';
import { storeDraft, useDraftKeys } from './use-drafts.ts';

interface DraftNoteProps {
  userId: string;
  section: ResumeSectionKey;
  document: ResumeDocument;
  onEdit: (target: EditTarget) => void;
}

/** What was typed into a dialog of a section and never saved, with the ways on from there. */
export function DraftNote({ userId, section, document, onEdit }: DraftNoteProps) {
  const targets = [...useDraftKeys(userId)]
    .map((key) => parseDraftKey(userId, key))
    .filter((target) => target?.section === section)
    .map((target) => ({ section, entryId: target?.entryId ?? null }));
  return targets.map((target) => (
    <Notice key={target.entryId ?? 'new'} tone="good">
      <div className={styles['draft']}>
        <span>Not saved yet: {nameOf(target, document)}.</span>
        <span>
          <Button variant="quiet" onClick={() => onEdit(target)}>
            Continue
          </Button>
          <Button variant="quiet" onClick={() => storeDraft(userId, target, null)}>
            Discard
          </Button>
        </span>
      </div>
    </Notice>
  ));
}

function nameOf({ section, entryId }: EditTarget, document: ResumeDocument): string {
  const entry = entriesOf(document, section).find(({ id }) => id === entryId);
  if (entry) return `your changes to “${describeEntry(section, entry, document).title}”`;
  return `what you wrote under ${resumeSectionLabels[section]}`;
}
