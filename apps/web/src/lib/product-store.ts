import type { CareerServicesOrder, Package } from '@waymark/contract/payments/career-services';
import { create } from 'zustand';
import { messageOf } from './api-answer.ts';
import { callApi } from './api-client.ts';
import {
  initialProductState,
  productReducer,
  type ProductAction,
  type ProductState,
} from './product-state.ts';
import { showError } from './toasts.ts';

/** What is sold and what the signed-in candidate has bought. On the server nothing of it is known. */
export const useProduct = create<ProductState>(() => initialProductState);

function dispatch(action: ProductAction): void {
  useProduct.setState(productReducer(useProduct.getState(), action), true);
}

/** The package list as it is now (D-9). A failure is shown as a toast and passed on. */
export async function loadPricing(): Promise<readonly Package[]> {
  return load(async () => {
    const { data } = await callApi('GET /product/get-product-pricing');
    dispatch({ type: 'pricingLoaded', pricing: data });
    return data;
  });
}

/** The signed-in candidate's orders as they are now. A failure is shown as a toast; what was known stays. */
export async function loadOrders(): Promise<void> {
  await load(fetchOrders).catch(() => undefined);
}

/** The same in the background: the page shows neither progress nor failure. */
export async function refreshOrders(): Promise<void> {
  await fetchOrders().catch(() => undefined);
}

async function fetchOrders(): Promise<void> {
  const { orders } = await callApi('GET /product/get-career-services-orders');
  takeOrders(orders);
}

/** Stores the orders of a server event while the page is open (L-18). */
export function takeOrders(orders: readonly CareerServicesOrder[]): void {
  dispatch({ type: 'ordersLoaded', orders });
}

/** Orders belong to a member and are removed when that member signs out. */
export function forgetOrders(): void {
  if (useProduct.getState().careerServicesOrders.length > 0) dispatch({ type: 'ordersForgotten' });
}

async function load<T>(call: () => Promise<T>): Promise<T> {
  dispatch({ type: 'pending' });
  try {
    return await call();
  } catch (failure) {
    dispatch({ type: 'failed' });
    showError(messageOf(failure));
    throw failure;
  }
}
