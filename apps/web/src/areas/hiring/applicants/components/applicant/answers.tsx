import type { Applicant } from '@waymark/contract/hiring/applicants';
import { Badge } from '../../../../../components/data/tag.tsx';
import styles from './answers.module.css';
import view from './applicant-view.module.css';

/** What the applicant answered to the posting's questions. */
export function Answers({ answers }: Pick<Applicant, 'answers'>) {
  if (answers.length === 0) return null;
  return (
    <section>
      <h3 className={view['title']}>Answers</h3>
      <dl className={styles['answers']}>
        {answers.map(({ id, question, answer, isKnockout }) => (
          <div key={id}>
            <dt>{question}</dt>
            <dd>
              {answer} {isKnockout && <Badge tone="bad">Knock-out</Badge>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
