import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { Button } from '../../../../components/form/button.tsx';
import styles from './posting-form.module.css';

/** The place of the application in a preview: what will be asked, and a button that is not for the author. */
export function PreviewApply({ job }: { job: JobDetail }) {
  const asked = job.questions.filter(({ question }) => question.trim() !== '');
  return (
    <div className={styles['questions']}>
      {asked.length > 0 && (
        <div>
          <p>Applicants are asked:</p>
          <ul>
            {asked.map(({ id, question, required }) => (
              <li key={id}>
                {question}
                {required ? '' : ' (optional)'}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <Button disabled>Apply This Job</Button>
      </p>
    </div>
  );
}
