import type { BoardWords } from '@waymark/contract/board-words';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { ownReviewsPath, resumeCheckPath } from '@waymark/contract/paths';
import type {
  CheckComparison,
  CheckedResume,
  ComparedFinding,
  ResumeCheck,
} from '@waymark/contract/resumes/resume-check';
import type { Resume } from '@waymark/contract/resumes/resumes';
import type { Locale } from '@waymark/contract/text/locales';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { CheckScore } from './check-score.tsx';
import { FindingsView } from './findings-view.tsx';
import { KeywordsPanel } from './keywords-panel.tsx';
import { StoredSection } from './stored-section.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { ResumeFileField } from '../../../../components/upload/resume-file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { storeResume, useResumeUpload } from '../../resumes/components/use-resume-upload.ts';
import { hasFeature } from '../../../../lib/board.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { fullScore } from '../rules.ts';
import styles from './check-page.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';
import { msg, plural } from '@waymark/contract/text/message';

const nameOf = (words: BoardWords, { name, uploadedAt }: Resume, language: Locale) =>
  `${name}, ${formatDate(words, uploadedAt, language)}`;

interface CheckPageProps {
  resumes: readonly Resume[];
  checked: CheckedResume;
  withId: string | null;
  /** The desired job title of the address or the profile. */
  title: string;
}

/** The findings of the rules, beside the pages of the resume (C-6). */
export function CheckPage({ resumes, checked, withId, title }: CheckPageProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { resume, check, comparisonProblem } = checked;
  return (
    <div className={ui['stack5']}>
      <PageHeading
        tools={
          <Button variant="secondary" data-print="none" onClick={() => print()}>
            {say`Print`}
          </Button>
        }
      >
        {say`Resume check`}
      </PageHeading>
      <p className={`${ui['lead']} ${ui['anywhere']}`}>
        {rich(
          say,
          msg`<name>${resume.name}</name>, uploaded ${formatDate(words, resume.uploadedAt, locale)}. This check is automatic: rules look at the file, no person has read it.`,
          { name: <strong dir="auto" /> },
        )}
      </p>
      <CheckTools resumes={resumes} resumeId={resume.id} withId={withId} />
      {comparisonProblem !== null && (
        <Notice tone="bad">
          <p>{say`The other version cannot be compared. ${comparisonProblem}`}</p>
        </Notice>
      )}
      {check ? (
        <Checked checked={checked} check={check} title={title} />
      ) : (
        <UnreadableFile problem={checked.sheet.problem} />
      )}
    </div>
  );
}

/** What matters first: what is stored, then what to change. */
function Checked({ checked, check, title }: { checked: CheckedResume; check: ResumeCheck; title: string }) {
  const say = useSay();
  const id = useId();
  const { resume, sheet, comparison } = checked;
  return (
    <>
      {comparison && <ComparisonPanel comparison={comparison} check={check} />}
      <StoredSection key={resume.id} resumeId={resume.id} ledger={check.ledger} />
      <section className={ui['stack4']} aria-labelledby={id}>
        <h2 id={id} className={ui['textXl']}>
          {say`What to change`}
        </h2>
        <CheckScore check={check} />
        <FindingsView
          key={`${resume.id} findings`}
          resumeId={resume.id}
          sheet={sheet}
          findings={check.findings}
        />
      </section>
      <KeywordsPanel key={`${resume.id} keywords`} resumeId={resume.id} initialTitle={title} />
    </>
  );
}

function UnreadableFile({ problem }: { problem: string | null }) {
  const say = useSay();
  return (
    <Card title={say`This file cannot be read by a program`}>
      <p role="alert">{problem}</p>
      <p>
        {say`Software of employers will have the same trouble.`}{' '}
        {hasFeature('resumeReview') && say`A reviewer can still look at it as it is.`}
      </p>
      {hasFeature('resumeReview') && (
        <div>
          <ButtonLink to={ownReviewsPath}>{say`Have a person review it`}</ButtonLink>
        </div>
      )}
    </Card>
  );
}

interface CheckToolsProps {
  resumes: readonly Resume[];
  resumeId: string;
  withId: string | null;
}

