import { zodResolver } from '@hookform/resolvers/zod';
import { bannerFieldsSchema, type BannerFields, type StaffBanner } from '@waymark/contract/content/banners';
import { bannerPlaces } from '@waymark/contract/content/choices';
import { useForm } from 'react-hook-form';
import { bindField } from '../../../../components/form/bind-field.ts';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { callApi } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface BannerFormProps {
  /** Null for a new banner. */
  known: StaffBanner | null;
  onClose: () => void;
}

const emptyBanner: BannerFields = {
  title: '',
  text: '',
  url: '',
  places: ['home'],
  firstDay: '',
  lastDay: '',
};

/** The words of a banner, where it leads, and where and when it is shown. */
export function BannerForm({ known, onClose }: BannerFormProps) {
  const say = useSay();
  const { change } = useChange();
  const { title, text, url, places, firstDay, lastDay } = known ?? emptyBanner;
  const form = useForm<BannerFields>({
    defaultValues: { title, text, url, places, firstDay, lastDay },
    resolver: zodResolver(bannerFieldsSchema),
  });
  const save = (fields: BannerFields) =>
    change(
      known
        ? callApi('PUT /staff/banners/:bannerId', {
            params: { bannerId: known.id },
            body: { ...fields, version: known.version },
          })
        : callApi('POST /staff/banners', { body: fields }),
      onClose,
    );
  return (
    <Form form={form} onSubmit={save} submit={say`Save`} onCancel={onClose}>
      <TextField label={say`Title`} maxLength={60} {...bindField(form, 'title')} />
      <TextField label={say`Text (optional)`} maxLength={160} {...bindField(form, 'text')} />
      <TextField
        label={say`Link`}
        hint={say`Begins with https://. Guests see whose place it leads to.`}
        inputMode="url"
        {...bindField(form, 'url')}
      />
      <fieldset className={ui['grid3']}>
        <legend>{say`Where`}</legend>
        {bannerPlaces.map(({ value, label }) => (
          <CheckboxField key={value} label={label} value={value} {...form.register('places')} />
        ))}
        <FieldError message={form.formState.errors.places?.message} />
      </fieldset>
      <TextField label={say`First day (UTC)`} type="date" {...bindField(form, 'firstDay')} />
      <TextField label={say`Last day (UTC)`} type="date" {...bindField(form, 'lastDay')} />
    </Form>
  );
}
