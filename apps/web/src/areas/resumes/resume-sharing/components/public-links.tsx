import { resumeLinksLimit } from '@waymark/contract/resumes/choices/resume-sharing';
import { paths } from '@waymark/contract/paths';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import type { Sharing } from '../api/list-links.ts';
import { isFull } from '../rules.ts';
import { LinkCard } from './link-card.tsx';
import { LinkDialog } from './link-dialog.tsx';
import styles from './public-links.module.css';

/** Public pages of one's resumes: whom each is for, until when it works, and who has looked. */
export function PublicLinks({ links, resumes }: Sharing) {
  const titleId = useId();
  const { revalidate } = useRevalidator();
  const [isMaking, setMaking] = useState(false);
  return (
    <section className={styles['section']} id="public-links" aria-labelledby={titleId}>
      <h2 className={styles['title']} id={titleId}>
        Public links
      </h2>
      <p className={styles['intro']}>
        A page of your resume at an address that nobody can guess, for people who are not here. It ends by
        itself, no search engine lists it, and you see when somebody looked.
      </p>
      {links.length > 0 && (
        <ul className={styles['list']} aria-label="Your public links">
          {links.map((link) => (
            <LinkCard key={link.id} link={link} onChanged={() => void revalidate()} />
          ))}
        </ul>
      )}
      <NewLink
        hasResumes={resumes.length > 0}
        isFull={isFull(links)}
        isFirst={links.length === 0}
        onMake={() => setMaking(true)}
      />
      {isMaking && (
        <LinkDialog resumes={resumes} onMade={() => void revalidate()} onClose={() => setMaking(false)} />
      )}
    </section>
  );
}

interface NewLinkProps {
  hasResumes: boolean;
  isFull: boolean;
  isFirst: boolean;
  onMake: () => void;
}

function NewLink({ hasResumes, isFull: full, isFirst, onMake }: NewLinkProps) {
  if (!hasResumes) {
    return (
      <p className={styles['none']}>
        You have no resume yet. <ButtonLink to={paths.jobsCvManager}>Upload one</ButtonLink>
      </p>
    );
  }
  if (full) {
    return (
      <p className={styles['intro']}>{resumeLinksLimit} links work at once. Revoke one to make another.</p>
    );
  }
  return (
    <div>
      <Button variant={isFirst ? 'primary' : 'secondary'} onClick={onMake}>
        Make a link
      </Button>
    </div>
  );
}
