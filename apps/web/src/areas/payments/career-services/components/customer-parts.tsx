import { lazy, Suspense, type ComponentType } from 'react';
import { useAuth } from '../../../../lib/auth-store.ts';

/** Loads a part for candidates only: employers and guests cannot be customers. */
function forCustomers(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async () => ({ default: await load() }));
  return function CustomerPart() {
    const { user } = useAuth();
    return user?.role === 'candidate' ? (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    ) : null;
  };
}

// They share one file because they are shown together.
export const OrderKeeper = forCustomers(async () => (await import('./orders.tsx')).OrderKeeper);
export const CareerServicesLogin = forCustomers(
  async () => (await import('./orders.tsx')).CareerServicesLogin,
);
export const OrderBanner = forCustomers(async () => (await import('./orders.tsx')).OrderBanner);
export const OrderDetails = forCustomers(async () => (await import('./orders.tsx')).OrderDetails);
export const PackageUploadForm = forCustomers(
  async () => (await import('./package-upload-form.tsx')).PackageUploadForm,
);
