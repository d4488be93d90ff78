import type { SourcePreview } from '@waymark/contract/jobs/job-sources';
import {
  maxImportFileBytes,
  maxImportFilePostings,
  maxNewCompanyFileBytes,
} from '@waymark/contract/jobs/source-choices';
import { formatCount } from '@waymark/contract/text/format';
import { useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { DeskHeading } from '../../../../components/data/desk.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Form } from '../../../../components/form/form.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { FileField } from '../../../../components/upload/file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { searchPath, paths } from '@waymark/contract/paths';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import { callsOf } from '../api/source-calls.ts';
import { sourcesPath, type Side } from '../rules.ts';
import { MappingArea } from './mapping-area.tsx';
import { PreviewButton } from './preview-button.tsx';
import { PreviewCard } from './preview-card.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

interface FileFields {
  file: FileList | null;
  name: string;
  employerName: string;
  mapping: string;
}

/** A file of postings: looked at first, imported then. */
export function FileForm({ side }: { side: Side }) {
  const say = useSay();
  const navigate = useNavigate();
  const form = useForm<FileFields>({
    defaultValues: { file: null, name: '', employerName: '', mapping: '' },
  });
  const [preview, setPreview] = useState<SourcePreview | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const calls = callsOf(side);
  const isOfBoard = side === 'board';
  const name = useWatch({ control: form.control, name: 'file' })?.[0]?.name ?? '';

  const send = <T,>(call: (body: FormData, onProgress: (share: number) => void) => Promise<T>) => {
    setSent(0);
    return call(formOf(form.getValues(), isOfBoard), setSent).finally(() => setSent(null));
  };

  return (
    <>
      <DeskHeading list={sourcesPath(side)}>{say`Import a file`}</DeskHeading>
      <Card title={say`File`}>
        <Form
          form={form}
          submit={say`Import`}
          onSubmit={async () => {
            const { data, message } = await send(calls.importFile);
            showSuccess(message);
            await navigate(
              isOfBoard ? searchPath({ import: data.reportId }, paths.staffImports) : sourcesPath(side),
            );
          }}
          tools={
            <PreviewButton
              form={form}
              read={async () => (await send(calls.previewFile)).data}
              onRead={setPreview}
            >
              {say`Look at it first`}
            </PreviewButton>
          }
        >
          <FileFieldsOf form={form} isOfBoard={isOfBoard} />
          {sent !== null && name && <UploadProgress sent={sent} label={name} />}
        </Form>
        {preview && <PreviewCard preview={preview} />}
      </Card>
    </>
  );
}

const megabytes = (bytes: number) => bytes / 1024 / 1024;

function FileFieldsOf({ form, isOfBoard }: { form: UseFormReturn<FileFields>; isOfBoard: boolean }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <>
      <FileField
        label={say`File of postings`}
        hint={
          isOfBoard
            ? say`XML, JSON, NDJSON or CSV, at most ${megabytes(maxImportFileBytes)} MB and ${formatCount(maxImportFilePostings, locale)} postings.`
            : say`XML, JSON, NDJSON or CSV, at most ${megabytes(maxImportFileBytes)} MB and ${formatCount(maxImportFilePostings, locale)} postings. At most ${megabytes(maxNewCompanyFileBytes)} MB until you have had a posting on the board.`
        }
        accept=".xml,.rss,.json,.ndjson,.jsonl,.csv,.tsv"
        {...bindField(form, 'file')}
      />
      {isOfBoard && (
        <>
          <TextField
            label={say`Name of the source`}
            hint={say`The same name again changes its postings instead of doubling them.`}
            {...bindField(form, 'name')}
          />
          <TextField
            label={say`Company`}
            hint={say`Where the postings do not name one; may stay empty.`}
            {...bindField(form, 'employerName')}
          />
        </>
      )}
      <MappingArea isOpen={form.formState.errors.mapping !== undefined}>
        <TextArea
          label={say`Mapping`}
          hint={say`JSON that says which field of the file is which of a posting. May stay empty.`}
          spellCheck={false}
          {...bindField(form, 'mapping')}
        />
      </MappingArea>
    </>
  );
}

function formOf({ file, name, employerName, mapping }: FileFields, isOfBoard: boolean): FormData {
  const form = new FormData();
  if (isOfBoard) {
    form.append('name', name);
    form.append('employerName', employerName);
  }
  form.append('mapping', mapping);
  // After the text, so that a server that reads in order knows what it is for.
  const [chosen] = file ?? [];
  if (chosen) form.append('file', chosen);
  return form;
}
