import type { User } from '@waymark/contract/identity/accounts';
import {
  accomplishmentKeys,
  type ResumeSectionKey,
  resumeSectionLabels,
  summaryAskedLength,
} from '@waymark/contract/resumes/choices';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { type Message, msg } from '@waymark/contract/text/message';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Tag } from '../../../../components/data/tag.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { downloadFile } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { formatFileSize } from '../../../../lib/format-file-size.ts';
import { showFailed } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { describeFacts } from '../entry-rules.ts';
import { type EditTarget, entriesOf, fillPath, isPlainSkill } from '../form-rules.ts';
import entryStyles from './entries.module.css';
import { EntryList } from './entry-list.tsx';
import styles from './my-resume.module.css';
import { ResumeUpload } from './resume-upload.tsx';
import { DraftNote, Section, SectionTool } from './section-frame.tsx';
import type { ResumeProfileState } from './use-resume-profile.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface SectionsProps {
  user: User;
  state: ResumeProfileState;
  resumes: readonly Resume[];
  onResumes: (resumes: readonly Resume[]) => void;
  onEdit: (target: EditTarget) => void;
}

type PartProps = Pick<SectionsProps, 'user' | 'state' | 'onEdit'>;

export function ResumeSections({ resumes, onResumes, ...part }: SectionsProps) {
  const say = useSay();
  return (
    <div className={ui['stack5']}>
      <TextSection section="headline" hint={hints.headline} {...part} />
      <KeySkills {...part} />
      <ListSection section="employment" hint={hints.employment} {...part} />
      <ListSection section="education" hint={hints.education} {...part} />
      <ListSection section="itSkills" hint={hints.itSkills} {...part} />
      <ListSection section="projects" hint={hints.projects} {...part} />
      <TextSection section="summary" hint={hints.summary} {...part} />
      <Section id="resume-accomplishments" title={say`Accomplishments`}>
        <Parts sections={accomplishmentKeys} {...part} />
      </Section>
      <FactsSection section="desired" hint={hints.desired} {...part} />
      <FactsSection section="personal" hint={hints.personal} {...part} />
      <Section id="resume-more" title={say`Languages and more`}>
        <Parts sections={moreKeys} {...part} />
      </Section>
      <AttachResume resumes={resumes} onResumes={onResumes} />
    </div>
  );
}

const moreKeys = ['languages', 'volunteering', 'awards', 'interests', 'references'] as const;

const hints = {
  headline: msg`The first line that is read: what you do, for how long, and what you look for.`,
  employment: msg`Where you work and have worked, with what came of it. The latest first reads best.`,
  education: msg`Schools, courses and degrees.`,
  itSkills: msg`Programs and technologies, with the version and for how long.`,
  projects: msg`What you have built or led, at work, while studying or on your own.`,
  summary: msg`Who you are in a few sentences, in more than ${summaryAskedLength} characters.`,
  desired: msg`What you look for. It helps us find jobs that fit.`,
  personal: msg`Only you see this. Give no more than the jobs you want ask for.`,
} as const;

interface OneSectionProps<Key extends ResumeSectionKey> extends PartProps {
  section: Key;
  hint: Message;
}

function ListSection({ section, hint, user, state, onEdit }: OneSectionProps<ResumeSectionKey>) {
  const say = useSay();
  const { document } = state.profile;
  return (
    <Section
      id={`resume-${section}`}
      title={resumeSectionLabels[section]}
      tool={<SectionTool section={section} kind="add" onPress={() => onEdit({ section, entryId: null })} />}
    >
      <DraftNote userId={user.id} section={section} document={document} onEdit={onEdit} />
      {entriesOf(document, section).length === 0 && <p className={styles['hint']}>{say(hint)}</p>}
      <EntryList section={section} state={state} onEdit={onEdit} />
    </Section>
  );
}

function Parts({ sections, user, state, onEdit }: PartProps & { sections: readonly ResumeSectionKey[] }) {
  return sections.map((section) => (
    <div
      className={`${ui['stack3']} ${ui['topRule']}`}
      key={section}
      role="group"
      aria-label={resumeSectionLabels[section]}
    >
      <div className={`${ui['row3']} ${styles['sectionHead']}`}>
        <h3 className={styles['partTitle']}>{resumeSectionLabels[section]}</h3>
        <SectionTool section={section} kind="add" onPress={() => onEdit({ section, entryId: null })} />
      </div>
      <DraftNote userId={user.id} section={section} document={state.profile.document} onEdit={onEdit} />
      <EntryList section={section} state={state} onEdit={onEdit} />
    </div>
  ));
}

