import { paths } from '@waymark/contract/paths';
import { resumeLinksLimit } from '@waymark/contract/resumes/choices/resume-sharing';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button, ButtonLink, ButtonAnchor } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import type { Sharing } from '../api/list-links.ts';
import { isFull } from '../rules.ts';
import { LinkCard } from './link-card.tsx';
import { LinkForm } from './link-form.tsx';
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

interface LinkDialogProps {
  resumes: readonly Resume[];
  onMade: () => void;
  onClose: () => void;
}

/** Makes a link and shows its address, this once. */
function LinkDialog({ resumes, onMade, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState<string>();
  return (
    <Dialog open title={address ? 'Your link is ready' : 'Make a public link'} onClose={onClose}>
      {address ? (
        <MadeLink address={address} onClose={onClose} />
      ) : (
        <LinkForm
          resumes={resumes}
          onMade={(made) => {
            setAddress(made);
            onMade();
          }}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface MadeLinkProps {
  address: string;
  onClose: () => void;
}

function MadeLink({ address, onClose }: MadeLinkProps) {
  const [copied, setCopied] = useState<boolean>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Refused by the browser: it can be selected.
      setCopied(false);
    }
  }

  return (
    <div className={styles['form']}>
      <p>
        Copy it now: we keep no copy of it ourselves, so that nobody who sees our records can open it. If you
        lose it, revoke it here and make another.
      </p>
      <p className={styles['address']}>{address}</p>
      {copied === false && (
        <Notice tone="bad">Your browser did not let us copy it: select it and copy it.</Notice>
      )}
      {copied && <Notice tone="good">The link is in your clipboard.</Notice>}
      <Actions align="end">
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
        <ButtonAnchor variant="secondary" href={address} target="_blank" rel="noreferrer">
          Open it
        </ButtonAnchor>
        <Button onClick={() => void copy()}>Copy the link</Button>
      </Actions>
    </div>
  );
}
