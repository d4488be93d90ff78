import type { User } from '@waymark/contract/identity/accounts';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import { Avatar } from '../../../../components/media/avatar.tsx';
import { IconButton } from '../../../../components/form/icon-button.tsx';
import { describeFacts } from '../entry-rules.ts';
import type { EditTarget } from '../form-rules.ts';
import styles from './basic-details.module.css';
import { DraftNote } from './draft-note.tsx';

interface BasicDetailsProps {
  user: User;
  document: ResumeDocument;
  onEdit: (target: EditTarget) => void;
}

/** The head of the resume. What the account knows is the account's, and shown here as it is there. */
export function BasicDetails({ user, document, onEdit }: BasicDetailsProps) {
  const facts = [
    { label: 'Location', value: user.location },
    { label: 'Phone', value: user.phone },
    { label: 'Experience', value: user.experienceLevel },
    { label: 'Email', value: user.email },
    ...describeFacts('basics', document),
  ].filter(({ value }) => value !== '');
  const name = `${user.firstName} ${user.lastName}`;
  const target = { section: 'basics', entryId: null } as const;
  return (
    <section className={styles['head']} id="resume-basics" tabIndex={-1} aria-label="Basic Details">
      <Avatar name={name} pictureUrl={user.pictureUrl} size="large" />
      <div className={styles['who']}>
        <h2 className={styles['name']}>{name}</h2>
        <p className={styles['title']}>{user.jobTitle}</p>
        <dl className={styles['facts']}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <DraftNote userId={user.id} section="basics" document={document} onEdit={onEdit} />
      </div>
      <div className={styles['tools']}>
        <IconButton icon="pencil" onPress={() => onEdit(target)}>
          Edit Basic Details
        </IconButton>
      </div>
    </section>
  );
}
