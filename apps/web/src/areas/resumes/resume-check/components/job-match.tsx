import { paths, resumeCheckPath } from '@waymark/contract/paths';
import { matchStandings, type MatchStanding } from '@waymark/contract/resumes/choices';
import type { JobMatch as Match, MatchedRequirement } from '@waymark/contract/resumes/resume-check';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { useId, useRef, useState } from 'react';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { useNearViewport } from '../../../../components/layout/use-near-viewport.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './check-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

const tones: Record<MatchStanding, 'good' | 'bad' | 'neutral'> = {
  strong: 'good',
  partial: 'neutral',
  missing: 'bad',
  unstated: 'neutral',
};

/** Which requirements of the posting the resume shows, and which are missing. */
export function JobMatch({ jobId }: { jobId: string }) {
  const say = useSay();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const isNear = useNearViewport(section);
  const [resumeId, setResumeId] = useState<string>();
  const { data, failure } = useLoaded(
    async () => (isNear ? loadMatch(jobId, resumeId) : undefined),
    [jobId, resumeId, isNear],
  );
  return (
    <section
      ref={section}
      className={`${ui['stack4']} ${ui['card']} ${styles['match']}`}
      aria-labelledby={id}
      data-print="none"
    >
      <h2 id={id} className={ui['textXl']}>
        {say`Your resume and this job`}
      </h2>
      {!data && !failure && <LoadingLine>{say`Comparing your resume with the posting…`}</LoadingLine>}
      {failure && <p role="alert">{failure.message}</p>}
      {data &&
        !failure &&
        (data.match ? (
          <Result match={data.match} resumes={data.resumes} onResume={setResumeId} />
        ) : (
          <NoResume />
        ))}
    </section>
  );
}

async function loadMatch(jobId: string, resume: string | undefined) {
  const query = resume === undefined ? {} : { resume };
  const [match, resumes] = await Promise.all([
    callApi('GET /jobs/:jobId/resume-match', { params: { jobId }, query }),
    callApi('GET /resumes'),
  ]);
  // There is no match without a resume.
  return { match: match.data, resumes: resumes.data };
}

interface ResultProps {
  match: Match;
  resumes: readonly Resume[];
  onResume: (resumeId: string) => void;
}

function Result({ match, resumes, onResume }: ResultProps) {
  const say = useSay();
  const { resume, problem, requirements, skillsShown, skillsAsked } = match;
  return (
    <>
      <p className={ui['measure']}>
        {skillsAsked > 0 && (
          <>
            <strong>
              {say`${skillsShown} of ${skillsAsked} ${skillsAsked === 1 ? say`skill` : say`skills`} shown`}
            </strong>
            .{' '}
          </>
        )}
        {say`A program compared words: it may miss what you say in others, and only you see it.`}
      </p>
      {resumes.length > 1 ? (
        <div className={styles['choice']}>
          <SelectField
            label={say`Resume`}
            value={resume.id}
            onChange={(event) => onResume(event.currentTarget.value)}
          >
            {resumes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      ) : (
        <p className={`${ui['soft']} ${ui['anywhere']}`}>{resume.name}</p>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
      {problem === null && requirements.length === 0 && (
        <p>{say`The posting lists no skills, and its text asks for nothing that a program could look for.`}</p>
      )}
      <RequirementList requirements={requirements} />
      <div>
        <ButtonLink variant="secondary" to={resumeCheckPath(resume.id)}>
          {say`Check this resume`}
        </ButtonLink>
      </div>
    </>
  );
}

function NoResume() {
  const say = useSay();
  return (
    <>
      <p className={ui['measure']}>
        {say`With a resume in your account, this shows which of the requirements it meets.`}
      </p>
      <div>
        <ButtonLink variant="secondary" to={paths.resumeCheck}>
          {say`Upload a resume`}
        </ButtonLink>
      </div>
    </>
  );
}

interface RequirementListProps {
  requirements: readonly MatchedRequirement[];
  /** The order of the standings. */
  standings?: readonly (typeof matchStandings)[number][];
}

/** The requirements by their standing, those shown first unless another order is given. */
export function RequirementList({ requirements, standings = matchStandings }: RequirementListProps) {
  const say = useSay();
  const groups = standings.flatMap(({ value, label }) => {
    const own = requirements.filter(({ standing }) => standing === value);
    return own.length > 0 ? [{ value, label, own }] : [];
  });
  return groups.map(({ value, label, own }) => (
    <div key={value}>
      <h3 className={`${ui['row2']} ${ui['note']} ${styles['standing']}`}>
        <Badge tone={tones[value]}>{label}</Badge> {own.length}
      </h3>
      <ul className={ui['grid']}>
        {own.map(({ kind, name, asked, reason }) => (
          <li key={`${kind} ${name}`} className={styles['requirement']}>
            <span className={`${ui['semibold']} ${ui['anywhere']}`} dir="auto">
              {name}
            </span>
            <span className={`${ui['softSm']} ${ui['anywhere']}`}>{reason}</span>
            {asked !== null && (
              <span className={`${ui['note']} ${styles['asked']}`}>
                {say`Asked for:`} <q>{asked}</q>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  ));
}
