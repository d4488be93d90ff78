import { pictureMaxBytes, pictureMediaTypes } from '@waymark/contract/identity/choices/accounts';
import type { StaffTestimonial } from '@waymark/contract/content/staff-testimonials';
import { useState, type SubmitEvent } from 'react';
import { useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import formStyles from '../../../../components/form/form.module.css';
import { Notice } from '../../../../components/form/notice.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { FileField } from '../../../../components/upload/file-field.tsx';
import { findUploadProblem } from '../../../../components/upload/find-upload-problem.ts';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { removePicture, uploadPicture } from '../api/change-testimonial.ts';

interface PictureDialogProps {
  /** Null when nobody's picture is changed. */
  testimonial: StaffTestimonial | null;
  onClose: () => void;
}

/** The picture of who said it; without one their initials stand there. */
export function PictureDialog({ testimonial, onClose }: PictureDialogProps) {
  return (
    <Dialog open={testimonial !== null} title={`Picture of ${testimonial?.name ?? ''}`} onClose={onClose}>
      {testimonial && <PictureForm testimonial={testimonial} onClose={onClose} />}
    </Dialog>
  );
}

function PictureForm({ testimonial, onClose }: { testimonial: StaffTestimonial; onClose: () => void }) {
  const { id, pictureUrl } = testimonial;
  const { sent, problem, failure, send, act } = useSending(onClose);
  const [file, setFile] = useState<File | null>(null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void send(id, file);
  }

  return (
    <form className={formStyles['form']} noValidate onSubmit={submit}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <FileField
        label="Picture"
        hint="JPEG, PNG, WebP or AVIF, at most 5 MB. It is cut to a square."
        accept={pictureMediaTypes.join(',')}
        error={problem}
        onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
      />
      {sent !== null && file && <UploadProgress sent={sent} label={file.name} />}
      <Actions align="end">
        {pictureUrl && (
          <Button variant="danger" disabled={sent !== null} onClick={() => void act(() => removePicture(id))}>
            Remove the picture
          </Button>
        )}
        <Button type="submit" pending={sent !== null}>
          Upload
        </Button>
      </Actions>
    </form>
  );
}

/** What is sent, and what the server says of it at its field. */
function useSending(onClose: () => void) {
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState('');
  const [sent, setSent] = useState<number | null>(null);

  async function act(call: () => Promise<string>) {
    setFailure('');
    try {
      showSuccess(await call());
      onClose();
      await revalidate();
    } catch (reason) {
      setFailure(messageOf(reason));
    }
  }

  async function send(id: string, file: File | null) {
    const found = findProblem(file);
    setProblem(found);
    setFailure('');
    if (found || !file || sent !== null) return;
    setSent(0);
    try {
      showSuccess(await uploadPicture(id, file, setSent));
      onClose();
      await revalidate();
    } catch (reason) {
      const refusal = fieldErrorsOf(reason)['picture'] ?? (await findUploadProblem(reason, file));
      if (refusal) setProblem(refusal);
      else setFailure(messageOf(reason));
    } finally {
      setSent(null);
    }
  }

  return { sent, problem, failure, send, act };
}

function findProblem(file: File | null): string | undefined {
  if (!file) return 'Please choose a picture.';
  return file.size > pictureMaxBytes ? 'This picture is larger than 5 MB. Choose a smaller one.' : undefined;
}
