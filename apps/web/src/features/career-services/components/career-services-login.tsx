import { Button } from '../../../components/button.tsx';
import { openLater } from '../../../lib/new-window.ts';
import { useProduct } from '../../../lib/product-store.ts';
import { findPortalAddress } from '../api/find-portal-address.ts';

/** In the header, for whoever has bought something only (D-6). */
export function CareerServicesLogin() {
  const { careerServicesOrders } = useProduct();
  if (careerServicesOrders.length === 0) return null;
  return (
    <Button variant="quiet" onClick={() => void openLater(findPortalAddress)}>
      Career Services Login
    </Button>
  );
}
