import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../../areas/identity/accounts/components/staff/staff-area.tsx';
import { FieldSettings } from '../../../areas/office/board-settings/components/field-settings.tsx';
import { loadSettings } from '../../../areas/office/board-settings/components/use-setting.ts';
import { staffLoader } from '../../../lib/private-loader.ts';
import { privatePageMeta } from '../../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Fields of postings`);

export const clientLoader = staffLoader('administrator', async () => (await loadSettings()).settings);

export default function StaffFieldSettings() {
  const settings = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="administrator">
      {settings && <FieldSettings initial={settings.postingFields} />}
    </StaffArea>
  );
}
