import type { Package } from '@waymark/contract/payments/career-services';
import { registerToBuyPath } from '@waymark/contract/paths';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { fetchLoginCode, withLoginCode } from '../../../../lib/checkout.ts';
import { openLater } from '../../../../lib/new-window.ts';

/** A guest registers on the way; a member is handed over to the checkout in a new tab (D-2). */
export function SelectPackage({ offer: { packageName, checkoutLink } }: { offer: Package }) {
  const [pending, setPending] = useState(false);

  async function select() {
    setPending(true);
    await openLater(async () => withLoginCode(checkoutLink, await fetchLoginCode()));
    setPending(false);
  }

  const label = (
    <span>
      Select<VisuallyHidden> {packageName}</VisuallyHidden>
    </span>
  );
  return (
    <>
      <ButtonLink data-for="guest" to={registerToBuyPath(checkoutLink)}>
        {label}
      </ButtonLink>
      <Button data-for="member" pending={pending} onClick={() => void select()}>
        {label}
      </Button>
    </>
  );
}
