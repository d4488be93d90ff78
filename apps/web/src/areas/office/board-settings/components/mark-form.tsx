import { msg } from '@waymark/contract/text/message';
import { pictureMediaTypes } from '@waymark/contract/identity/choices';
import type { StoredSetting } from '@waymark/contract/office/board-settings';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { FileField } from '../../../../components/upload/file-field.tsx';
import { findPictureProblem } from '../../../../components/upload/find-picture-problem.ts';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { useFileUpload } from '../../../../components/upload/use-file-upload.ts';
import { uploadForm } from '../../../../lib/api-client.ts';
import { loadPagesWhole } from '../../../../lib/load-pages-whole.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './board-settings.module.css';
import { SettingHistory } from './setting-card.tsx';
import { useSetting } from './use-setting.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** The picture before the board's name; without one, the signpost is drawn in the accent colour. */
export function MarkForm({ initial }: { initial: StoredSetting<'mark'> }) {
  const say = useSay();
  const setting = useSetting('mark', initial);
  const { stored, take } = setting;
  const mark = stored.value;
  const upload = useFileUpload({
    field: 'mark',
    findProblem: findPictureProblem,
    async send(file, onProgress) {
      const form = new FormData();
      form.append('version', String(stored.version));
      form.append('mark', file);
      const { data } = await uploadForm('POST /staff/board-mark', form, onProgress);
      take(data as StoredSetting<'mark'>);
      loadPagesWhole();
      showSuccess(msg`Saved. The next page that is opened shows it.`);
    },
  });
  return (
    <Card title={say`Mark`}>
      <form className={ui['stack5']} noValidate onSubmit={upload.submit}>
        {mark ? (
          <img
            className={styles['mark']}
            src={`/api/board-marks/${mark.markId}`}
            alt={say`The present mark`}
            width="64"
            height="64"
          />
        ) : (
          <p>{say`The signpost is drawn in the accent colour so far.`}</p>
        )}
        {upload.failure && <Notice tone="bad">{upload.failure}</Notice>}
        <FileField
          key={stored.version}
          label={say`New mark`}
          hint={say`JPEG, PNG, WebP or AVIF, at most 5 MB. It is shown whole, in a square on white.`}
          accept={pictureMediaTypes.join(',')}
          error={upload.problem}
          onChange={upload.choose}
        />
        {upload.sent !== null && upload.file && (
          <UploadProgress sent={upload.sent} label={upload.file.name} />
        )}
        <Actions>
          <Button type="submit" variant="secondary" pending={upload.sent !== null}>
            {say`Upload mark`}
          </Button>
          {mark && (
            <Button variant="quiet" pending={setting.pending} onClick={() => void setting.save(null)}>
              {say`Use the drawn mark`}
            </Button>
          )}
        </Actions>
      </form>
      <SettingHistory setting={setting} title={say`Mark`} />
    </Card>
  );
}
