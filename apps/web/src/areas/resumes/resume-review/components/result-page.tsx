import { ownReviewsPath } from '@waymark/contract/paths';
import type { ReviewResult } from '@waymark/contract/resumes/resume-review';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Badge } from '../../../../components/data/tag.tsx';
import { marksOf, orderComments } from '../../../../components/document/number-comments.ts';
import { ResumeChanges } from '../../../../components/document/resume-changes.tsx';
import { ResumeSheet } from '../../../../components/document/resume-sheet.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { fetchFile, callApi } from '../../../../lib/api-client.ts';
import { useAuth, loadCritiqueDetail } from '../../../../lib/auth-store.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { ResultComments } from './result-comments.tsx';
import type { NumberedComment } from './result-comments.tsx';
import { ResultScores } from './result-scores.tsx';
import styles from './result-page.module.css';

const wide = '(width >= 64rem)';

interface ResultPageProps {
  token: string;
  result: ReviewResult;
}

/**
 * A published review: what it says in short, the scores, and the resume with the comments beside their places (C-5).
 */
export function ResultPage({ token, result }: ResultPageProps) {
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
    <article className={styles['page']}>
      <ResultHead result={result} isOwner={isOwner} />
      <Part title="In short">
        <p className={styles['summary']}>{fields.summary}</p>
      </Part>
      <Part title="Scores">
        <ResultScores sections={fields.sections} previous={previousScores} />
      </Part>
      {whole.length > 0 && (
        <Part title="On the resume as a whole">
          <ResultComments comments={whole} {...activation} />
        </Part>
      )}
      {changes && (
        <Part title="What changed since the last round">
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

/** The resume page by page, each comment beside the place it means. */
function Places({ token, sheet, comments, active, onActivate }: PlacesProps) {
  const [view, setView] = useState<'picture' | 'text'>('picture');
  const loadFile = useCallback(() => fetchResultResume(token), [token]);
  const marks = useMemo(() => marksOf(comments), [comments]);
  const body = useRef<HTMLDivElement>(null);
  useAlignedNotes(body);
  const other = view === 'picture' ? 'text' : 'picture';
  const hasBoth = sheet.format === 'pdf' && sheet.pages.length > 0;
  return (
    <Part
      title="Place by place"
      tools={
        hasBoth && (
          <Button variant="quiet" data-print="none" onClick={() => setView(other)}>
            {other === 'text' ? 'Show as text' : 'Show as pictures'}
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

/** Whether its owner looks at it; if so, the banner that led here goes, on every device. */
function useOpened(token: string): boolean {
  const { isAuthenticated } = useAuth();
  const [isOwner, setOwner] = useState(false);
  useEffect(() => {
    if (!isAuthenticated) return;
    // Where it cannot be noted the banner stays, and the review is read all the same.
    markOpened(token).then(setOwner, () => undefined);
  }, [token, isAuthenticated]);
  return isOwner;
}

function ResultHead({ result, isOwner }: { result: ReviewResult; isOwner: boolean }) {
  const { candidate, reviewer, publishedAt, secondRoundUntil, round, resumeName } = result;
  const [now] = useState(Date.now);
  const hasNextRound = secondRoundUntil !== null && Date.parse(secondRoundUntil) > now;
  return (
    <header className={styles['head']}>
      <p className={styles['kind']}>Resume review {round > 1 && <Badge>Round {round}</Badge>}</p>
      <h1>{candidate}</h1>
      <p className={styles['facts']}>
        Read by {reviewer ?? 'a reviewer of our staff'} · {formatDate(publishedAt)} · {resumeName}
      </p>
      <div className={styles['tools']} data-print="none">
        <Button variant="secondary" onClick={() => print()}>
          Print
        </Button>
        {isOwner && (
          <ButtonLink to={ownReviewsPath}>
            {hasNextRound ? 'Your link, and a second round' : 'Your link'}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

function Part({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <div className={styles['partHead']}>
        <h2 id={id}>{title}</h2>
        {tools}
      </div>
      {children}
    </section>
  );
}

function fetchResultResume(review: string): Promise<Blob> {
  return fetchFile('GET /resume-review-result/resume', { query: { review } });
}

/** Notes that a review is open; for its owner the banner goes, here and everywhere. Gives whether it is theirs. */
async function markOpened(review: string): Promise<boolean> {
  const { isOwner } = (await callApi('POST /resume-review-result/opened', { body: { review } })).data;
  if (isOwner) await loadCritiqueDetail();
  return isOwner;
}

/**
 * Moves each note down to the height of its place, where the two stand side by side, and never over the one before.
 * By margins: on paper, and where nothing is measured, they follow each other.
 */
function useAlignedNotes(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = body;
    if (!current) return;
    const media = matchMedia(wide);
    const align = () => {
      for (const notes of current.querySelectorAll<HTMLElement>('[data-notes]'))
        alignList(notes, media.matches);
    };
    // Pages are drawn one after the other, and texts wrap anew: both change a size.
    const sizes = new ResizeObserver(align);
    const observe = () => {
      sizes.disconnect();
      for (const page of current.querySelectorAll('section, canvas')) sizes.observe(page);
      align();
    };
    const pages = new MutationObserver(observe);
    // A page has its last size once its picture is there.
    pages.observe(current, { childList: true, subtree: true, attributeFilter: ['data-drawn'] });
    observe();
    // Words of another font are of another height.
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
