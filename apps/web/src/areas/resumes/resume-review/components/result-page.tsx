import { ownReviewsPath } from '@waymark/contract/paths';
import { commentKinds } from '@waymark/contract/resumes/choices';
import type { ReviewComment, ReviewResult } from '@waymark/contract/resumes/resume-review';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Badge } from '../../../../components/data/tag.tsx';
import { marksOf, orderComments } from '../../../../components/document/number-comments.ts';
import { ResumeChanges } from '../../../../components/document/resume-changes.tsx';
import { ResumeSheet } from '../../../../components/document/resume-sheet.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { callApi, fetchFile } from '../../../../lib/api-client.ts';
import { loadCritiqueDetail, useAuth } from '../../../../lib/auth-store.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './result-page.module.css';
import { ResultScores } from './result-scores.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

const wideQuery = '(width >= 64rem)';

interface ResultPageProps {
  token: string;
  result: ReviewResult;
}

/** A published review: summary, scores, and the resume with its comments (C-5). */
export function ResultPage({ token, result }: ResultPageProps) {
  const say = useSay();
  const isOwner = useOpened(token);
  const [active, setActive] = useState<string>();
  const { fields, sheet, changes, previousScores } = result;
  const comments = useMemo(
    () => orderComments(fields.comments, sheet).map((comment, index) => ({ ...comment, number: index + 1 })),
    [fields, sheet],
  );
  const whole = comments.filter(({ anchor }) => !anchor);
  const activation = { active, onActivate: setActive };
  return (
    <article className={`${ui['stack7']} ${ui['page']} ${styles['page']}`}>
      <ResultHead result={result} isOwner={isOwner} />
      <Part title={say`In short`}>
        <p className={styles['summary']} dir="auto">
          {fields.summary}
        </p>
      </Part>
      <Part title={say`Scores`}>
        <ResultScores sections={fields.sections} previous={previousScores} />
      </Part>
      {whole.length > 0 && (
        <Part title={say`On the resume as a whole`}>
          <ResultComments comments={whole} {...activation} />
        </Part>
      )}
      {changes && (
        <Part title={say`What changed since the last round`}>
          <ResumeChanges changes={changes} />
        </Part>
      )}
      <Places token={token} sheet={sheet} comments={comments} {...activation} />
    </article>
  );
}

interface PlacesProps {
  token: string;
  sheet: ReviewResult['sheet'];
  comments: readonly NumberedComment[];
  active: string | undefined;
  onActivate: (id: string) => void;
}

/** The pages of the resume, with each comment beside its place. */
function Places({ token, sheet, comments, active, onActivate }: PlacesProps) {
  const say = useSay();
  const [view, setView] = useState<'picture' | 'text'>('picture');
  const loadFile = useCallback(
    () => fetchFile('GET /resume-review-result/resume', { query: { review: token } }),
    [token],
  );
  const marks = useMemo(() => marksOf(comments), [comments]);
  const body = useRef<HTMLDivElement>(null);
  useNoteAlignment(body);
  const other = view === 'picture' ? 'text' : 'picture';
  const hasBoth = sheet.format === 'pdf' && sheet.pages.length > 0;
  return (
    <Part
      title={say`Place by place`}
      tools={
        hasBoth && (
          <Button variant="quiet" data-print="none" onClick={() => setView(other)}>
            {other === 'text' ? say`Show as text` : say`Show as pictures`}
          </Button>
        )
      }
    >
      <div className={styles['places']} ref={body}>
        <ResumeSheet
          sheet={sheet}
          loadFile={loadFile}
          view={view}
          marks={marks}
          active={active}
          onActivate={onActivate}
          renderBeside={(number) => (
            <ResultComments
              comments={comments.filter(({ anchor }) => anchor?.page === number)}
              active={active}
              onActivate={onActivate}
            />
          )}
        />
      </div>
    </Part>
  );
}

/** Whether the owner reads it; if so, the banner for it is removed on every device. */
function useOpened(token: string): boolean {
  const { isAuthenticated } = useAuth();
  const [isOwner, setOwner] = useState(false);
  useEffect(() => {
    if (!isAuthenticated) return;
    // Without an answer the banner stays; the review can be read all the same.
    reportOpened(token).then(setOwner, () => undefined);
  }, [token, isAuthenticated]);
  return isOwner;
}

