import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { initialProductState, productReducer } from './product-state.ts';

const showError = vi.hoisted(() => vi.fn<(message: string) => void>());
vi.mock('./toasts.ts', () => ({ showError }));

const offer = {
  packageName: 'Plus',
  packagePrice: 149,
  currency: 'USD',
  packageDescription: 'A resume.',
  refundTerms: '',
  checkoutLink: 'https://checkout.example/plus',
};
const order = {
  id: '1',
  package: { packageName: 'Plus', packagePrice: 149, currency: 'USD', refundTerms: '' },
  statusPercentage: 25,
  refunded: false,
  orderedAt: '2026-01-02T00:00:00.000Z',
  invoices: [],
};
const refusal = { code: 'unavailable', message: 'The service is restarting.' };
const answers: Record<string, { status: number; body: unknown }> = {};

beforeEach(() => {
  vi.resetModules();
  showError.mockClear();
  Object.assign(answers, {
    '/api/product/get-product-pricing': { status: 200, body: { data: [offer] } },
    '/api/product/get-career-services-orders': { status: 200, body: { orders: [order] } },
  });
  vi.stubGlobal('localStorage', { getItem: () => 'secret' });
  vi.stubGlobal('fetch', async (path: string) => {
    const { status, body } = answers[path] ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('[A-11] [D-9] the product state', () => {
  test('starts empty, and each fetch sets loading until it has its list', () => {
    expect(initialProductState).toEqual({ loading: false, pricing: [], careerServicesOrders: [] });
    const pending = productReducer(initialProductState, { type: 'pending' });
    expect(pending).toEqual({ ...initialProductState, loading: true });
    const priced = productReducer(pending, { type: 'pricingLoaded', pricing: [offer] });
    expect(priced).toEqual({ loading: false, pricing: [offer], careerServicesOrders: [] });
    const ordered = productReducer({ ...priced, loading: true }, { type: 'ordersLoaded', orders: [order] });
    expect(ordered).toEqual({ loading: false, pricing: [offer], careerServicesOrders: [order] });
  });

  test('a failure clears loading and keeps what was known; signing out forgets the orders alone', () => {
    const known = { loading: true, pricing: [offer], careerServicesOrders: [order] };
    expect(productReducer(known, { type: 'failed' })).toEqual({ ...known, loading: false });
    expect(productReducer(known, { type: 'ordersForgotten' })).toEqual({
      ...known,
      careerServicesOrders: [],
    });
  });
});

describe('[D-9] the product calls', () => {
  test('pricing comes from data and orders from orders', async () => {
    const { loadPricing } = await import('./product-store.ts');
    expect(await loadPricing()).toEqual([offer]);
    expect(showError).not.toHaveBeenCalled();
  });

  test('a failed pricing call shows the message of its answer and is passed on', async () => {
    answers['/api/product/get-product-pricing'] = { status: 503, body: refusal };
    const { loadPricing } = await import('./product-store.ts');
    await expect(loadPricing()).rejects.toEqual(refusal);
    expect(showError).toHaveBeenCalledExactlyOnceWith('The service is restarting.');
  });

  test('a failed orders call shows the message and does not throw', async () => {
    answers['/api/product/get-career-services-orders'] = { status: 503, body: refusal };
    const { loadOrders } = await import('./product-store.ts');
    await loadOrders();
    expect(showError).toHaveBeenCalledExactlyOnceWith('The service is restarting.');
  });
});
