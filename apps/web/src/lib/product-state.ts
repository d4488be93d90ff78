import type { CareerServicesOrder, Package } from '@waymark/contract/payments/career-services';

/** Document A, sections 3 and 4. */
export interface ProductState {
  loading: boolean;
  pricing: readonly Package[];
  careerServicesOrders: readonly CareerServicesOrder[];
}

export type ProductAction =
  | { type: 'pending' }
  | { type: 'pricingLoaded'; pricing: readonly Package[] }
  | { type: 'ordersLoaded'; orders: readonly CareerServicesOrder[] }
  | { type: 'failed' }
  | { type: 'ordersForgotten' };

export const initialProductState: ProductState = { loading: false, pricing: [], careerServicesOrders: [] };

export function productReducer(state: ProductState, action: ProductAction): ProductState {
  switch (action.type) {
    case 'pending':
      return { ...state, loading: true };
    case 'pricingLoaded':
      return { ...state, loading: false, pricing: action.pricing };
    case 'ordersLoaded':
      return { ...state, loading: false, careerServicesOrders: action.orders };
    case 'failed':
      return { ...state, loading: false };
    case 'ordersForgotten':
      return { ...state, careerServicesOrders: [] };
  }
}
