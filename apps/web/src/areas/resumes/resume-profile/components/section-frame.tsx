import { term } from '@waymark/contract/text/message';
import type { BoardWords } from '@waymark/contract/board-words';
import { type ResumeSectionKey, resumeSectionLabels } from '@waymark/contract/resumes/choices';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import type { ReactNode } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import ui from '../../../../styles/primitives.module.css';
import { parseDraftKey } from '../draft-rules.ts';
import { describeEntry } from '../entry-rules.ts';
import { type EditTarget, entriesOf } from '../form-rules.ts';
import styles from './my-resume.module.css';
import { storeDraft, useDraftKeys } from './use-drafts.ts';
import { useSay } from '../../../../lib/languages/say.ts';
import type { Say } from '@waymark/contract/text/say';

interface SectionProps {
  id: string;
  title: string;
  tool?: ReactNode;
  children: ReactNode;
}

/** A section that the navigator links to. */
export function Section({ id, title, tool, children }: SectionProps) {
  return (
    <section
      className={`${ui['stack4']} ${ui['card']} ${styles['section']}`}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
    >
      <div className={`${ui['row3']} ${styles['sectionHead']}`}>
        <h2 className={ui['textXl']} id={`${id}-title`} dir="auto">
          {title}
        </h2>
        {tool}
      </div>
      {children}
    </section>
  );
}

interface ToolProps {
  section: ResumeSectionKey;
  kind: 'add' | 'edit';
  onPress: () => void;
}

/** Opens the dialog of a section. */
export function SectionTool({ section, kind, onPress }: ToolProps) {
  const say = useSay();
  const label = resumeSectionLabels[section];
  return (
    <Button
      variant="quiet"
      className={styles['add']}
      aria-label={kind === 'add' ? say`Add ${term(label)}` : say`Edit ${term(label)}`}
      onClick={onPress}
    >
      {kind === 'add' ? say`Add` : say`Edit`}
    </Button>
  );
}

interface DraftNoteProps {
  userId: string;
  section: ResumeSectionKey;
  document: ResumeDocument;
  onEdit: (target: EditTarget) => void;
}

/** Unsaved text of the dialogs of a section, to continue or to discard. */
export function DraftNote({ userId, section, document, onEdit }: DraftNoteProps) {
  const say = useSay();
  const words = useBoardWords();
  const targets = [...useDraftKeys(userId)]
    .map((key) => parseDraftKey(userId, key))
    .filter((target) => target?.section === section)
    .map((target) => ({ section, entryId: target?.entryId ?? null }));
  return targets.map((target) => (
    <Notice key={target.entryId ?? 'new'} tone="good">
      <div className={`${ui['spread']} ${styles['draft']}`}>
        <span>{noteOf(say, words, target, document)}</span>
        <span>
          <Button variant="quiet" onClick={() => onEdit(target)}>
            {say`Continue`}
          </Button>
          <Button variant="quiet" onClick={() => storeDraft(userId, target, null)}>
            {say`Discard`}
          </Button>
        </span>
      </div>
    </Notice>
  ));
}

function noteOf(
  say: Say,
  words: BoardWords,
  { section, entryId }: EditTarget,
  document: ResumeDocument,
): string {
  const entry = entriesOf(document, section).find(({ id }) => id === entryId);
  if (entry)
    return say`Not saved yet: your changes to “${describeEntry(say, words, section, entry, document).title}”.`;
  return say`Not saved yet: what you wrote under ${term(resumeSectionLabels[section])}.`;
}
