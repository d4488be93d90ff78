import type { User } from '@waymark/contract/identity/accounts';
import { Tag } from '../../../../components/data/tag.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { isPlainSkill, type EditTarget } from '../form-rules.ts';
import { DraftNote } from './draft-note.tsx';
import { EntryList } from './entry-list.tsx';
import entryStyles from './entries.module.css';
import styles from './my-resume.module.css';
import { Section, SectionTool } from './section-frame.tsx';
import type { ResumeProfileState } from './use-resume-profile.ts';

interface KeySkillsProps {
  user: User;
  state: ResumeProfileState;
  onEdit: (target: EditTarget) => void;
}

/** Words that employers look for; some resumes put them in groups. */
export function KeySkills({ user, state, onEdit }: KeySkillsProps) {
  const { document } = state.profile;
  const plain = document.skills.filter(isPlainSkill);
  const hasGroups = plain.length < document.skills.length;
  return (
    <Section
      id="resume-skills"
      title="Key Skills"
      tool={
        <SectionTool
          section="skills"
          word={plain.length > 0 ? 'Edit' : 'Add'}
          onPress={() => onEdit({ section: 'skills', entryId: 'names' })}
        />
      }
    >
      <DraftNote userId={user.id} section="skills" document={document} onEdit={onEdit} />
      {document.skills.length === 0 && (
        <p className={styles['hint']}>
          What you are good at, in the words that job postings use. Five or more.
        </p>
      )}
      {!hasGroups && plain.length > 0 && (
        <p className={entryStyles['tags']}>
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
          Add a group of skills
        </Button>
      </div>
    </Section>
  );
}
