import { SwitchField } from '../../../../components/form/switch-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** A company decides whether its postings go out to partners of the board (L-27). */
export function OwnFeedsCard({ isOn }: { isOn: boolean }) {
  const say = useSay();
  const { pending, press } = useChange();
  return (
    <Card title={say`Your jobs on other sites`}>
      <SwitchField
        label={say`Partners of this board may show our jobs`}
        hint={say`Job sites that work with this board list your open jobs and send people here to apply.`}
        state={isOn ? say`Your jobs go out.` : say`Your jobs stay on this board.`}
        checked={isOn}
        pending={pending}
        onChange={(next) => press(callApi('PUT /company/feeds', { body: { isOn: next } }))}
      />
    </Card>
  );
}
