import { paths } from '@waymark/contract/paths';
import { linkDays, linkLabelMaxLength, resumeLinksLimit } from '@waymark/contract/resumes/choices';
import type { ResumeText as Text } from '@waymark/contract/resumes/resume-reading';
import type { Resume } from '@waymark/contract/resumes/resumes';
import type { ResumeLink } from '@waymark/contract/resumes/sharing';
import { useId, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { CopyText } from '../../../../components/data/copy-text.tsx';
import { ResumeText } from '../../../../components/document/resume-text.tsx';
import { ScrollRegion } from '../../../../components/document/scroll-region.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../../../components/form/button.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { RadioGroupField } from '../../../../components/form/radio-group-field.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import { firstLinkValues, isFull, type LinkValues, newLinkOf, shownParts } from '../rules.ts';
import { LinkCard } from './link-card.tsx';
import styles from './resume-sharing.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface PublicLinksProps {
  links: readonly ResumeLink[];
  resumes: readonly Resume[];
}

/** The public pages of resumes: recipient, end and views. */
export function PublicLinks({ links, resumes }: PublicLinksProps) {
  const say = useSay();
  const titleId = useId();
  const { revalidate } = useRevalidator();
  const [isMaking, setMaking] = useState(false);
  return (
    <section className={`${ui['stack5']} ${styles['section']}`} id="public-links" aria-labelledby={titleId}>
      <h2 className={`${ui['headingRule']} ${styles['title']}`} id={titleId}>
        {say`Public links`}
      </h2>
      <p className={ui['lead']}>
        {say`A page of your resume at an address that cannot be guessed, for people without an account. It expires by itself, search engines do not list it, and you see when someone opened it.`}
      </p>
      {links.length > 0 && (
        <ul className={ui['stack4']} aria-label={say`Your public links`}>
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
  const say = useSay();
  if (!hasResumes) {
    return (
      <p className={`${ui['cluster']} ${styles['none']}`}>
        {say`You have no resume yet.`} <ButtonLink to={paths.jobsCvManager}>{say`Upload one`}</ButtonLink>
      </p>
    );
  }
  if (full) {
    return (
      <p className={ui['lead']}>{say`${resumeLinksLimit} links work at once. Revoke one to make another.`}</p>
    );
  }
  return (
    <div>
      <Button variant={isFirst ? 'primary' : 'secondary'} onClick={onMake}>
        {say`Make a link`}
      </Button>
    </div>
  );
}

interface LinkDialogProps {
  resumes: readonly Resume[];
  onMade: () => void;
  onClose: () => void;
}

/** Makes a link and shows its address once. */
function LinkDialog({ resumes, onMade, onClose }: LinkDialogProps) {
  const say = useSay();
  const [address, setAddress] = useState<string>();
  return (
    <Dialog open title={address ? say`Your link is ready` : say`Make a public link`} onClose={onClose}>
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
  const say = useSay();
  return (
    <div className={ui['stack5']}>
      <p>
        {say`Copy it now: we keep no copy, so that people who can read our records cannot open it. If you lose it, revoke it here and make another.`}
      </p>
      <CopyText
        text={address}
        label={say`Copy the link`}
        onDone={onClose}
        tools={
          <ButtonAnchor variant="secondary" href={address} target="_blank" rel="noreferrer">
            {say`Open it`}
          </ButtonAnchor>
        }
      />
    </div>
  );
}

interface LinkFormProps {
  resumes: readonly Resume[];
  onMade: (address: string) => void;
  onClose: () => void;
}

/** Fields with another name in the contract. */
const fieldOf: Record<string, keyof LinkValues> = { withContact: 'shown', allowsDownload: 'shown' };

function LinkForm({ resumes, onMade, onClose }: LinkFormProps) {
  const say = useSay();
  const form = useForm<LinkValues>({ defaultValues: firstLinkValues(resumes[0]?.id ?? '') });

  async function make(values: LinkValues) {
    onMade((await callApi('POST /resume-links', { body: newLinkOf(values) })).address);
  }

  return (
    <Form form={form} onSubmit={make} otherNames={fieldOf} submit={say`Make the link`} onCancel={onClose}>
      <TextField
        label={say`Whom it is for`}
        hint={say`Only you see it: a link for each of them tells who has looked.`}
        maxLength={linkLabelMaxLength}
        {...bindField(form, 'label')}
      />
      <SelectField label={say`Resume`} {...bindField(form, 'resumeId')}>
        {resumes.map(({ id, label, name }) => (
          <option key={id} value={id}>
            {label || name}
          </option>
        ))}
      </SelectField>
      <RadioGroupField label={say`What it shows`} options={shownParts} {...bindField(form, 'shown')} />
      <Preview form={form} />
      <SelectField label={say`It works for`} {...bindField(form, 'days')}>
        <Options choices={linkDays} />
      </SelectField>
    </Form>
  );
}

function Preview({ form }: { form: UseFormReturn<LinkValues> }) {
  const [resumeId, shown] = useWatch({ control: form.control, name: ['resumeId', 'shown'] });
  if (shown === 'file' || resumeId === '') return null;
  const withContact = shown === 'contact';
  return <LinkPreview key={`${resumeId} ${shown}`} resumeId={resumeId} withContact={withContact} />;
}

interface LinkPreviewProps {
  resumeId: string;
  withContact: boolean;
}

/** Previews what the recipient will read. */
function LinkPreview({ resumeId, withContact }: LinkPreviewProps) {
  const say = useSay();
  const [text, setText] = useState<Text>();
  const [failure, setFailure] = useState('');
  const [pending, setPending] = useState(false);

  async function load() {
    setPending(true);
    setFailure('');
    try {
      setText((await callApi('POST /resume-links/preview', { body: { resumeId, withContact } })).data);
    } catch (reason) {
      setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  if (text) {
    return (
      <ScrollRegion className={styles['preview']} label={say`Preview`}>
        <ResumeText text={text} />
      </ScrollRegion>
    );
  }
  return (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button variant="secondary" pending={pending} onClick={() => void load()}>
          {say`See what it shows`}
        </Button>
      </div>
    </>
  );
}
