import { alternativeTextMaxLength } from '@waymark/contract/companies/choices/companies';
import type { CompanyMedia, CompanyPicture } from '@waymark/contract/companies/media';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { describePicture } from '../api/change-pictures.ts';
import styles from './company-media.module.css';

interface PictureItemProps {
  picture: CompanyPicture;
  onChanged: (media: CompanyMedia) => void;
  onRemove: () => void;
}

export function PictureItem({ picture, onChanged, onRemove }: PictureItemProps) {
  const [words, setWords] = useState(picture.alternativeText);
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const isChanged = words.trim() !== picture.alternativeText;

  async function save(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setProblem(undefined);
    try {
      onChanged(await describePicture(picture.id, words));
      showSuccess('Description saved');
    } catch (reason) {
      setProblem(fieldErrorsOf(reason)['alternativeText'] ?? messageOf(reason));
    } finally {
      setPending(false);
    }
  }

  return (
    <li className={styles['item']}>
      <img
        className={styles['picture']}
        src={picture.smallUrl}
        alt={picture.alternativeText}
        width={picture.width}
        height={picture.height}
        loading="lazy"
      />
      <form className={styles['words']} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label="What it shows"
          value={words}
          maxLength={alternativeTextMaxLength}
          autoComplete="off"
          error={problem}
          onChange={({ currentTarget: { value } }) => setWords(value)}
        />
        <div className={styles['tools']}>
          {isChanged && (
            <Button type="submit" variant="secondary" pending={pending}>
              Save
            </Button>
          )}
          <Button variant="quiet" onClick={onRemove}>
            Remove <VisuallyHidden>{picture.alternativeText}</VisuallyHidden>
          </Button>
        </div>
      </form>
    </li>
  );
}
