import type { PictureSquare } from '@waymark/contract/identity/account-pictures';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { fieldErrorsOf, messageOf } from '../../../../../lib/api-answer.ts';
import { uploadForm } from '../../../../../lib/api-client.ts';
import { changeUser } from '../../../../../lib/auth-store.ts';
import { centred, findPictureProblem, squareOf } from '../../picture-rules.ts';
import { usePicturePreview } from './use-picture-preview.ts';

const cannotBeRead = 'This file cannot be read as a picture. Choose another one.';

interface PictureSending {
  /** Hears the share that was sent, and null when nothing is on its way any more. */
  onSent: (share: number | null) => void;
  onSaved: () => void;
}

/** First a file is chosen, then its part; a file that is refused leads back to the choice. */
export function usePictureForm({ onSent, onSaved }: PictureSending) {
  const [file, setFile] = useState<File | null>(null);
  const [framing, setFraming] = useState(centred);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState('');
  /** How often the file was asked for: each time its field takes the focus. */
  const [asked, setAsked] = useState(0);
  const { preview, unreadable } = usePicturePreview(file);

  function choose(chosen: File | null, found = chosen ? findPictureProblem(chosen) : undefined) {
    setFile(found ? null : chosen);
    setFraming(centred);
    setProblem(found);
    setFailure('');
  }

  function askAgain(found?: string) {
    choose(null, found);
    setAsked((before) => before + 1);
  }

  async function send(picture: File, square: PictureSquare) {
    setFailure('');
    onSent(0);
    try {
      await changePicture(picture, square, onSent);
      onSaved();
    } catch (reason) {
      const { picture: refusal } = fieldErrorsOf(reason);
      if (refusal) askAgain(refusal);
      else setFailure(messageOf(reason));
    } finally {
      onSent(null);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (file && preview) void send(file, squareOf(preview.size, framing));
    else if (!file) askAgain(problem ?? findPictureProblem(null));
    else setAsked((before) => before + 1);
  }

  const error = problem ?? (unreadable ? cannotBeRead : undefined);
  return { file, preview, framing, setFraming, error, failure, asked, choose, askAgain, submit };
}

/** Sends the file as it is, with the square to keep: the server cuts it. */
async function changePicture(
  file: File,
  square: PictureSquare,
  onProgress: (share: number) => void,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(square)) form.append(name, String(value));
  form.append('picture', file);
  const { data } = await uploadForm('POST /profile-picture', form, onProgress);
  changeUser(data);
}
