import type { CheckedResume, ResumeCheck } from '@waymark/contract/resumes/resume-check';
import { ownReviewsPath } from '@waymark/contract/paths';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import styles from './check-page.module.css';
import { CheckScore } from './check-score.tsx';
import { CheckTools } from './check-tools.tsx';
import { ComparisonPanel } from './comparison-panel.tsx';
import { FindingsView } from './findings-view.tsx';
import { KeywordsPanel } from './keywords-panel.tsx';
import { StoredTable } from './stored-table.tsx';

interface CheckPageProps {
  resumes: readonly Resume[];
  checked: CheckedResume;
  withId: string | null;
  /** The desired job title, as the address or the profile says it. */
  title: string;
}

/** What rules find in a resume, beside its pages (C-6). */
export function CheckPage({ resumes, checked, withId, title }: CheckPageProps) {
  const { resume, check, comparisonProblem } = checked;
  return (
    <div className={styles['page']}>
      <PageHeading
        tools={
          <Button variant="secondary" data-print="none" onClick={() => print()}>
            Print
          </Button>
        }
      >
        Resume check
      </PageHeading>
      <p className={styles['lead']}>
        <strong>{resume.name}</strong>, uploaded {formatDate(resume.uploadedAt)}. This check is automatic:
        rules look at the file, no person has read it.
      </p>
      <CheckTools resumes={resumes} resumeId={resume.id} withId={withId} />
      {comparisonProblem !== null && (
        <Notice tone="bad">
          <p>The other version cannot be compared. {comparisonProblem}</p>
        </Notice>
      )}
      {check ? (
        <Checked checked={checked} check={check} title={title} />
      ) : (
        <Unread problem={checked.sheet.problem} />
      )}
    </div>
  );
}

function Checked({ checked, check, title }: { checked: CheckedResume; check: ResumeCheck; title: string }) {
  const { resume, sheet, comparison } = checked;
  return (
    <>
      {comparison && <ComparisonPanel comparison={comparison} check={check} />}
      <CheckScore check={check} />
      <FindingsView key={resume.id} resumeId={resume.id} sheet={sheet} findings={check.findings} />
      <KeywordsPanel key={`${resume.id} keywords`} resumeId={resume.id} initialTitle={title} />
      <StoredTable stored={check.stored} />
    </>
  );
}

/** A person reads what no program can. */
function Unread({ problem }: { problem: string | null }) {
  return (
    <Card title="This file cannot be read by a program">
      <p role="alert">{problem}</p>
      <p>Software of employers will have the same trouble. A reviewer can still look at it as it is.</p>
      <div>
        <ButtonLink to={ownReviewsPath}>Have a person review it</ButtonLink>
      </div>
    </Card>
  );
}
