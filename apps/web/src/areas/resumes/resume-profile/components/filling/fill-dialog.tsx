import type { Resume } from '@waymark/contract/resumes/resumes';
import { useNavigate } from 'react-router';
import { useBoardWords } from '../../../../../lib/board-words.ts';
import { ResumeUpload } from '../resume-upload.tsx';
import { fillPath } from '../../form-rules.ts';
import { Dialog } from '../../../../../components/overlay/dialog.tsx';
import { formatDate } from '../../../../../lib/format-date.ts';
import { useLocale } from '../../../../../lib/languages/language.ts';
import ui from '../../../../../styles/primitives.module.css';
import styles from './fill-form.module.css';
import { useSay } from '../../../../../lib/languages/say.ts';

interface FillDialogProps {
  resumes: readonly Resume[];
  onResumes: (resumes: readonly Resume[]) => void;
  onClose: () => void;
}

/** Chooses a stored file to fill from, or uploads one. */
export function FillDialog({ resumes, onResumes, onClose }: FillDialogProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const navigate = useNavigate();
  const fill = (resumeId: string) => {
    onClose();
    void navigate(fillPath(resumeId));
  };
  return (
    <Dialog open title={say`Fill from a resume`} onClose={onClose}>
      <p>
        {say`The file is read, and each thing it says is shown to you beside its place. Nothing is written before you accept it.`}
      </p>
      {resumes.length > 0 && (
        <ul className={ui['grid2']} aria-label={say`Your resumes`}>
          {resumes.map(({ id, name, uploadedAt }) => (
            <li key={id}>
              <button
                type="button"
                className={`${ui['outlined']} ${styles['resume']}`}
                onClick={() => fill(id)}
              >
                <span className={`${ui['semibold']} ${ui['anywhere']}`} dir="auto">
                  {name}
                </span>
                <span className={ui['note']}>{say`uploaded ${formatDate(words, uploadedAt, locale)}`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <ResumeUpload
        label={resumes.length > 0 ? say`Or another file` : say`Your resume`}
        onStored={(stored) => {
          onResumes([...resumes, stored]);
          fill(stored.id);
        }}
      />
    </Dialog>
  );
}
