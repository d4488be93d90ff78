import { pictureMediaTypes } from '@waymark/contract/identity/choices';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { FileField } from '../../../../components/upload/file-field.tsx';
import { findPictureProblem } from '../../../../components/upload/find-picture-problem.ts';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { useFileUpload } from '../../../../components/upload/use-file-upload.ts';
import { uploadForm } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** The picture of a banner, which stands beside its words. */
export function BannerPictureForm({ bannerId, onClose }: { bannerId: string; onClose: () => void }) {
  const say = useSay();
  const { change } = useChange();
  const { file, problem, failure, sent, choose, submit } = useFileUpload({
    field: 'picture',
    findProblem: findPictureProblem,
    send(picture, onProgress) {
      const form = new FormData();
      form.append('picture', picture);
      const call = uploadForm('POST /staff/banners/:bannerId/picture', form, onProgress, { bannerId });
      return change(call, onClose);
    },
  });
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
        <Button type="submit" pending={sent !== null}>
          {say`Upload`}
        </Button>
      </Actions>
    </form>
  );
}
