import { paths } from '@waymark/contract/paths';
import { matchStandings } from '@waymark/contract/resumes/choices';
import { useId, useState } from 'react';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './check-page.module.css';
import { RequirementList } from './job-match.tsx';

/** Requirements that the resume does not show come first. */
const missingFirst = matchStandings.toSorted(
  (a, b) => Number(b.value === 'missing') - Number(a.value === 'missing'),
);

/** Which requirements of a chosen posting My Resume shows, compared again after each save (G-3, L-34). */
export function TailorPanel({ savedAt }: { savedAt: string | null }) {
  const id = useId();
  const [jobId, setJobId] = useState('');
  const { data: postings, failure: listFailure } = useLoaded(listPostings, []);
  const { data: match, failure } = useLoaded(
    async (signal) =>
      jobId === ''
        ? null
        : (await callApi('GET /jobs/:jobId/profile-match', { params: { jobId } }, { signal })).data,
    [jobId, savedAt],
  );
  return (
    <section className={`${ui['stack4']} ${ui['card']} ${styles['tailor']}`} aria-labelledby={id}>
      <div className={ui['spread3']}>
        <h2 id={id} className={ui['textLg']}>
          Match with a posting
        </h2>
        <ButtonLink variant="secondary" to={paths.resumeExport}>
          Export
        </ButtonLink>
      </div>
      {listFailure && <p role="alert">{listFailure.message}</p>}
      {postings?.length === 0 && (
        <p className={ui['muted']}>
          Save a job, or apply for one, and see here what your resume lacks for it.
        </p>
      )}
      {postings && postings.length > 0 && (
        <SelectField
          label="A job you saved or applied for"
          value={jobId}
          onChange={(event) => setJobId(event.currentTarget.value)}
        >
          <option value="">Please choose</option>
          <Options choices={postings} />
        </SelectField>
      )}
      {jobId !== '' && !match && !failure && <LoadingLine>Comparing…</LoadingLine>}
      {jobId !== '' && failure && <p role="alert">{failure.message}</p>}
      {jobId !== '' && match && !failure && (
        <>
          {match.problem !== null && <p role="alert">{match.problem}</p>}
          {match.skillsAsked > 0 && (
            <p role="status">
              <strong>
                {match.skillsShown} of {match.skillsAsked} {match.skillsAsked === 1 ? 'skill' : 'skills'}{' '}
                shown
              </strong>
            </p>
          )}
          {match.problem === null && match.requirements.length === 0 && (
            <p>The posting lists no skills, and its text asks for nothing that a program could look for.</p>
          )}
          <RequirementList requirements={match.requirements} standings={missingFirst} />
        </>
      )}
    </section>
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
