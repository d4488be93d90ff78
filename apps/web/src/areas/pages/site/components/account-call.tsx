import { paths } from '@waymark/contract/paths';
import { CallPanel } from './call-panel.tsx';

export function AccountCall() {
  return (
    <CallPanel title="Apply once you know the way. We keep track of the rest." to={paths.register}>
      With an account your resume is ready when the right job appears, and you see which employers have looked
      at your application.
    </CallPanel>
  );
}
