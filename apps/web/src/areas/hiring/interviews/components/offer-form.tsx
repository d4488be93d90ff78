import type { Say } from '@waymark/contract/text/say';
import { msg } from '@waymark/contract/text/message';
import { interviewMinutes, maxSlots } from '@waymark/contract/hiring/choices';
import type { Interview } from '@waymark/contract/hiring/interviews';
import { labelZone } from '@waymark/contract/text/format-zone';
import { useFieldArray, useForm, type UseFormReturn } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import ui from '../../../../styles/primitives.module.css';
import { listTimeZones, ownTimeZone, localTimeOf, momentOf } from '../rules.ts';
import styles from './interview.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface OfferDialogProps {
  applicationIds: string[];
  /** A new interview, or the one to change; null while the dialog is closed. */
  offering: 'new' | Interview | null;
  onClose: () => void;
}

/** Offers times to one applicant, or to several who share them. */
export function OfferDialog({ applicationIds, offering, onClose }: OfferDialogProps) {
  const say = useSay();
  const changed = offering === 'new' ? null : offering;
  return (
    <Dialog
      open={offering !== null}
      title={changed ? say`Change the interview` : say`Offer times for an interview`}
      onClose={onClose}
    >
      {offering && <OfferForm applicationIds={applicationIds} changed={changed} onClose={onClose} />}
    </Dialog>
  );
}

interface OfferFormProps {
  applicationIds: string[];
  changed: Interview | null;
  onClose: () => void;
}

export function OfferForm({ applicationIds, changed, onClose }: OfferFormProps) {
  const say = useSay();
  const defaultValues = changed ? offerOf(changed) : emptyOffer(ownTimeZone());
  const fields = useForm<OfferFields>({ defaultValues });
  const { errors, isSubmitting } = fields.formState;
  const { revalidate } = useRevalidator();

  async function submit(values: OfferFields) {
    const round = roundOf(values);
    if (!round) {
      fields.setError('root', {
        message: say`Enter a day and a time in each line, and take empty ones out.`,
      });
      return;
    }
    try {
      if (changed) {
        const input = { params: { interviewId: changed.id }, body: round };
        await callApi('PUT /company/interviews/:interviewId', input);
      } else {
        await callApi('POST /company/interviews', { body: { applicationIds, ...round } });
      }
      onClose();
      showSuccess(changed ? msg`The candidate chooses again.` : msg`The times are offered.`);
      await revalidate();
    } catch (failure) {
      showFailure(fields, failure);
    }
  }

  return (
    <form className={ui['stack5']} noValidate onSubmit={(event) => void fields.handleSubmit(submit)(event)}>
      {errors.root?.message && <Notice tone="bad">{errors.root.message}</Notice>}
      {applicationIds.length > 1 && (
        <p className={ui['note']}>
          {say`${applicationIds.length} applicants share these times: each time is for who takes it first.`}
        </p>
      )}
      <TimesField fields={fields} />
      <RoundFields fields={fields} ownZone={defaultValues.timeZone} />
      <p className={ui['note']}>{mailNote(say, applicationIds.length > 1, changed !== undefined)}</p>
      <Actions align="end">
        <Button variant="secondary" onClick={onClose}>
          {say`Cancel`}
        </Button>
        <Button type="submit" pending={isSubmitting}>
          {changed ? say`Offer these times instead` : say`Offer these times`}
        </Button>
      </Actions>
    </form>
  );
}

type Fields = UseFormReturn<OfferFields>;

function RoundFields({ fields, ownZone }: { fields: Fields; ownZone: string }) {
  const say = useSay();
  return (
    <>
      <div className={`${ui['grid4']} ${styles['pair']}`}>
        <SelectField label={say`Time zone`} {...bindField(fields, 'timeZone')}>
          {listTimeZones(ownZone).map((zone) => (
            <option key={zone} value={zone}>
              {labelZone(zone)}
            </option>
          ))}
        </SelectField>
        <SelectField label={say`How long`} {...bindField(fields, 'durationMinutes')}>
          {interviewMinutes.map((minutes) => (
            <option key={minutes} value={minutes}>
              {say`${minutes} minutes`}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField label={say`Place`} maxLength={200} {...bindField(fields, 'place')} />
      <TextField
        label={say`Link to a video call`}
        type="url"
        inputMode="url"
        hint={say`A place, a link, or both`}
        {...bindField(fields, 'videoUrl')}
      />
      <TextArea label={say`Note to the candidate (optional)`} rows={3} {...bindField(fields, 'note')} />
    </>
  );
}

function TimesField({ fields }: { fields: Fields }) {
  const say = useSay();
  const times = useFieldArray({ control: fields.control, name: 'times' });
  return (
    <div className={ui['grid3']}>
      {times.fields.map((field, index) => (
        <div key={field.id} className={styles['row']}>
          <TextField
            label={say`Time ${index + 1}`}
            type="datetime-local"
            {...fields.register(`times.${index}.at`)}
          />
          {times.fields.length > 1 && (
            <Button
              variant="quiet"
              aria-label={say`Remove time ${index + 1}`}
              onClick={() => times.remove(index)}
            >
              {say`Remove`}
            </Button>
          )}
        </div>
      ))}
      {times.fields.length < maxSlots && (
        <Actions>
          <Button variant="secondary" onClick={() => times.append({ at: '' })}>
            {say`Add another time`}
          </Button>
        </Actions>
      )}
    </div>
  );
}

interface OfferFields {
  /** In the local time of `timeZone`. */
  times: { at: string }[];
  timeZone: string;
  durationMinutes: string;
  place: string;
  videoUrl: string;
  note: string;
}

function emptyOffer(timeZone: string): OfferFields {
  return { times: [{ at: '' }], timeZone, durationMinutes: '45', place: '', videoUrl: '', note: '' };
}

/** The fields to change an interview, with its open times. */
function offerOf({ slots, timeZone, durationMinutes, place, videoUrl, note }: Interview): OfferFields {
  const ahead = slots.filter(({ isGone }) => !isGone);
  const times = ahead.map(({ startsAt }) => ({ at: localTimeOf(new Date(startsAt), timeZone) }));
  return {
    times: times.length > 0 ? times : [{ at: '' }],
    timeZone,
    durationMinutes: String(durationMinutes),
    place,
    videoUrl,
    note,
  };
}

/** The request; undefined where a line has no time. */
function roundOf({ times, timeZone, durationMinutes, place, videoUrl, note }: OfferFields) {
  const startsAt = times.map(({ at }) => momentOf(at, timeZone)?.toISOString());
  if (!startsAt.every((time) => time !== undefined)) return undefined;
  const minutes = Number(durationMinutes);
  return { startsAt, timeZone, durationMinutes: minutes, place, videoUrl: videoUrl.trim(), note };
}

function mailNote(say: Say, isToSeveral: boolean, isChange: boolean): string {
  if (isToSeveral) {
    return isChange
      ? say`The applicants get a mail with what has changed.`
      : say`The applicants get a mail with the times to choose from.`;
  }
  return isChange
    ? say`The applicant gets a mail with what has changed.`
    : say`The applicant gets a mail with the times to choose from.`;
}
