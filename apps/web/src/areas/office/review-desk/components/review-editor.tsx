import type { DeskReviewDetail } from '@waymark/contract/office/review-desk';
import { summaryMaxLength } from '@waymark/contract/resumes/choices';
import { msg } from '@waymark/contract/text/message';
import { useCallback, useMemo, useId } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { marksOf } from '../../../../components/document/number-comments.ts';
import { ResumeChanges } from '../../../../components/document/resume-changes.tsx';
import { ResumeSheet } from '../../../../components/document/resume-sheet.tsx';
import { SwitchField } from '../../../../components/form/switch-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { fetchFile } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { CheckSuggestions } from './check-suggestions.tsx';
import { CommentList } from './comment-list.tsx';
import { EditorHead, SaveConflict } from './editor-head.tsx';
import { PublishBar } from './publish-bar.tsx';
import styles from './review-editor.module.css';
import { SectionScores } from './section-scores.tsx';
import { TemplateText } from './template-text.tsx';
import { useEditor, type Editor, type Pane } from './use-editor.ts';
import type { ReviewForm } from './use-review-form.ts';
import { useSay } from '../../../../lib/languages/say.ts';

const shortcuts = [
  { keys: ['L'], does: msg`Go to the lines of the resume` },
  { keys: ['↑', '↓'], does: msg`Next and previous line; Page, Home and End go further` },
  { keys: [msg`Enter`], does: msg`Comment on the line` },
  { keys: ['C'], does: msg`Comment on the resume as a whole` },
  { keys: ['J', 'K'], does: msg`Next and previous comment` },
  { keys: ['G'], does: msg`Go to the scores` },
  { keys: ['S'], does: msg`Go to the summary` },
  { keys: [msg`Alt`, 'T'], does: msg`Insert a template where you write` },
  { keys: [msg`Ctrl`, msg`Enter`], does: msg`Done with a comment: back to the place it means` },
  { keys: ['V'], does: msg`Show pages as pictures or as text` },
  { keys: ['P'], does: msg`Publish` },
  { keys: ['?'], does: msg`Show this list` },
] as const;

/** The resume and the form of its review, side by side (C-5); read only unless the request is this reviewer's. */
export function ReviewEditor({ review }: { review: DeskReviewDetail }) {
  const say = useSay();
  const editor = useEditor(review);
  const { form, ordered, active, isWritable, pane, setPane, place, show, keys } = editor;
  return (
    <>
      <EditorHead review={review} form={form} onShortcuts={keys.showList} />
      <SaveConflict form={form} />
      <PaneSwitch pane={pane} onPane={setPane} />
      <div className={styles['desk']} data-pane={pane}>
        <ResumePane review={review} editor={editor} />
        <section className={`${ui['stack7']} ${styles['form']}`} aria-label={say`Review`}>
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
  const say = useSay();
  const { ordered, active, isWritable, view, setView, place, show } = editor;
  const { id, sheet } = review;
  const marks = useMemo(() => marksOf(ordered), [ordered]);
  const loadFile = useCallback(
    () => fetchFile('GET /staff/reviews/:reviewId/resume', { params: { reviewId: id } }),
    [id],
  );
  return (
    <section className={styles['resume']} aria-label={say`Resume`}>
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
  { name: 'resume', label: msg`Resume` },
  { name: 'review', label: msg`Review` },
] as const;

/** On narrow screens one of the two is shown at a time. */
function PaneSwitch({ pane, onPane }: PaneSwitchProps) {
  const say = useSay();
  return (
    <div className={styles['panes']} role="group" aria-label={say`What is shown`}>
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
  const say = useSay();
  const other = view === 'picture' ? 'text' : 'picture';
  return (
    <button
      type="button"
      className={`${ui['softSm']} ${ui['bare']} ${styles['view']}`}
      aria-keyshortcuts="V"
      onClick={() => onView(other)}
    >
      {other === 'text' ? say`Show as text` : say`Show as pictures`}
    </button>
  );
}

/** What the candidate reads first. */
function SummaryField({ form, isWritable }: { form: ReviewForm; isWritable: boolean }) {
  const say = useSay();
  const id = useId();
  const { summary } = form.fields;
  return (
    <section className={ui['grid5']} aria-labelledby={id} data-summary="">
      <h2 className={ui['textXl']} id={id}>
        {say`Summary`}
      </h2>
      {isWritable ? (
        <TemplateText
          label={say`In a few sentences: what works, and what to change first`}
          value={summary}
          rows={7}
          maxLength={summaryMaxLength}
          onText={form.changeSummary}
        />
      ) : (
        <p className={styles['text']}>{summary || say`No summary is written.`}</p>
      )}
    </section>
  );
}

/** In a second round: what the candidate changed since the first. */
function ChangesPanel({ changes, previous }: Required<Pick<DeskReviewDetail, 'changes' | 'previous'>>) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  if (!changes) return null;
  return (
    <details className={`${ui['panel']} ${styles['changes']}`}>
      <summary>
        {say`What changed since the last round`}
        {previous && `, ${formatDate(words, previous.publishedAt, locale)}`}
      </summary>
      {previous && (
        <>
          <p className={styles['said']} dir="auto">
            {previous.fields.summary}
          </p>
          <ul className={styles['earlier']}>
            {previous.fields.comments.map(({ id, anchor, text }) => (
              <li key={id}>
                {anchor?.quote && <q dir="auto">{anchor.quote}</q>} {text}
              </li>
            ))}
          </ul>
        </>
      )}
      <ResumeChanges changes={changes} />
    </details>
  );
}

interface ShortcutsDialogProps {
  open: boolean;
  areOn: boolean;
  onTurn: (on: boolean) => void;
  onClose: () => void;
}

function ShortcutsDialog({ open, areOn, onTurn, onClose }: ShortcutsDialogProps) {
  const say = useSay();
  return (
    <Dialog open={open} title={say`Keyboard shortcuts`} onClose={onClose}>
      {open && (
        <>
          <dl className={ui['grid2']}>
            {shortcuts.map(({ keys, does }) => (
              <div className={`${ui['grid3']} ${styles['row']}`} key={does}>
                <dt>
                  {keys.map((key) => (
                    <kbd className={styles['key']} key={key}>
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <SwitchField
            label={say`Single letters`}
            hint={say`Off, they do nothing: for those who speak to the computer.`}
            state={areOn ? say`On` : say`Off`}
            checked={areOn}
            pending={false}
            onChange={onTurn}
          />
        </>
      )}
    </Dialog>
  );
}
