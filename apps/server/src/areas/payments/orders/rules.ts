import type { BoardSettings } from '@waymark/contract/all-settings';
import type { HeldReason } from '@waymark/contract/identity/choices';
import { operatorOf } from '../../../platform/board/board-rules.ts';
import type { Config } from '../../../platform/config.ts';
import { AppError } from '../../../platform/errors.ts';

export function noOrder(): AppError {
  return new AppError('not_found', 'There is no order with this address.');
}

export const invoiced = 'This order has an invoice. Pay that one, or ask us to take it back.';

/** Why a company cannot pay now; undefined if it can. */
export function findUnpayableReason(held: HeldReason | null): string | undefined {
  if (held === 'unconfirmed') {
    return 'Confirm your email address first: until then nothing of your company is public, and there is nothing to pay.';
  }
  if (held !== null) {
    return 'We look at your company first: until then nothing of it is public, and there is nothing to pay.';
  }
  return undefined;
}

interface Tax {
  /** Minor units of the currency. */
  net: number;
  tax: number;
  total: number;
  /** In hundredths of a percent. */
  rate: number;
  isReverseCharge: boolean;
}

/**
 * The tax that a price contains, rounded half up to a hundredth. Where the buyer owes the tax in another country, the
 * price is charged without it.
 */
export function taxOf(price: number, rate: number, isReverseCharge: boolean): Tax {
  const net = Math.round((price * 10_000) / (10_000 + rate));
  if (isReverseCharge) return { net, tax: 0, total: net, rate: 0, isReverseCharge };
  return { net, tax: price - net, total: price, rate, isReverseCharge };
}

/** "19 %", "7.7 %" */
export const formatRate = (rate: number) => `${Number((rate / 100).toFixed(2))} %`;

/** An invoice names who asks for the money. */
export function canInvoice(settings: BoardSettings, config: Pick<Config, 'demo'>): boolean {
  const { name, address } = operatorOf(settings, config);
  return name !== null && address !== null;
}

/** Whether companies pay by invoice of which staff have not decided otherwise. */
export const offersInvoices = (settings: BoardSettings, config: Pick<Config, 'demo'>): boolean =>
  canInvoice(settings, config) && settings.invoicing.isOffered;
