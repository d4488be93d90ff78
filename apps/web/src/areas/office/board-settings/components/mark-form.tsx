import { pictureMaxBytes, pictureMediaTypes } from '@waymark/contract/identity/choices/accounts';
import type { StoredSetting } from '@waymark/contract/office/board-settings';
import { useState, type SubmitEvent } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import form from '../../../../components/form/form.module.css';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { FileField } from '../../../../components/upload/file-field.tsx';
import { findUploadProblem } from '../../../../components/upload/find-upload-problem.ts';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { uploadMark } from '../api/change-setting.ts';
import styles from './board-settings.module.css';
import { SettingHistory } from './setting-history.tsx';
import { useSetting, type Setting } from './use-setting.ts';

/** The picture before the name; without one it is the drawn signpost in the accent colour. */
export function MarkForm({ initial }: { initial: StoredSetting<'mark'> }) {
  const setting = useSetting('mark', initial);
  const upload = useMarkUpload(setting);
  const mark = setting.stored.value;
  return (
    <Card title="Mark">
      <form className={form['form']} noValidate onSubmit={upload.submit}>
        {mark ? (
          <img
            className={styles['mark']}
            src={`/api/board-marks/${mark.markId}`}
            alt="The present mark"
            width="64"
            height="64"
          />
        ) : (
          <p>The signpost is drawn in the accent colour so far.</p>
        )}
        {upload.failure && <Notice tone="bad">{upload.failure}</Notice>}
        <FileField
          key={setting.stored.version}
          label="New mark"
          hint="JPEG, PNG, WebP or AVIF, at most 5 MB. It is shown whole, in a square on white."
          accept={pictureMediaTypes.join(',')}
          error={upload.problem}
          onChange={(event) => upload.choose(event.currentTarget.files?.[0] ?? null)}
        />
        {upload.sent !== null && upload.file && (
          <UploadProgress sent={upload.sent} label={upload.file.name} />
        )}
        <Actions>
          <Button type="submit" variant="secondary" pending={upload.sent !== null}>
            Upload mark
          </Button>
          {mark && (
            <Button variant="quiet" pending={setting.pending} onClick={() => void setting.save(null)}>
              Use the drawn mark
            </Button>
          )}
        </Actions>
      </form>
      <SettingHistory setting={setting} title="Mark" />
    </Card>
  );
}

/** A picture that is chosen and sent; what the server says of it stands at its field. */
function useMarkUpload({ stored, take }: Setting<'mark'>) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState('');
  const [sent, setSent] = useState<number | null>(null);

  async function send() {
    const found = findProblem(file);
    setProblem(found);
    setFailure('');
    if (found || !file || sent !== null) return;
    setSent(0);
    try {
      take(await uploadMark(file, stored.version, setSent));
      setFile(null);
      showSuccess('Saved. The next page that is opened shows it.');
    } catch (reason) {
      const refusal = fieldErrorsOf(reason)['mark'] ?? (await findUploadProblem(reason, file));
      if (refusal) setProblem(refusal);
      else setFailure(messageOf(reason));
    } finally {
      setSent(null);
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void send();
  }

  return { file, problem, failure, sent, choose: setFile, submit };
}

function findProblem(file: File | null): string | undefined {
  if (!file) return 'Please choose a picture.';
  return file.size > pictureMaxBytes ? 'This picture is larger than 5 MB. Choose a smaller one.' : undefined;
}
