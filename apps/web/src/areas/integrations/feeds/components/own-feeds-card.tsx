import { SwitchField } from '../../../../components/form/switch-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { callApi } from '../../../../lib/api-client.ts';

/** A company decides whether its postings go out to partners of the board (L-27). */
export function OwnFeedsCard({ isOn }: { isOn: boolean }) {
  const { pending, press } = useChange();
  return (
    <Card title="Your jobs on other sites">
      <SwitchField
        label="Partners of this board may show our jobs"
        hint="Job sites that work with this board list your open jobs and send people here to apply."
        state={isOn ? 'Your jobs go out.' : 'Your jobs stay on this board.'}
        checked={isOn}
        pending={pending}
        onChange={(next) => press(callApi('PUT /company/feeds', { body: { isOn: next } }))}
      />
    </Card>
  );
}
