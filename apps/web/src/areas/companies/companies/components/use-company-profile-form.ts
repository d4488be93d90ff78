import { msg } from '@waymark/contract/text/message';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  type CompanyProfileAnswer,
  type CompanyProfileFields,
  companyProfileSchema,
  type SaveCompanyProfile,
} from '@waymark/contract/companies/company-profile';
import type { User } from '@waymark/contract/identity/accounts';
import type { MapPosition } from '@waymark/contract/places/map-position';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { FoundPlace } from '../profile-rules.ts';
import { fieldErrorsOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { changeUser } from '../../../../lib/auth-store.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import { useFormDraft } from '../../../../lib/use-form-draft.ts';

export type CompanyProfileForm = UseFormReturn<CompanyProfileFields>;

const { position: _position, ...textFields } = companyProfileSchema.shape;
const keptNames = Object.keys(textFields) as (keyof typeof textFields)[];

/** Starts from the stored profile, and from the saved one after each save (H-2). */
export function useCompanyProfileForm(
  user: User,
  { data: profile, version }: Pick<CompanyProfileAnswer, 'data' | 'version'>,
) {
  // The version that the form shows: the page may have loaded a newer one since.
  const [formVersion, setFormVersion] = useState(version);
  const form = useForm<CompanyProfileFields>({
    resolver: zodResolver(companyProfileSchema),
    defaultValues: profile,
    mode: 'onTouched',
  });

  const { revalidate } = useRevalidator();
  const restored = useFormDraft(form, 'company-profile-draft', keptNames, {
    owner: `${user.id} ${user.company?.id ?? ''}`,
    onLeave: true,
  });
  // Imported values may be invalid: validate at once, so that the form shows why it cannot be saved.
  useEffect(() => void form.trigger(), [form]);

  async function save(fields: CompanyProfileFields) {
    try {
      const saved = await saveProfile(user, { ...fields, version: formVersion });
      setFormVersion(saved.version);
      form.reset(saved.data);
      // A changed website is no longer verified.
      await revalidate();
    } catch (failure) {
      const found = Object.entries(fieldErrorsOf(failure));
      for (const [at, [name, message]] of found.entries()) {
        // The map shows errors of the parts of a position.
        const field = name.split('.')[0] as keyof CompanyProfileFields;
        form.setError(field, { message }, { shouldFocus: at === 0 });
      }
      if (found.length === 0) showFailed(failure);
      return;
    }
    showSuccess(msg`Company profile updated`);
  }

  return { form, restored, submit: form.handleSubmit(save) };
}

/** Updates the name in the header and the sidebar as well. */
async function saveProfile(user: User, fields: SaveCompanyProfile): Promise<CompanyProfileAnswer> {
  const answer = await callApi('PUT /company-profile', { body: fields });
  if (user.company) changeUser({ ...user, company: { ...user.company, name: answer.data.name } });
  return answer;
}

const change = { shouldDirty: true, shouldValidate: true };

/** Moves the marker with the city and country, or to a position chosen by hand. */
export function useProfilePosition(form: CompanyProfileForm) {
  const [found, setFound] = useState<FoundPlace>();
  const lastRequest = useRef(0);
  const lastPlace = useRef(placeOf(form));

  async function follow() {
    const place = placeOf(form);
    if (place === lastPlace.current) return;
    lastPlace.current = place;
    const request = (lastRequest.current += 1);
    const [city, country] = form.getValues(['contactCity', 'contactCountry']);
    try {
      const { data: known } = await callApi('GET /company-profile/position', {
        query: { city: city.trim(), country },
      });
      // Only the answer to the latest request counts.
      if (request !== lastRequest.current) return;
      setFound(known ? (known.isCity ? 'city' : 'country') : 'nothing');
      if (known) form.setValue('position', known.position, change);
    } catch {
      // The marker stays where it is, and can still be moved by hand.
    }
  }

  function move(position: MapPosition) {
    lastRequest.current += 1;
    setFound(undefined);
    form.setValue('position', position, change);
  }

  return { found, follow: () => void follow(), move };
}

function placeOf(form: CompanyProfileForm): string {
  return form.getValues(['contactCity', 'contactCountry']).join('|').trim().toLowerCase();
}