function TextSection({ section, hint, user, state, onEdit }: OneSectionProps<'headline' | 'summary'>) {
  const say = useSay();
  const { document } = state.profile;
  const text = document[section];
  const edit = () => onEdit({ section, entryId: null });
  return (
    <Section
      id={`resume-${section}`}
      title={resumeSectionLabels[section]}
      tool={<SectionTool section={section} kind={text ? 'edit' : 'add'} onPress={edit} />}
    >
      <DraftNote userId={user.id} section={section} document={document} onEdit={onEdit} />
      <p className={styles[text ? 'words' : 'hint']}>{text || say(hint)}</p>
    </Section>
  );
}

function FactsSection({ section, hint, user, state, onEdit }: OneSectionProps<'desired' | 'personal'>) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { document } = state.profile;
  const facts = describeFacts(say, words, section, document, locale);
  const edit = () => onEdit({ section, entryId: null });
  return (
    <Section
      id={`resume-${section}`}
      title={resumeSectionLabels[section]}
      tool={<SectionTool section={section} kind={facts.length > 0 ? 'edit' : 'add'} onPress={edit} />}
    >
      <DraftNote userId={user.id} section={section} document={document} onEdit={onEdit} />
      {facts.length === 0 && <p className={styles['hint']}>{say(hint)}</p>}
      {facts.length > 0 && (
        <dl className={styles['facts']}>
          {facts.map(({ label, value }) => (
            <FactRow key={label} label={label} value={value} />
          ))}
        </dl>
      )}
    </Section>
  );
}

function FactRow({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

interface AttachResumeProps {
  resumes: readonly Resume[];
  onResumes: (resumes: readonly Resume[]) => void;
}

/** Stored files, which applications are sent with. */
function AttachResume({ resumes, onResumes }: AttachResumeProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const download = ({ id, name }: Resume) =>
    void downloadFile('GET /resumes/:resumeId/file', { params: { resumeId: id } }, name).catch(showFailed);
  return (
    <Section id="resume-attach" title={say`Attach Resume`}>
      {resumes.length > 0 && (
        <ul className={ui['grid']} aria-label={say`Your resumes`}>
          {resumes.map((resume) => (
            <li key={resume.id} className={`${ui['spread']} ${styles['resume']}`}>
              <span className={styles['resumeName']}>
                {resume.name}
                <span className={ui['note']}>
                  {resume.isDefault
                    ? say`${formatFileSize(resume.size, locale)}, uploaded ${formatDate(words, resume.uploadedAt, locale)}, sent where you choose no other`
                    : say`${formatFileSize(resume.size, locale)}, uploaded ${formatDate(words, resume.uploadedAt, locale)}`}
                </span>
              </span>
              <span className={styles['resumeTools']}>
                <Button
                  variant="quiet"
                  aria-label={say`Download ${resume.name}`}
                  onClick={() => download(resume)}
                >
                  {say`Download`}
                </Button>
                <ButtonLink
                  variant="quiet"
                  to={fillPath(resume.id)}
                  aria-label={say`Fill from it: ${resume.name}`}
                >
                  {say`Fill from it`}
                </ButtonLink>
              </span>
            </li>
          ))}
        </ul>
      )}
      <ResumeUpload
        label={resumes.length > 0 ? say`Another resume` : say`Your resume`}
        onStored={(stored) => onResumes([...resumes, stored])}
      />
    </Section>
  );
}

interface KeySkillsProps {
  user: User;
  state: ResumeProfileState;
  onEdit: (target: EditTarget) => void;
}

/** Key skills as words; some resumes group them. */
function KeySkills({ user, state, onEdit }: KeySkillsProps) {
  const say = useSay();
  const { document } = state.profile;
  const plain = document.skills.filter(isPlainSkill);
  const hasGroups = plain.length < document.skills.length;
  return (
    <Section
      id="resume-skills"
      title={say`Key Skills`}
      tool={
        <SectionTool
          section="skills"
          kind={plain.length > 0 ? 'edit' : 'add'}
          onPress={() => onEdit({ section: 'skills', entryId: 'names' })}
        />
      }
    >
      <DraftNote userId={user.id} section="skills" document={document} onEdit={onEdit} />
      {document.skills.length === 0 && (
        <p className={styles['hint']}>
          {say`What you are good at, in the words that job postings use. Five or more.`}
        </p>
      )}
      {!hasGroups && plain.length > 0 && (
        <p className={`${ui['wrap2']} ${entryStyles['tags']}`}>
          {plain.map(({ id, name }) => (
            <Tag key={id}>{name}</Tag>
          ))}
        </p>
      )}
      {hasGroups && <EntryList section="skills" state={state} onEdit={onEdit} />}
      <div>
        <Button
          variant="quiet"
          className={styles['resumeTools']}
          onClick={() => onEdit({ section: 'skills', entryId: null })}
        >
          {say`Add a group of skills`}
        </Button>
      </div>
    </Section>
  );
}
