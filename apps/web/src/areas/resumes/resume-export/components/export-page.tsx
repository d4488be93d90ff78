import { paths } from '@waymark/contract/paths';
import type { ExportState } from '@waymark/contract/resumes/resume-export/exports';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { ContactFields } from './contact-fields.tsx';
import styles from './export-page.module.css';
import { FilePanel } from './file-panel.tsx';
import { ImportPanel } from './import-panel.tsx';
import { LookFields } from './look-fields.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { SectionList } from './section-list.tsx';
import { useChoices } from './use-choices.ts';
import { usePreview } from './use-preview.ts';

/** A candidate's resume as files: how it looks, beside the pages as they would be printed. */
export function ExportPage({ state }: { state: ExportState }) {
  const { choices, change, save, state: kept } = useChoices(state.choices);
  // What is printed has changed although the choices have not.
  const [edition, setEdition] = useState(0);
  const preview = usePreview(choices, edition);
  const { revalidate } = useRevalidator();

  async function takeOver(contact: ExportState['choices']['contact'] | null) {
    if (contact) change({ contact });
    setEdition((before) => before + 1);
    await revalidate();
  }

  return (
    <>
      <PageHeading>Export Resume</PageHeading>
      <p className={styles['lead']}>
        What you wrote in <Link to={paths.jobsMyResume}>My Resume</Link>, set as a document that people like
        to read and programs read without a mistake. <Link to={paths.coverLetters}>Cover letters</Link> get
        the same look.
      </p>
      <div className={styles['desk']}>
        <div className={styles['choices']}>
          <FilePanel
            name={choices.contact.name || state.account.name}
            save={save}
            isBusy={kept === 'waiting'}
          />
          <Card title="Look">
            <LookFields choices={choices} onChange={change} />
          </Card>
          <Card title="Sections">
            <SectionList choices={choices} filled={state.filled} onChange={change} />
          </Card>
          <Card title="How you stand on it">
            <ContactFields choices={choices} account={state.account} onChange={change} />
          </Card>
          <ImportPanel onAccepted={takeOver} />
        </div>
        <PreviewPanel preview={preview} isEmpty={state.filled.length === 0} />
      </div>
    </>
  );
}
