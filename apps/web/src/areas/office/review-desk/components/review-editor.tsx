import type { DeskReviewDetail } from '@waymark/contract/office/review-desk';
import { useCallback, useMemo } from 'react';
import { marksOf } from '../../../../components/document/number-comments.ts';
import { ResumeSheet } from '../../../../components/document/resume-sheet.tsx';
import { fetchResume } from '../api/fetch-resume.ts';
import { CheckSuggestions } from './check-suggestions.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { CommentList } from './comment-list.tsx';
import { EditorHead } from './editor-head.tsx';
import { PublishBar } from './publish-bar.tsx';
import styles from './review-editor.module.css';
import { SaveConflict } from './save-note.tsx';
import { SectionScores } from './section-scores.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { SummaryField } from './summary-field.tsx';
import { useEditor, type Editor, type Pane } from './use-editor.ts';

/** The resume and the form of its review, side by side (C-5). Read only while it is in nobody's or other hands. */
export function ReviewEditor({ review }: { review: DeskReviewDetail }) {
  const editor = useEditor(review);
  const { form, ordered, active, isWritable, pane, setPane, place, show, keys } = editor;
  return (
    <>
      <EditorHead review={review} form={form} onShortcuts={keys.showList} />
      <SaveConflict form={form} />
      <PaneSwitch pane={pane} onPane={setPane} />
      <div className={styles['desk']} data-pane={pane}>
        <ResumePane review={review} editor={editor} />
        <section className={styles['form']} aria-label="Review">
          {review.changes && <ChangesPanel changes={review.changes} previous={review.previous} />}
          {review.check && (
            <CheckSuggestions
              check={review.check}
              form={form}
              isWritable={isWritable}
              onShowPlace={(id) => show(id, 'resume')}
            />
          )}
          <CommentList
            comments={ordered}
            form={form}
            active={active}
            isWritable={isWritable}
            onActive={(id) => show(id, 'review')}
            onShowPlace={(id) => show(id, 'resume')}
            onAdd={() => place(null)}
          />
          <SectionScores form={form} prefill={review.prefill} isWritable={isWritable} />
          <SummaryField form={form} isWritable={isWritable} />
          <PublishBar review={review} form={form} isWritable={isWritable} />
        </section>
      </div>
      <ShortcutsDialog {...keys.dialog} />
    </>
  );
}

function ResumePane({ review, editor }: { review: DeskReviewDetail; editor: Editor }) {
  const { ordered, active, isWritable, view, setView, place, show } = editor;
  const { id, sheet } = review;
  const marks = useMemo(() => marksOf(ordered), [ordered]);
  const loadFile = useCallback(() => fetchResume(id), [id]);
  return (
    <section className={styles['resume']} aria-label="Resume">
      <ResumeSheet
        sheet={sheet}
        loadFile={loadFile}
        view={view}
        marks={marks}
        active={active}
        onActivate={(comment) => show(comment, 'review')}
        onPlace={isWritable ? place : undefined}
      />
      {sheet.format === 'pdf' && sheet.pages.length > 0 && <ViewSwitch view={view} onView={setView} />}
    </section>
  );
}

interface PaneSwitchProps {
  pane: Pane;
  onPane: (pane: Pane) => void;
}

const panes = [
  { name: 'resume', label: 'Resume' },
  { name: 'review', label: 'Review' },
] as const;

/** On narrow screens one of the two is shown at a time. */
function PaneSwitch({ pane, onPane }: PaneSwitchProps) {
  return (
    <div className={styles['panes']} role="group" aria-label="What is shown">
      {panes.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          className={styles['pane']}
          aria-pressed={name === pane}
          onClick={() => onPane(name)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

interface ViewSwitchProps {
  view: 'picture' | 'text';
  onView: (view: 'picture' | 'text') => void;
}

function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const other = view === 'picture' ? 'text' : 'picture';
  return (
    <button type="button" className={styles['view']} aria-keyshortcuts="V" onClick={() => onView(other)}>
      {other === 'text' ? 'Show as text' : 'Show as pictures'}
    </button>
  );
}