/** Chooses the resume and the version to compare with, and uploads a better one. */
function CheckTools({ resumes, resumeId, withId }: CheckToolsProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const navigate = useNavigate();
  const [isUploading, setUploading] = useState(false);
  const go = (id: string, other?: string) => void navigate(resumeCheckPath(id, other));
  const others = resumes.filter(({ id }) => id !== resumeId);
  return (
    <div className={ui['stack4']} data-print="none">
      {others.length > 0 && (
        <div className={`${ui['grid4']} ${styles['choices']}`}>
          <SelectField
            label={say`Resume`}
            value={resumeId}
            onChange={(event) => go(event.currentTarget.value)}
          >
            {resumes.map((resume) => (
              <option key={resume.id} value={resume.id}>
                {nameOf(words, resume, locale)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={say`Compared with`}
            value={withId ?? ''}
            onChange={(event) => go(resumeId, event.currentTarget.value)}
          >
            <option value="">{say`no other version`}</option>
            {others.map((resume) => (
              <option key={resume.id} value={resume.id}>
                {nameOf(words, resume, locale)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {isUploading ? (
        <VersionUpload
          onUploaded={(id) => {
            setUploading(false);
            go(id, resumeId);
          }}
          onCancel={() => setUploading(false)}
        />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setUploading(true)}>
            {say`Check a better version`}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ComparisonPanelProps {
  comparison: CheckComparison;
  check: ResumeCheck;
}

/** Compares the score with that of an earlier version. */
function ComparisonPanel({ comparison, check }: ComparisonPanelProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const id = useId();
  const { name, uploadedAt, score, of, mended, remaining, new: found } = comparison;
  const gain = check.score - score;
  return (
    <section className={`${ui['stack3']} ${ui['card']} ${styles['panel']}`} aria-labelledby={id}>
      <h2 id={id} className={ui['textXl']}>
        {say`Before and after`}
      </h2>
      <p className={ui['cluster3']}>
        <Points score={score} of={of} />
        <span aria-hidden="true" data-mirrors>
          →
        </span>
        <Points score={check.score} of={check.of} />
        {of === check.of ? (
          <Badge tone={gain > 0 ? 'good' : gain < 0 ? 'bad' : 'neutral'}>
            {gain === 0
              ? say`the same score`
              : gain > 0
                ? say`+${plural(gain, 'point')}`
                : say`−${plural(-gain, 'point')}`}
          </Badge>
        ) : (
          <Badge>{check.of > of ? say`more could be judged` : say`less could be judged`}</Badge>
        )}
      </p>
      <p className={`${ui['soft']} ${ui['anywhere']}`}>
        {say`Before: ${name}, uploaded ${formatDate(words, uploadedAt, locale)}`}
      </p>
      <div className={`${ui['grid5']} ${styles['lists']}`}>
        <Changes title={say`Mended`} empty={say`Nothing yet.`} changes={mended} />
        <Changes title={say`New`} empty={say`Nothing new.`} changes={found} />
        <Changes title={say`Still there`} empty={say`Nothing is left.`} changes={remaining} />
      </div>
    </section>
  );
}

function Points({ score, of }: Pick<ResumeCheck, 'score' | 'of'>) {
  const say = useSay();
  return (
    <span>
      <span className={styles['number']}>{score}</span>
      {of < fullScore && <span className={ui['note']}> {say`of ${of}`}</span>}
    </span>
  );
}

function Changes(props: { title: string; empty: string; changes: readonly ComparedFinding[] }) {
  const say = useSay();
  const { title, empty, changes } = props;
  return (
    <div>
      <h3 className={styles['kind']}>
        {title} ({changes.length})
      </h3>
      {changes.length === 0 ? (
        <p className={styles['empty']}>{empty}</p>
      ) : (
        <ul className={`${ui['grid1']} ${styles['list']}`}>
          {changes.map(({ rule, title: finding, before, after }) => (
            <li key={rule}>
              {finding}
              {before > 0 && after > 0 && before !== after && (
                <span className={styles['count']}> {say`(${before} before, ${after} now)`}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface VersionUploadProps {
  onUploaded: (resumeId: string) => void;
  /** Left out if there is no page to return to. */
  onCancel?: () => void;
}

/** Stores a resume, to check it. */
export function VersionUpload({ onUploaded, onCancel }: VersionUploadProps) {
  const say = useSay();
  const { file, error, failure, sent, choose, send } = useResumeUpload();

  async function store(chosen: File, onProgress: (share: number) => void) {
    onUploaded((await storeResume(chosen, onProgress)).id);
  }

  return (
    <div className={`${ui['stack4']} ${styles['upload']}`}>
      <ResumeFileField
        label={say`Resume to check`}
        file={file}
        onFile={choose}
        error={error ?? (failure || undefined)}
      />
      {sent !== undefined && <UploadProgress sent={sent} label={say`Your resume`} />}
      <Actions>
        <Button pending={sent !== undefined} onClick={() => void send(store)}>
          {say`Check it`}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {say`Cancel`}
          </Button>
        )}
      </Actions>
    </div>
  );
}
