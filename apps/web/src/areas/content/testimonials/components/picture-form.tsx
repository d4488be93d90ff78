import type { StaffTestimonial } from '@waymark/contract/content/staff-testimonials';
import { pictureMediaTypes } from '@waymark/contract/identity/choices';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { FileField } from '../../../../components/upload/file-field.tsx';
import { findPictureProblem } from '../../../../components/upload/find-picture-problem.ts';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { useFileUpload } from '../../../../components/upload/use-file-upload.ts';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi, uploadForm } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface PictureFormProps {
  testimonial: StaffTestimonial;
  onClose: () => void;
}

/** The picture of a testimonial; without one it shows initials. */
export function PictureForm({ testimonial: { id, pictureUrl }, onClose }: PictureFormProps) {
  const say = useSay();
  const { change } = useChange();
  const params = { testimonialId: id };
  const { file, problem, failure, setFailure, sent, choose, submit } = useFileUpload({
    field: 'picture',
    findProblem: findPictureProblem,
    send(picture, onProgress) {
      const form = new FormData();
      form.append('picture', picture);
      const key = 'POST /staff/testimonials/:testimonialId/picture';
      return change(uploadForm(key, form, onProgress, params), onClose);
    },
  });

  async function remove() {
    setFailure('');
    const call = callApi('DELETE /staff/testimonials/:testimonialId/picture', { params });
    await change(call, onClose).catch((reason: unknown) => setFailure(messageOf(reason)));
  }

  return (
    <form className={ui['stack5']} noValidate onSubmit={submit}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <FileField
        label={say`Picture`}
        hint={say`JPEG, PNG, WebP or AVIF, at most 5 MB. It is cut to a square.`}
        accept={pictureMediaTypes.join(',')}
        error={problem}
        onChange={choose}
      />
      {sent !== null && file && <UploadProgress sent={sent} label={file.name} />}
      <Actions align="end">
        {pictureUrl && (
          <Button variant="danger" disabled={sent !== null} onClick={() => void remove()}>
            {say`Remove the picture`}
          </Button>
        )}
        <Button type="submit" pending={sent !== null}>
          {say`Upload`}
        </Button>
      </Actions>
    </form>
  );
}
