import type { User } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import type { ResumeProfile } from '@waymark/contract/resumes/resume-profile';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { useState, useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { PageSpinner } from '../../../../components/data/spinner.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { lazyComponent } from '../../../../components/layout/lazy-component.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { useReducedMotion } from '../../../../components/media/use-reduced-motion.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import type { EditTarget } from '../form-rules.ts';
import { listPending, listStrengthParts, strengthOf } from '../strength-rules.ts';
import type { ActionTarget } from '../strength-rules.ts';
import { BasicDetails } from './basic-details.tsx';
import { ResumeSections } from './resume-sections.tsx';
import { StrengthCard } from './strength-card.tsx';
import { useResumeProfile } from './use-resume-profile.ts';
import styles from './my-resume.module.css';

/** As specified: so long a scroll takes, and so far above its section it ends. */
const scrollMs = 500;

const offset = -70;

const easeInOut = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2);

/** In the specification's order; what resumes say beyond it stands before the file. */
const places = [
  { id: 'resume-basics', label: 'Basic Details' },
  { id: 'resume-headline', label: 'Resume Headline' },
  { id: 'resume-skills', label: 'Key Skills' },
  { id: 'resume-employment', label: 'Employment' },
  { id: 'resume-education', label: 'Education' },
  { id: 'resume-itSkills', label: 'IT Skills' },
  { id: 'resume-projects', label: 'Projects' },
  { id: 'resume-summary', label: 'Profile Summary' },
  { id: 'resume-accomplishments', label: 'Accomplishments' },
  { id: 'resume-desired', label: 'Desired Career Profile' },
  { id: 'resume-personal', label: 'Personal Details' },
  { id: 'resume-more', label: 'Languages and more' },
  { id: 'resume-attach', label: 'Attach Resume' },
] as const;

const sectionIds: readonly string[] = places.map(({ id }) => id);

// The dialogs bring the validator with them, and the reading of a file its own page.
const EditDialog = lazyComponent(async () => (await import('./dialog/edit-dialog.tsx')).EditDialog);
const FillDialog = lazyComponent(async () => (await import('./filling/fill-dialog.tsx')).FillDialog);

interface MyResumeProps {
  profile: ResumeProfile;
  resumes: readonly Resume[];
}

export function MyResume(props: MyResumeProps) {
  const { user } = useAuth();
  if (!user) return <PageSpinner />;
  return <OwnResume {...props} user={user} />;
}

/** My Resume: what it holds, how strong it is, and what is missing (G-3). */
function OwnResume({ profile: loaded, resumes: listed, user }: MyResumeProps & { user: User }) {
  const state = useResumeProfile(loaded);
  const [resumes, setResumes] = useState(listed);
  const [target, setTarget] = useState<EditTarget | null>(null);
  const [isFilling, setFilling] = useState(false);
  const navigator = useNavigator(sectionIds);
  const { document } = state.profile;
  const weighed = listStrengthParts({ user, document, hasResume: resumes.length > 0 });

  function act(action: ActionTarget) {
    if ('section' in action)
      setTarget({ section: action.section, entryId: action.entryId ?? firstTarget(action) });
    else if ('place' in action) navigator.go('resume-attach');
  }

  const tools = (
    <div className={styles['tools']}>
      <ButtonLink variant="secondary" to={paths.resumeExport}>
        Export or import
      </ButtonLink>
      <Button variant="secondary" onClick={() => setFilling(true)}>
        Fill from a resume
      </Button>
    </div>
  );
  return (
    <>
      <PageHeading tools={tools}>My Resume</PageHeading>
      <BasicDetails user={user} document={document} onEdit={setTarget} />
      <StrengthCard
        strength={strengthOf(weighed)}
        parts={weighed}
        pending={listPending(weighed)}
        onAct={act}
      />
      <div className={styles['columns']}>
        <Navigator navigator={navigator} />
        <ResumeSections {...{ user, state, resumes }} onResumes={setResumes} onEdit={setTarget} />
      </div>
      {target && (
        <EditDialog
          key={`${target.section}:${target.entryId}`}
          target={target}
          user={user}
          profile={state.profile}
          save={state.save}
          refresh={state.refresh}
          onClose={() => setTarget(null)}
        />
      )}
      {isFilling && <FillDialog resumes={resumes} onResumes={setResumes} onClose={() => setFilling(false)} />}
    </>
  );
}

/** Of Key Skills it is the words that are missing, not a group of them. */
const firstTarget = ({ section }: { section: string }) => (section === 'skills' ? 'names' : null);

/** Leads to the sections of the page; the one that is read is marked. */
function Navigator({ navigator }: { navigator: ReturnType<typeof useNavigator> }) {
  const { current, go } = navigator;
  const row = useRef<HTMLElement>(null);

  // On a narrow screen it is a row that scrolls: the marked place stays in it.
  useEffect(() => {
    const [list, link] = [row.current, row.current?.querySelector<HTMLElement>('[aria-current]')];
    if (!list || !link) return;
    list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2, behavior: 'instant' });
  }, [current]);

  function lead(event: MouseEvent, id: string) {
    event.preventDefault();
    go(id);
  }

  return (
    <nav ref={row} className={styles['navigator']} aria-label="Sections of My Resume">
      {places.map(({ id, label }) => (
        <a
          key={id}
          href={`#${id}`}
          className={styles['place']}
          aria-current={id === current ? 'location' : undefined}
          onClick={(event) => lead(event, id)}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

/** Leads to the sections of a page, and says at which one it is. `ids` is the same list at every render. */
function useNavigator(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const isStill = useReducedMotion();

  useEffect(() => {
    const look = () => setCurrent(findCurrent(ids));
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [ids]);

  function go(id: string): void {
    const section = document.getElementById(id);
    if (!section) return;
    // The keyboard goes on where the eyes are led.
    const arrive = () => section.focus({ preventScroll: true });
    if (isStill) {
      scrollTo(0, scrollY + section.getBoundingClientRect().top + offset);
      arrive();
    } else scrollSmoothly(section, arrive);
  }

  return { current, go };
}

/** The last section whose head has passed the place where scrolls end; at the end of the page, its last one. */
function findCurrent(ids: readonly string[]): string {
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  if (isAtEnd && scrollY > 0) return ids.at(-1) ?? '';
  const passed = ids.findLast((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= 1 - offset;
  });
  return passed ?? ids[0] ?? '';
}

/** Ends early when the person scrolls: they know where they want to go. What comes in above meanwhile is allowed for. */
function scrollSmoothly(section: HTMLElement, arrive: () => void): void {
  const begun = performance.now();
  const from = scrollY;
  const taken = new AbortController();
  for (const kind of ['wheel', 'touchstart'] as const) {
    addEventListener(kind, () => taken.abort(), { passive: true, once: true, signal: taken.signal });
  }
  function step(now: number): void {
    if (taken.signal.aborted) return;
    const share = Math.min(1, (now - begun) / scrollMs);
    const target = scrollY + section.getBoundingClientRect().top + offset;
    scrollTo({ top: from + (target - from) * easeInOut(share), behavior: 'instant' });
    if (share < 1) return void requestAnimationFrame(step);
    taken.abort();
    arrive();
  }
  requestAnimationFrame(step);
}
