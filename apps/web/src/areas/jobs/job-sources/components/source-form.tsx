import type { JobSource, SourcePreview } from '@waymark/contract/jobs/job-sources';
import {
  mappedFormats,
  sourceApplications,
  sourceFormats,
  sourceIntervals,
  type SourceFormatName,
} from '@waymark/contract/jobs/source-choices';
import { useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useNavigate, useRevalidator } from 'react-router';
import { bindField } from '../../../../components/form/bind-field.ts';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { callsOf } from '../api/source-calls.ts';
import { emptySource, sourcesPath, suggestName, type Side, type SourceFields } from '../rules.ts';
import { MappingArea } from './mapping-area.tsx';
import { PreviewButton } from './preview-button.tsx';
import { PreviewCard } from './preview-card.tsx';
import { useSay } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

interface SourceFormProps {
  side: Side;
  /** Without it the form adds a source. */
  sourceId?: string;
  values?: SourceFields;
  /** Whose postings they are; the source of a company has no name and never goes out in feeds by itself. */
  company?: JobSource['company'];
}

/** Address, test run and settings of a source. */
export function SourceForm({ side, sourceId, values = emptySource, company = null }: SourceFormProps) {
  const say = useSay();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const form = useForm<SourceFields>({ defaultValues: values });
  const [preview, setPreview] = useState<SourcePreview | null>(null);
  const isOfBoard = side === 'board' && company === null;

  async function save({ format, ...fields }: SourceFields) {
    if (format === '') {
      form.setError(
        'format',
        { message: say`Make a test run, which finds it out, or choose it here.` },
        { shouldFocus: true },
      );
      return;
    }
    const { data } = await callsOf(side).save(sourceId, {
      ...fields,
      format: format satisfies SourceFormatName,
    });
    showSuccess(msg`The source is saved and runs within a minute.`);
    if (sourceId === undefined) await navigate(sourcesPath(side, { source: data.id }));
    else await revalidate();
  }

  /** Fills in what it finds out. */
  async function read() {
    const { data } = await callsOf(side).preview(form.getValues());
    const { address, format, employerName } = data;
    form.setValue('address', address);
    form.setValue('format', format);
    form.setValue('employerName', employerName);
    if (isOfBoard && form.getValues('name') === '') form.setValue('name', suggestName(address));
    return data;
  }

  return (
    <>
      <Form
        form={form}
        submit={say`Save`}
        onSubmit={save}
        tools={
          <PreviewButton form={form} read={read} onRead={setPreview}>
            {say`Test run`}
          </PreviewButton>
        }
      >
        <AddressFields form={form} isOfBoard={isOfBoard} />
        <MappingField form={form} />
        <Settings form={form} isOfBoard={isOfBoard} />
      </Form>
      {preview && <PreviewCard preview={preview} />}
    </>
  );
}

function AddressFields({ form, isOfBoard }: { form: UseFormReturn<SourceFields>; isOfBoard: boolean }) {
  const say = useSay();
  return (
    <>
      <TextField
        label={say`Address`}
        type="url"
        inputMode="url"
        hint={say`Of a feed, of a hiring system’s board such as https://boards.greenhouse.io/acme, or of a career page.`}
        {...bindField(form, 'address')}
      />
      <SelectField label={say`Read as`} {...bindField(form, 'format')}>
        <option value="">{say`Found out by a test run`}</option>
        <Options choices={sourceFormats} />
      </SelectField>
      {isOfBoard && (
        <>
          <TextField
            label={say`Name`}
            hint={say`Its postings are kept under this name. An import with the same name continues in it.`}
            {...bindField(form, 'name')}
          />
          <TextField
            label={say`Company`}
            hint={say`Where the postings do not name one; may stay empty.`}
            {...bindField(form, 'employerName')}
          />
        </>
      )}
    </>
  );
}

function MappingField({ form }: { form: UseFormReturn<SourceFields> }) {
  const say = useSay();
  const format = useWatch({ control: form.control, name: 'format' });
  const isOpen = form.formState.errors.mapping !== undefined || form.formState.defaultValues?.mapping !== '';
  if (format === '' || !mappedFormats.includes(format)) return null;
  return (
    <MappingArea isOpen={isOpen}>
      <TextArea
        label={say`Mapping`}
        hint={say`JSON that says which field of the source is which of a posting. Leave it empty where a test run reads everything.`}
        spellCheck={false}
        {...bindField(form, 'mapping')}
      />
    </MappingArea>
  );
}

function Settings({ form, isOfBoard }: { form: UseFormReturn<SourceFields>; isOfBoard: boolean }) {
  const say = useSay();
  return (
    <>
      <SelectField label={say`How often`} {...bindField(form, 'everyHours')}>
        <Options choices={sourceIntervals} />
      </SelectField>
      <SelectField label={say`Where people apply`} {...bindField(form, 'applications')}>
        <Options choices={sourceApplications} />
      </SelectField>
      <CheckboxField
        label={say`Close what the source does not have any more`}
        hint={say`Two or more that are over a fifth of all wait for you. An empty answer closes nothing.`}
        {...bindField(form, 'mirrors')}
      />
      {isOfBoard && (
        <CheckboxField
          label={say`Pass its postings on in feeds`}
          hint={say`Only where the source allows it.`}
          {...bindField(form, 'passesOn')}
        />
      )}
    </>
  );
}
