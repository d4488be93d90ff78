import type { User } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import type { ResumeDocument, ResumeProfile } from '@waymark/contract/resumes/resume-profile';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { fullName } from '@waymark/contract/text/format';
import { msg } from '@waymark/contract/text/message';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { TailorPanel } from '../../resume-check/components/tailor-panel.tsx';
import { ResumeSections } from './resume-sections.tsx';
import { DraftNote } from './section-frame.tsx';
import { StrengthCard } from './strength-card.tsx';
import { useResumeProfile } from './use-resume-profile.ts';
import { describeFacts } from '../entry-rules.ts';
import type { EditTarget } from '../form-rules.ts';
import { type ActionTarget, listPending, listStrengthParts, strengthOf } from '../strength-rules.ts';
import { PageSpinner } from '../../../../components/data/spinner.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { IconButton } from '../../../../components/form/icon-button.tsx';
import { lazyComponent } from '../../../../components/layout/lazy-component.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { Avatar } from '../../../../components/media/avatar.tsx';
import { useReducedMotion } from '../../../../components/media/use-reduced-motion.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './my-resume.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** The specification sets the duration of a scroll and where it ends. */
const scrollDurationMs = 500;

const scrollOffset = -70;

const easeInOut = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2);

/** In the order of the specification; our own sections are before the file. */
const places = [
  { id: 'resume-basics', label: msg`Basic Details` },
  { id: 'resume-headline', label: msg`Resume Headline` },
  { id: 'resume-skills', label: msg`Key Skills` },
  { id: 'resume-employment', label: msg`Employment` },
  { id: 'resume-education', label: msg`Education` },
  { id: 'resume-itSkills', label: msg`IT Skills` },
  { id: 'resume-projects', label: msg`Projects` },
  { id: 'resume-summary', label: msg`Profile Summary` },
  { id: 'resume-accomplishments', label: msg`Accomplishments` },
  { id: 'resume-desired', label: msg`Desired Career Profile` },
  { id: 'resume-personal', label: msg`Personal Details` },
  { id: 'resume-more', label: msg`Languages and more` },
  { id: 'resume-attach', label: msg`Attach Resume` },
] as const;

const sectionIds: readonly string[] = places.map(({ id }) => id);

// The dialogs load the validator, so they are loaded when they open.
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

