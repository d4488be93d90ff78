import type { BoardSettings } from '@waymark/contract/all-settings';
import type { PriceTax } from '@waymark/contract/payments/membership-plans';
import { countryOf, msg, type Message } from '@waymark/contract/text/message';
import type { Buyer, TaxCategory } from '../tables.ts';
import { standardRateOf } from './tax-rate-rules.ts';
import { readVatNumber } from './vat-rules.ts';
import { vatCountries } from './vat-constants.ts';

type Invoicing = BoardSettings['invoicing'];
type TaxedBuyer = Pick<Buyer, 'country' | 'vatNumber' | 'isBusiness'>;

interface TaxDecision {
  category: TaxCategory;
  /** In hundredths of a percent. */
  rate: number;
  /** Why there is no tax; empty where there is. */
  note: Message;
}

const union: ReadonlySet<string> = new Set(Object.values(vatCountries));
export const isInUnion = (country: string | null) => country !== null && union.has(country);

/** Germany and Austria want the words of their law. */
const germanWords: ReadonlySet<string> = new Set(['Germany', 'Austria']);

/** The rate of the operator's own country on a day. */
export function homeRateOf({ country, taxMode, taxRate }: Invoicing, day: string): number {
  if (taxMode === 'small-business') return 0;
  return taxMode === 'standard' && country !== null ? (standardRateOf(country, day) ?? taxRate) : taxRate;
}

/** The tax that the prices of pages contain, by the day (YYYY-MM-DD); null for none. */
export function priceTaxOf(invoicing: Invoicing, day: string): PriceTax | null {
  const rate = homeRateOf(invoicing, day);
  return rate === 0 ? null : { name: invoicing.taxName, rate };
}

/** The tax on what is sold to a buyer, by the day of supply (YYYY-MM-DD). */
export function decideTax(invoicing: Invoicing, buyer: TaxedBuyer, day: string): TaxDecision {
  const { country } = invoicing;
  const abroad = country !== null && buyer.country !== '' && buyer.country !== country;
  if (abroad && isInUnion(country) && isInUnion(buyer.country)) return decideWithin(invoicing, buyer, day);
  if (abroad && leavesOut(invoicing, buyer)) {
    return { category: 'O', rate: 0, note: notOwed(invoicing, buyer) };
  }
  return decideAtHome(invoicing, day);
}

/** From one member state to another: the buyer's company owes the tax; others pay as at home, or as where they live. */
function decideWithin(invoicing: Invoicing, buyer: TaxedBuyer, day: string): TaxDecision {
  const hasNumber = readVatNumber(buyer.vatNumber)?.country === buyer.country;
  if (buyer.isBusiness && hasNumber) return { category: 'AE', rate: 0, note: reverseCharge(invoicing) };
  // Without a number a company counts as a consumer.
  if (invoicing.usesOss && invoicing.taxMode !== 'small-business') {
    const rate = standardRateOf(buyer.country, day);
    if (rate !== undefined) return { category: 'S', rate, note: '' };
  }
  return decideAtHome(invoicing, day);
}

function decideAtHome(invoicing: Invoicing, day: string): TaxDecision {
  const rate = homeRateOf(invoicing, day);
  if (rate > 0) return { category: 'S', rate, note: '' };
  if (invoicing.taxMode !== 'small-business') {
    return { category: 'Z', rate, note: msg`No ${invoicing.taxName} was charged.` };
  }
  return { category: 'E', rate, note: invoicing.exemptNote || exemption(invoicing) };
}

function leavesOut({ outside }: Invoicing, { isBusiness }: TaxedBuyer): boolean {
  return outside === 'everybody' || (outside === 'businesses' && isBusiness);
}

const reverseCharge = ({ country }: Invoicing): Message =>
  germanWords.has(country ?? '')
    ? msg`Reverse charge: the recipient of the service owes the tax (Steuerschuldnerschaft des Leistungsempfängers).`
    : msg`Reverse charge: the recipient of the service owes the tax.`;

function notOwed({ country, taxName }: Invoicing, buyer: TaxedBuyer): Message {
  if (country === null)
    return msg`The place of supply is ${countryOf(buyer.country)}: no ${taxName} of the seller is owed.`;
  return germanWords.has(country)
    ? msg`The place of supply is ${countryOf(buyer.country)}: no ${taxName} of ${countryOf(country)} is owed (nicht steuerbar).`
    : msg`The place of supply is ${countryOf(buyer.country)}: no ${taxName} of ${countryOf(country)} is owed.`;
}

const exemption = ({ country, taxName }: Invoicing): Message =>
  country === 'Germany'
    ? msg`No VAT is charged: small business (Kleinunternehmer, § 19 UStG).`
    : msg`No ${taxName} is charged: the seller is exempt as a small business.`;

interface TaxedAmount extends TaxDecision {
  /** Minor units of the currency. */
  net: number;
  tax: number;
  total: number;
}

const netOf = (total: number, rate: number) => Math.round((total * 10_000) / (10_000 + rate));

/** What is left to pay of a price that contains the tax at home, where the decision takes that tax off it. */
export function chargeOf(price: number, { category }: TaxDecision, homeRate: number): number {
  return category === 'AE' || category === 'O' ? netOf(price, homeRate) : price;
}

/** The tax that an amount contains, rounded half up to a hundredth. */
export function splitTotal(total: number, decision: TaxDecision): TaxedAmount {
  const net = netOf(total, decision.rate);
  return { ...decision, net, tax: total - net, total };
}

/** What billing details mean for the tax, in a sentence. */
export function describeTax(invoicing: Invoicing, buyer: TaxedBuyer): Message {
  const { rate, note } = decideTax(invoicing, buyer, new Date().toISOString().slice(0, 10));
  if (note !== '') return note;
  return msg`${invoicing.taxName} of ${rate / 100} % is contained in the price.`;
}
