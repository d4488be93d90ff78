import { paths } from '@waymark/contract/paths';
import { matchStandings } from '@waymark/contract/resumes/choices';
import type { ProfileMatch } from '@waymark/contract/resumes/resume-check';
import { useId, useState } from 'react';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { lazyComponent } from '../../../../components/layout/lazy-component.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './check-page.module.css';
import { RequirementList } from './job-match.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

// The dialog loads the validator, so it is loaded when it opens.
const PastedPostingDialog = lazyComponent(
  async () => (await import('./pasted-posting-dialog.tsx')).PastedPostingDialog,
);

/** Requirements that the resume does not show come first. */
const missingFirst = matchStandings.toSorted(
  (a, b) => Number(b.value === 'missing') - Number(a.value === 'missing'),
);

/** A job of the board, or a pasted text with the match that it had at a save of the resume. */
type Posting = { jobId: string } | { text: string; match: ProfileMatch; savedAt: string | null };

/** Which requirements of a chosen posting My Resume shows, compared again after each save (G-3, L-34). */
export function TailorPanel({ savedAt }: { savedAt: string | null }) {
  const say = useSay();
  const id = useId();
  const [posting, setPosting] = useState<Posting | null>(null);
  const [isPasting, setPasting] = useState(false);
  const { data: match, failure } = useLoaded(
    (signal) => compare(posting, savedAt, signal),
    [posting, savedAt],
  );
  const isPasted = posting !== null && 'text' in posting;
  return (
    <section className={`${ui['stack4']} ${ui['card']} ${styles['tailor']}`} aria-labelledby={id}>
      <div className={ui['spread3']}>
        <h2 id={id} className={ui['textLg']}>
          {say`Match with a posting`}
        </h2>
        <ButtonLink variant="secondary" to={paths.resumeExport}>
          {say`Export`}
        </ButtonLink>
      </div>
      <JobChoice
        jobId={posting && 'jobId' in posting ? posting.jobId : ''}
        onChange={(jobId) => setPosting(jobId === '' ? null : { jobId })}
      />
      <div className={ui['cluster3']}>
        <Button variant="secondary" onClick={() => setPasting(true)}>
          {isPasted ? say`Change the pasted text` : say`Paste a posting`}
        </Button>
      </div>
      {posting && !match && !failure && <LoadingLine>{say`Comparing…`}</LoadingLine>}
      {posting && failure && <p role="alert">{failure.message}</p>}
      {posting && match && !failure && <Result match={match} isPasted={isPasted} />}
      {isPasting && (
        <PastedPostingDialog
          onMatch={(text, found) => {
            setPosting({ text, match: found, savedAt });
            setPasting(false);
          }}
          onClose={() => setPasting(false)}
        />
      )}
    </section>
  );
}

async function compare(
  posting: Posting | null,
  savedAt: string | null,
  signal: AbortSignal,
): Promise<ProfileMatch | null> {
  if (!posting) return null;
  if ('jobId' in posting) {
    const params = { jobId: posting.jobId };
    return (await callApi('GET /jobs/:jobId/profile-match', { params }, { signal })).data;
  }
  const { text, match } = posting;
  if (posting.savedAt === savedAt) return match;
  return (await callApi('POST /resume-profile/matches', { body: { text } }, { signal })).data;
}

interface JobChoiceProps {
  /** Empty for none. */
  jobId: string;
  onChange: (jobId: string) => void;
}

function JobChoice({ jobId, onChange }: JobChoiceProps) {
  const say = useSay();
  const { data: postings, failure } = useLoaded(listPostings, []);
  if (failure) return <p role="alert">{failure.message}</p>;
  if (!postings) return null;
  if (postings.length === 0) {
    return (
      <p className={ui['muted']}>
        {say`Paste the text of a posting, and see here what your resume lacks for it. Jobs that you save or apply for can be chosen here too.`}
      </p>
    );
  }
  return (
    <SelectField
      label={say`A job you saved or applied for`}
      value={jobId}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{say`Please choose`}</option>
      <Options choices={postings} />
    </SelectField>
  );
}

function Result({ match, isPasted }: { match: ProfileMatch; isPasted: boolean }) {
  const say = useSay();
  const { problem, skillsShown, skillsAsked, requirements } = match;
  return (
    <>
      {problem !== null && <p role="alert">{problem}</p>}
      {skillsAsked > 0 && (
        <p role="status">
          <strong>
            {say`${skillsShown} of ${skillsAsked} ${skillsAsked === 1 ? say`skill` : say`skills`} shown`}
          </strong>
        </p>
      )}
      {problem === null && requirements.length === 0 && (
        <p>
          {isPasted
            ? say`The text names no skills that postings here ask for, and nothing else that a program could look for.`
            : say`The posting lists no skills, and its text asks for nothing that a program could look for.`}
        </p>
      )}
      <RequirementList requirements={requirements} standings={missingFirst} />
    </>
  );
}

/** The latest jobs of the board that the candidate saved or applied for, each once. */
async function listPostings(): Promise<{ value: string; label: string }[]> {
  const [saved, applied] = await Promise.all([
    callApi('GET /saved-jobs', { query: {} }),
    callApi('GET /applied-jobs', { query: { show: 'here' } }),
  ]);
  const labels = new Map([
    ...saved.data.flatMap(({ job, title, company }) =>
      job ? [[job.id, `${title}, ${company}`] as const] : [],
    ),
    ...applied.data.flatMap(({ here }) =>
      here ? [[here.job.id, `${here.job.title}, ${here.job.company.name}`] as const] : [],
    ),
  ]);
  return [...labels].map(([value, label]) => ({ value, label }));
}