/** Sections, strength and missing parts of the resume (G-3). */
function OwnResume({ profile: loaded, resumes: listed, user }: MyResumeProps & { user: User }) {
  const say = useSay();
  const state = useResumeProfile(loaded);
  const [resumes, setResumes] = useState(listed);
  const [target, setTarget] = useState<EditTarget | null>(null);
  const [isFilling, setFilling] = useState(false);
  const navigator = useNavigator(sectionIds);
  const { document } = state.profile;
  const strengthParts = listStrengthParts(say, { user, document, hasResume: resumes.length > 0 });

  function act(action: ActionTarget) {
    if ('section' in action)
      setTarget({ section: action.section, entryId: action.entryId ?? firstTarget(action) });
    else if ('place' in action) navigator.go('resume-attach');
  }

  const tools = (
    <div className={ui['wrap3']}>
      <ButtonLink variant="secondary" to={paths.resumeExport}>
        {say`Export or import`}
      </ButtonLink>
      <Button variant="secondary" onClick={() => setFilling(true)}>
        {say`Fill from a resume`}
      </Button>
    </div>
  );
  return (
    <>
      <PageHeading tools={tools}>{say`My Resume`}</PageHeading>
      <BasicDetails user={user} document={document} onEdit={setTarget} />
      <StrengthCard
        strength={strengthOf(strengthParts)}
        parts={strengthParts}
        pending={listPending(strengthParts)}
        onAct={act}
      />
      <div className={styles['desk']}>
        <div className={`${ui['grid6']} ${styles['columns']}`}>
          <div className={styles['beside']}>
            <TailorPanel savedAt={state.profile.updatedAt} />
          </div>
          <Navigator navigator={navigator} />
          <ResumeSections {...{ user, state, resumes }} onResumes={setResumes} onEdit={setTarget} />
        </div>
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

/** Missing key skills are single words, not groups. */
const firstTarget = ({ section }: { section: string }) => (section === 'skills' ? 'names' : null);

/** Links to the sections of the page; the current one is marked. */
function Navigator({ navigator }: { navigator: ReturnType<typeof useNavigator> }) {
  const say = useSay();
  const { current, go } = navigator;
  const row = useRef<HTMLElement>(null);

  // On narrow screens the row scrolls to the marked link.
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
    <nav ref={row} className={styles['navigator']} aria-label={say`Sections of My Resume`}>
      {places.map(({ id, label }) => (
        <a
          key={id}
          href={`#${id}`}
          className={`${ui['row']} ${ui['softSm']} ${ui['hoverInk']} ${styles['place']}`}
          aria-current={id === current ? 'location' : undefined}
          onClick={(event) => lead(event, id)}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

/** Scrolls to a section and tracks the current one. `ids` must be a constant list. */
function useNavigator(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const isMotionReduced = useReducedMotion();

  useEffect(() => {
    const update = () => setCurrent(findCurrent(ids));
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [ids]);

  function go(id: string): void {
    const section = document.getElementById(id);
    if (!section) return;
    // The keyboard focus follows the scroll.
    const arrive = () => section.focus({ preventScroll: true });
    if (isMotionReduced) {
      scrollTo(0, scrollY + section.getBoundingClientRect().top + scrollOffset);
      arrive();
    } else scrollSmoothly(section, arrive);
  }

  return { current, go };
}

/** The last section whose heading has passed the end of a scroll; at the end of the page, the last one. */
function findCurrent(ids: readonly string[]): string {
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  if (isAtEnd && scrollY > 0) return ids.at(-1) ?? '';
  const passed = ids.findLast((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= 1 - scrollOffset;
  });
  return passed ?? ids[0] ?? '';
}

/** Stops when the user scrolls. The target is measured in each step, because content above may still load. */
function scrollSmoothly(section: HTMLElement, arrive: () => void): void {
  const begun = performance.now();
  const from = scrollY;
  const interrupted = new AbortController();
  for (const kind of ['wheel', 'touchstart'] as const) {
    addEventListener(kind, () => interrupted.abort(), {
      passive: true,
      once: true,
      signal: interrupted.signal,
    });
  }
  function step(now: number): void {
    if (interrupted.signal.aborted) return;
    const share = Math.min(1, (now - begun) / scrollDurationMs);
    const target = scrollY + section.getBoundingClientRect().top + scrollOffset;
    scrollTo({ top: from + (target - from) * easeInOut(share), behavior: 'instant' });
    if (share < 1) return void requestAnimationFrame(step);
    interrupted.abort();
    arrive();
  }
  requestAnimationFrame(step);
}

interface BasicDetailsProps {
  user: User;
  document: ResumeDocument;
  onEdit: (target: EditTarget) => void;
}

/** The head of the resume, partly from the account. */
function BasicDetails({ user, document, onEdit }: BasicDetailsProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const facts = [
    { label: say`Location`, value: user.location },
    { label: say`Phone`, value: user.phone },
    { label: say`Experience`, value: user.experienceLevel },
    { label: say`Email`, value: user.email },
    ...describeFacts(say, words, 'basics', document, locale),
  ].filter(({ value }) => value !== '');
  const name = fullName(user.firstName, user.lastName);
  const target = { section: 'basics', entryId: null } as const;
  return (
    <section className={styles['head']} id="resume-basics" tabIndex={-1} aria-label={say`Basic Details`}>
      <Avatar name={name} pictureUrl={user.pictureUrl} size="large" />
      <div className={`${ui['grid1']} ${ui['shrink']} ${styles['who']}`}>
        <h2 className={styles['name']}>{name}</h2>
        <p className={styles['title']} dir="auto">
          {user.jobTitle}
        </p>
        <dl className={styles['detailsFacts']}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <DraftNote userId={user.id} section="basics" document={document} onEdit={onEdit} />
      </div>
      <div className={styles['tools']}>
        <IconButton icon="pencil" onPress={() => onEdit(target)}>
          {say`Edit Basic Details`}
        </IconButton>
      </div>
    </section>
  );
}
