import { desiredTitleMaxLength } from '@waymark/contract/resumes/choices';
import type { Keywords } from '@waymark/contract/resumes/resume-check';
import { msg, plural } from '@waymark/contract/text/message';
import { useId, useState, type SubmitEvent } from 'react';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './check-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

const minTitleLength = 2;

interface KeywordsPanelProps {
  resumeId: string;
  /** Empty if it is unknown. */
  initialTitle: string;
}

/** The skills that open postings of a title ask for, and which of them the resume shows. */
export function KeywordsPanel({ resumeId, initialTitle }: KeywordsPanelProps) {
  const say = useSay();
  const id = useId();
  const [title, setTitle] = useState(initialTitle);
  const [searched, setSearched] = useState(initialTitle.trim());
  const { data, failure } = useLoaded(async () => {
    if (searched.length < minTitleLength) return undefined;
    const input = { params: { resumeId }, query: { title: searched } };
    return { searched, keywords: (await callApi('GET /resumes/:resumeId/keywords', input)).data };
  }, [resumeId, searched]);
  const isLoading = searched.length >= minTitleLength && data?.searched !== searched && !failure;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setSearched(title.trim());
  }

  return (
    <section className={ui['stack4']} aria-labelledby={id}>
      <h2 id={id} className={ui['textXl']}>
        {say`Words that employers ask for`}
      </h2>
      <p className={ui['lead']}>
        {say`Choose the job you want: these are the skills that our own open postings of this title list. They are no part of the score, as postings change and your file does not. Add only what is true.`}
      </p>
      <form className={`${ui['grid3']} ${styles['form']}`} data-print="none" onSubmit={submit}>
        <TextField
          label={say`Desired job title`}
          value={title}
          maxLength={desiredTitleMaxLength}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary" pending={isLoading}>
          {say`Compare`}
        </Button>
      </form>
      {isLoading && <LoadingLine>{say`Counting what postings ask for…`}</LoadingLine>}
      {failure && <Notice tone="bad">{failure.message}</Notice>}
      {data && !isLoading && !failure && <KeywordList keywords={data.keywords} onTitle={searchTitle} />}
    </section>
  );

  function searchTitle(suggestion: string) {
    setTitle(suggestion);
    setSearched(suggestion);
  }
}

const standings = {
  strong: { label: msg`Shown at work`, tone: 'good' },
  partial: { label: msg`Named`, tone: 'neutral' },
  missing: { label: msg`Not found`, tone: 'bad' },
} as const;

function KeywordList({ keywords, onTitle }: { keywords: Keywords; onTitle: (title: string) => void }) {
  const say = useSay();
  const { title, postings, counted, skills, suggestions } = keywords;
  if (postings === 0) return <NoPostings title={title} suggestions={suggestions} onTitle={onTitle} />;
  return (
    <>
      <p>
        {postings === 1
          ? say`One open posting has the title “${title}”.`
          : say`${plural(postings, '# open posting has', '# open postings have')} the title “${title}”.`}{' '}
        {counted === 0
          ? say`None of them lists skills.`
          : say`${plural(counted, '# of them lists skills.', '# of them list skills.')}`}
      </p>
      {skills.length > 0 && (
        <DataTable
          className={styles['panelTable']}
          columns={[
            { name: say`Skill` },
            { name: say`Asked for`, numeric: true },
            { name: say`In your resume` },
          ]}
        >
          {skills.map((skill) => (
            <tr key={skill.name}>
              <th scope="row">{skill.name}</th>
              <td data-numeric data-label={say`Asked for`}>
                {say`${skill.postings} of ${plural(counted, 'posting')}`}
              </td>
              <td data-label={say`In your resume`}>
                <Badge tone={standings[skill.standing].tone}>{standings[skill.standing].label}</Badge>
                {skill.places[0] && (
                  <q className={`${ui['softSm']} ${styles['quote']}`} dir="auto">
                    {skill.places[0].quote}
                  </q>
                )}
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  );
}

function NoPostings(props: {
  title: string;
  suggestions: readonly string[];
  onTitle: (title: string) => void;
}) {
  const say = useSay();
  const { title, suggestions, onTitle } = props;
  return (
    <div className={ui['soft']}>
      <p>{say`No open posting has the title “${title}”.`}</p>
      {suggestions.length > 0 && (
        <p className={`${ui['cluster']} ${styles['suggestions']}`}>
          {say`Did you mean`}{' '}
          {suggestions.map((suggestion) => (
            <Button key={suggestion} variant="quiet" onClick={() => onTitle(suggestion)}>
              {suggestion}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}
