import { term } from '@waymark/contract/text/message';
import { paths } from '@waymark/contract/paths';
import { type ResumeSectionKey, resumeSectionLabels } from '@waymark/contract/resumes/choices';
import type { ResumeProfile } from '@waymark/contract/resumes/resume-profile';
import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { EmptyState, ErrorState } from '../../../../../components/data/empty-state.tsx';
import { PageSpinner } from '../../../../../components/data/spinner.tsx';
import { placeOfLine } from '../../../../../components/document/place-of.ts';
import { ResumeSheet } from '../../../../../components/document/resume-sheet.tsx';
import { Button, ButtonLink } from '../../../../../components/form/button.tsx';
import { Notice } from '../../../../../components/form/notice.tsx';
import { PageHeading } from '../../../../../components/layout/page-heading.tsx';
import { callApi, fetchFile } from '../../../../../lib/api-client.ts';
import { useLoaded } from '../../../../../lib/use-loaded.ts';
import ui from '../../../../../styles/primitives.module.css';
import type { Proposal } from '../../fill-rules.ts';
import styles from './fill-form.module.css';
import { ProposalItem } from './proposal-item.tsx';
import { type Filling, useFilling } from './use-filling.ts';
import { useSay } from '../../../../../lib/languages/say.ts';

const doNothing = () => undefined;

interface FillFormProps {
  read: ReadResume;
  profile: ResumeProfile;
  resumeId: string;
}

export function FillForm({ read, profile, resumeId }: FillFormProps) {
  const say = useSay();
  const filling = useFilling(read, profile);
  const [shown, setShown] = useState<readonly string[]>([]);
  const quotes = useMemo(
    () => new Map(read.pages.flatMap(({ lines }) => lines.map(({ id, text }) => [id, text] as const))),
    [read],
  );
  const sections = [...new Set(filling.proposals.map(({ section }) => section))];
  if (filling.proposals.length === 0) {
    return (
      <EmptyState title={say`Nothing new in this file`}>
        <p>{say`My Resume says already what could be read from it.`}</p>
      </EmptyState>
    );
  }
  return (
    <div className={`${ui['grid6']} ${styles['desk']}`}>
      <div className={ui['stack5']}>
        <p className={ui['soft']}>
          {say`Accept what is right, one by one or a section at a time. Name, phone and location are your account’s and stay as they are.`}
        </p>
        <AcceptEverything filling={filling} />
        {sections.map((section) => (
          <Group
            key={section}
            section={section}
            proposals={filling.proposals.filter((one) => one.section === section)}
            filling={filling}
            quotes={quotes}
            onShow={setShown}
          />
        ))}
        <SaveBar filling={filling} />
      </div>
      <FilePane read={read} resumeId={resumeId} shown={shown} />
    </div>
  );
}

/** Accepts everything, reports what was added, and offers Undo. */
function AcceptEverything({ filling }: { filling: Filling }) {
  const say = useSay();
  const { isPending, canAddMore, acceptEverything } = filling;
  return (
    <div className={`${ui['cluster3']} ${ui['soft']}`}>
      <Button
        variant="secondary"
        pending={isPending}
        disabled={!canAddMore}
        why={say`All of it would change what you typed: accept it one by one.`}
        onClick={() => void acceptEverything()}
      >
        {say`Accept everything`}
      </Button>
      <span>
        {canAddMore
          ? say`Adds all that is new and saves it. What you typed stays as it is.`
          : say`All of it would change what you typed: accept it one by one.`}
      </span>
    </div>
  );
}

interface GroupProps {
  section: ResumeSectionKey;
  proposals: readonly Proposal[];
  filling: Filling;
  quotes: ReadonlyMap<string, string>;
  onShow: (lines: readonly string[]) => void;
}