function ResultHead({ result, isOwner }: { result: ReviewResult; isOwner: boolean }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { candidate, reviewer, publishedAt, secondRoundUntil, round, resumeName } = result;
  const [now] = useState(Date.now);
  const hasNextRound = secondRoundUntil !== null && Date.parse(secondRoundUntil) > now;
  return (
    <header className={`${ui['grid2']} ${styles['head']}`}>
      <p className={`${ui['muted']} ${ui['strong']}`}>
        {say`Resume review`} {round > 1 && <Badge>{say`Round ${round}`}</Badge>}
      </p>
      <h1>{candidate}</h1>
      <p className={`${ui['soft']} ${ui['anywhere']}`}>
        {reviewer === null ? say`Read by a reviewer of our staff` : say`Read by ${reviewer}`} ·{' '}
        {formatDate(words, publishedAt, locale)} · {resumeName}
      </p>
      <div className={`${ui['wrap3']} ${styles['tools']}`} data-print="none">
        <Button variant="secondary" onClick={() => print()}>
          {say`Print`}
        </Button>
        {isOwner && (
          <ButtonLink to={ownReviewsPath}>
            {hasNextRound ? say`Your link, and a second round` : say`Your link`}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

function Part({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`${ui['stack4']} ${styles['part']}`} aria-labelledby={id}>
      <div className={`${ui['spread3']} ${styles['partHead']}`}>
        <h2 id={id} dir="auto">
          {title}
        </h2>
        {tools}
      </div>
      {children}
    </section>
  );
}

async function reportOpened(review: string): Promise<boolean> {
  const { data } = await callApi('POST /resume-review-result/opened', { body: { review } });
  if (data.isOwner) await loadCritiqueDetail();
  return data.isOwner;
}

/**
 * Aligns each note with its place by a margin, never above the note before. On paper and on narrow screens the notes
 * follow each other.
 */
function useNoteAlignment(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = body;
    if (!current) return;
    const media = matchMedia(wideQuery);
    const align = () => {
      for (const notes of current.querySelectorAll<HTMLElement>('[data-notes]'))
        alignList(notes, media.matches);
    };
    // Drawn pages and wrapped text change sizes.
    const sizes = new ResizeObserver(align);
    const observe = () => {
      sizes.disconnect();
      for (const page of current.querySelectorAll('section, canvas')) sizes.observe(page);
      align();
    };
    const pages = new MutationObserver(observe);
    // A page has its final size once its picture is drawn.
    pages.observe(current, { childList: true, subtree: true, attributeFilter: ['data-drawn'] });
    observe();
    // The font changes the height of the text.
    void document.fonts.ready.then(align);
    return () => {
      pages.disconnect();
      sizes.disconnect();
    };
  }, [body]);
}

function alignList(notes: HTMLElement, isWide: boolean): void {
  const items = [...notes.querySelectorAll<HTMLElement>('[data-note]')];
  const page = notes.parentElement;
  for (const item of items) item.style.marginTop = '';
  if (!isWide || !page) return;
  for (const item of items) {
    const mark = page.querySelector(`[data-mark="${CSS.escape(item.dataset['note'] ?? '')}"]`);
    if (!mark) continue;
    const missing = mark.getBoundingClientRect().top - item.getBoundingClientRect().top;
    if (missing > 1) item.style.marginTop = `${Math.round(missing)}px`;
  }
}

/** A comment with the number that its mark shows. */
interface NumberedComment extends ReviewComment {
  number: number;
}

interface ResultCommentsProps {
  comments: readonly NumberedComment[];
  active: string | undefined;
  onActivate: (id: string) => void;
}

function ResultComments({ comments, active, onActivate }: ResultCommentsProps) {
  return (
    <ol className={`${ui['grid3']} ${styles['notes']}`} data-notes="">
      {comments.map((comment) => (
        <ResultComment
          key={comment.id}
          comment={comment}
          isActive={comment.id === active}
          onActivate={onActivate}
        />
      ))}
    </ol>
  );
}

interface ResultCommentProps {
  comment: NumberedComment;
  isActive: boolean;
  onActivate: (id: string) => void;
}

function ResultComment({ comment, isActive, onActivate }: ResultCommentProps) {
  const say = useSay();
  const { id, kind, number, text, anchor, rule } = comment;
  const note = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The hovered note must not move.
    if (isActive && !note.current?.matches(':hover')) note.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <li
      ref={note}
      className={`${ui['grid1']} ${styles['note']}`}
      data-note={id}
      data-kind={kind}
      data-active={isActive || undefined}
      onPointerEnter={() => anchor && onActivate(id)}
    >
      <p className={`${ui['row2']} ${styles['noteHead']}`}>
        <span className={`${ui['centered']} ${styles['number']}`}>{number}</span>
        {commentKinds.find(({ value }) => value === kind)?.label}
      </p>
      {anchor?.quote && (
        <q className={`${ui['note']} ${styles['quote']}`} dir="auto">
          {anchor.quote}
        </q>
      )}
      <p className={styles['words']} dir="auto">
        {text}
      </p>
      {rule !== undefined && (
        <p className={`${ui['noteXs']} ${styles['origin']}`}>
          {say`Found by the automatic check, confirmed by the reviewer`}
        </p>
      )}
    </li>
  );
}
