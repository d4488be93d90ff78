import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { KeysPage } from '../../areas/integrations/keys/components/key-list.tsx';
import { callApi } from '../../lib/api-client.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { useSay } from '../../lib/languages/say.ts';

export const meta = () => privatePageMeta(msg`API keys`);

export const clientLoader = staffLoader('administrator', () => callApi('GET /staff/keys'));

export default function StaffKeys() {
  const say = useSay();
  const keys = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="administrator">
      {keys && (
        <KeysPage owner="board" keys={keys.data}>
          {say`With a key of the board, a program writes postings of any company by their ids in your own system. It acts for the administrator who created it, and stops when they lose that role.`}
        </KeysPage>
      )}
    </StaffArea>
  );
}