function Group({ section, proposals, filling, quotes, onShow }: GroupProps) {
  const say = useSay();
  const { accepted, choose } = filling;
  const isWhole = proposals.every((one) => accepted.includes(one));
  const label = resumeSectionLabels[section];
  return (
    <section className={ui['stack2']} aria-label={label}>
      <div className={`${ui['row3']} ${styles['groupHead']}`}>
        <h2 className={ui['textLg']}>{label}</h2>
        <Button
          variant="quiet"
          aria-label={isWhole ? say`Take back all of ${term(label)}` : say`Accept all of ${term(label)}`}
          onClick={() => choose(proposals, !isWhole)}
        >
          {isWhole ? say`Take back` : say`Accept all`}
        </Button>
      </div>
      <ul className={`${ui['panel']} ${ui['stack']} ${styles['items']}`}>
        {proposals.map((proposal) => (
          <ProposalItem
            key={proposal.key}
            proposal={proposal}
            filling={filling}
            quotes={quotes}
            onShow={onShow}
          />
        ))}
      </ul>
    </section>
  );
}

function SaveBar({ filling }: { filling: Filling }) {
  const say = useSay();
  const { accepted, proposals, failure, isPending, save } = filling;
  return (
    <div className={`${ui['grid3']} ${styles['bar']}`}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className={ui['spread3']}>
        <span role="status">{say`${accepted.length} of ${proposals.length} accepted`}</span>
        <Button
          pending={isPending}
          disabled={accepted.length === 0}
          why={say`Accept something first.`}
          onClick={() => void save()}
        >
          {say`Save to My Resume`}
        </Button>
      </div>
    </div>
  );
}

interface FilePaneProps {
  read: ReadResume;
  resumeId: string;
  /** The lines to mark. */
  shown: readonly string[];
}

/** The file, with marks on the lines that a value comes from. */
function FilePane({ read, resumeId, shown }: FilePaneProps) {
  const say = useSay();
  const pane = useRef<HTMLDivElement>(null);
  // Open where there is room beside the values; on narrow screens it would be as long as they are.
  const [isOpen, setOpen] = useState(() => matchMedia('(width >= 64rem)').matches);
  const loadFile = useCallback(
    () => fetchFile('GET /resumes/:resumeId/file', { params: { resumeId } }),
    [resumeId],
  );
  const sheet = useMemo(
    () => ({
      format: read.format,
      pages: read.pages.map(({ number, size, lines }) => ({ number, size, lines })),
      problem: null,
    }),
    [read],
  );
  const marks = useMemo(
    () =>
      read.pages.flatMap((page) =>
        page.lines
          .filter(({ id }) => shown.includes(id))
          .map((line) => ({
            id: line.id,
            number: 0,
            kind: 'change' as const,
            anchor: placeOfLine(page, line),
            isQuiet: true as const,
          })),
      ),
    [read, shown],
  );

  useEffect(() => {
    const [box, place] = [pane.current, pane.current?.querySelector('[data-kind]')];
    if (!box || !place || box.scrollHeight <= box.clientHeight) return;
    const [inner, outer] = [place.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
    box.scrollBy({ top: inner.top - outer.top - outer.height / 3, behavior: 'instant' });
  }, [marks]);

  return (
    <details className={styles['file']} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say`The file`}</summary>
      {isOpen && (
        // Scrolled by the keyboard as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div ref={pane} className={styles['pane']} role="region" tabIndex={0} aria-label={say`The file`}>
          <ResumeSheet
            sheet={sheet}
            loadFile={loadFile}
            view="picture"
            marks={marks}
            onActivate={doNothing}
          />
        </div>
      )}
    </details>
  );
}

interface FillDeskProps {
  profile: ResumeProfile;
  resumes: readonly Resume[];
  resumeId: string;
}

/** Fills My Resume from a file, with the values beside their places in it. */
export function FillDesk({ profile, resumes, resumeId }: FillDeskProps) {
  const say = useSay();
  const { data: read, failure } = useLoaded(
    async () => (await callApi('GET /resumes/:resumeId/reading', { params: { resumeId } })).data,
    [resumeId],
  );

  const back = (
    <ButtonLink variant="secondary" to={paths.jobsMyResume}>
      {say`Back to My Resume`}
    </ButtonLink>
  );
  const name = resumes.find(({ id }) => id === resumeId)?.name;
  return (
    <>
      <PageHeading tools={back}>{name ? say`Fill from ${name}` : say`Fill from a resume`}</PageHeading>
      {!read && !failure && <PageSpinner label={say`The resume is being read…`} />}
      {failure && (
        <ErrorState title={say`This resume cannot be read`}>
          <p>{failure.message}</p>
        </ErrorState>
      )}
      {read && <FillForm read={read} profile={profile} resumeId={resumeId} />}
    </>
  );
}
