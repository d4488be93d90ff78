import { paths } from '@waymark/contract/paths';
import { msg, plural } from '@waymark/contract/text/message';
import { Form, Link, useNavigation } from 'react-router';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { PageHead } from '../../../../components/layout/page-head.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import ui from '../../../../styles/primitives.module.css';
import { countQuestions, type Question, type QuestionGroup } from '../faq-rules.ts';
import styles from './help-page.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';

interface FaqPageProps {
  /** Of the search; empty to show all questions. */
  words: string;
  groups: readonly QuestionGroup[];
}

/** Questions and answers by group, with a search (E-2). */
export function FaqPage({ words, groups }: FaqPageProps) {
  const say = useSay();
  const pending = useNavigation().state !== 'idle';
  const count = countQuestions(groups);
  return (
    <div className={`${ui['stack6']} ${ui['page']}`}>
      <PageHead
        title={say`Questions and answers`}
        lead={say`What people ask us most. Nothing found? Write to us, and a person answers.`}
      />
      <Search words={words} />
      <VisuallyHidden>
        <span role="status">{words && !pending && say`${plural(count, 'answer')}`}</span>
      </VisuallyHidden>
      {groups.length === 0 ? (
        <NothingFound words={words} />
      ) : (
        <div className={styles['columns']}>
          <Contents groups={groups} />
          <div className={ui['stack7']} aria-busy={pending || undefined}>
            {words && (
              <p className={ui['muted']}>
                {say`${plural(count, 'answer')} for “${words}”.`}{' '}
                <Link to={paths.faq}>{say`Show all questions`}</Link>
              </p>
            )}
            {groups.map((group) => (
              <Group key={group.id} group={group} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/** The address holds the search, so the form works without a script. */
function Search({ words }: { words: string }) {
  const say = useSay();
  return (
    <Form key={words} className={styles['search']} role="search" action={paths.faq}>
      <TextField
        label={say`Search the questions`}
        type="search"
        name="q"
        defaultValue={words}
        maxLength={100}
      />
      <Button type="submit">{say`Search`}</Button>
    </Form>
  );
}

function NothingFound({ words }: { words: string }) {
  const say = useSay();
  return (
    <EmptyState title={say`No answer has all the words of “${words}”`}>
      <p>
        {rich(say, msg`Try one word less, <link>look at all questions</link>, or <linkb>ask us</linkb>.`, {
          link: <Link to={paths.faq} />,
          linkb: <Link to={paths.contact} />,
        })}
      </p>
    </EmptyState>
  );
}

function Contents({ groups }: Pick<FaqPageProps, 'groups'>) {
  const say = useSay();
  return (
    <nav className={styles['contents']} aria-label={say`Groups of questions`}>
      <ul className={styles['list']}>
        {groups.map(({ id, title, questions }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {title} <span className={styles['count']}>{questions.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group: { id, title, questions } }: { group: QuestionGroup }) {
  return (
    <section className={ui['stack']} aria-labelledby={id}>
      <h2 className={styles['faqTitle']} id={id}>
        {title}
      </h2>
      {questions.map((one) => (
        <Answer key={one.id} {...one} />
      ))}
    </section>
  );
}

function Answer({ id, question, answer, links = [] }: Question) {
  return (
    <article className={`${ui['grid3']} ${styles['question']}`} id={id} aria-labelledby={`${id}-title`}>
      <h3 className={styles['faqName']} id={`${id}-title`}>
        <a href={`#${id}`}>{question}</a>
      </h3>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {links.length > 0 && (
        <p className={`${ui['wrap']} ${styles['links']}`}>
          {links.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </article>
  );
}
