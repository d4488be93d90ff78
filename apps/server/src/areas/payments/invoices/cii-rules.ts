import { writePrice } from '@waymark/contract/payments/prices';
import { categoryOf, isAsking, sayOfInvoice, taxNoteOf } from './rules.ts';
import { findCountryCode } from '../../places/places/rules.ts';
import { xmlDeclaration } from '../../../platform/xml/write-xml.ts';
import type { InvoiceParty, InvoiceRow, TaxCategory } from '../tables.ts';
import { accountOf, remittanceOf } from './seller-rules.ts';
import { element, emptyRam, ram, type Xml } from './xml-rules.ts';

/*
 * An invoice as data: the model of EN 16931 in the syntax Cross Industry Invoice (D16B), as Factur-X and ZUGFeRD carry
 * it within a PDF, and as XRechnung where its reader asks for one. The order of the elements is the schema's.
 */

/** What XRechnung asks for beside the invoice. */
interface XRechnungParts {
  /** Where the buyer takes invoices as data. */
  buyerEmail: string;
}

const guideline = 'urn:cen.eu:en16931:2017';
const xRechnung = `${guideline}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`;
const businessProcess = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

const namespaces = [
  ['rsm', 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100'],
  ['ram', 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100'],
  ['qdt', 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100'],
  ['udt', 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100'],
]
  .map(([prefix, name]) => `xmlns:${prefix}="${name}"`)
  .join(' ');

/** Credit notes have amounts above zero: their kind says which way they go. */
const moneyIn = (currency: string) => (amount: number) => writePrice(Math.abs(amount), currency);
const compactDay = (day: string) => day.replaceAll('-', '');
const date = (name: string, day: string) =>
  ram(name, [element('udt:DateTimeString', compactDay(day), 'format="102"')]);

/** The whole document; as XRechnung with what that needs. */
export function writeCii(row: InvoiceRow, xRechnungParts?: XRechnungParts): string {
  const issuedOn = row.issued_at.toISOString().slice(0, 10);
  const document = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        ...(xRechnungParts
          ? [ram('BusinessProcessSpecifiedDocumentContextParameter', [ram('ID', businessProcess)])]
          : []),
        ram('GuidelineSpecifiedDocumentContextParameter', [
          ram('ID', xRechnungParts ? xRechnung : guideline),
        ]),
      ]),
      element('rsm:ExchangedDocument', [
        ram('ID', row.number),
        ram('TypeCode', row.kind === 'invoice' ? '380' : '381'),
        date('IssueDateTime', issuedOn),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        lineOf(row),
        agreementOf(row, xRechnungParts),
        // A supply over a period has no day of delivery.
        emptyRam('ApplicableHeaderTradeDelivery'),
        settlementOf(row),
      ]),
    ],
    namespaces,
  );
  return `${xmlDeclaration}${document.xml}\n`;
}

function lineOf(row: InvoiceRow): Xml {
  const category = categoryOf(row);
  const money = moneyIn(row.currency);
  return ram('IncludedSupplyChainTradeLineItem', [
    ram('AssociatedDocumentLineDocument', [ram('LineID', '1')]),
    ram('SpecifiedTradeProduct', [ram('Name', row.item), ram('Description', row.description)]),
    ram('SpecifiedLineTradeAgreement', [
      ram('NetPriceProductTradePrice', [ram('ChargeAmount', money(row.net))]),
    ]),
    ram('SpecifiedLineTradeDelivery', [ram('BilledQuantity', '1', 'unitCode="C62"')]),
    ram('SpecifiedLineTradeSettlement', [
      ram('ApplicableTradeTax', [
        ram('TypeCode', 'VAT'),
        ram('CategoryCode', category),
        rateOf(row, category),
      ]),
      ram('SpecifiedTradeSettlementLineMonetarySummation', [ram('LineTotalAmount', money(row.net))]),
    ]),
  ]);
}

/** What is outside of the tax has no rate. */
function rateOf({ tax_rate: rate }: InvoiceRow, category: TaxCategory): Xml {
  return ram('RateApplicablePercent', category === 'O' ? '' : rate / 100);
}

function agreementOf(row: InvoiceRow, xRechnungParts: XRechnungParts | undefined): Xml {
  const { seller, buyer } = row;
  const isOutside = categoryOf(row) === 'O';
  return ram('ApplicableHeaderTradeAgreement', [
    ram('BuyerReference', buyer.reference ?? ''),
    ram('SellerTradeParty', [
      // A seller is known by one number at least.
      ram(
        'ID',
        seller.register || (seller.vatNumber && !isOutside) ? '' : seller.taxNumber || seller.vatNumber,
      ),
      ram('Name', seller.name),
      ram('SpecifiedLegalOrganization', [ram('ID', seller.register ?? '')]),
      ...(seller.email
        ? [
            ram('DefinedTradeContact', [
              ram('PersonName', seller.name),
              ram('TelephoneUniversalCommunication', [ram('CompleteNumber', seller.phone ?? '')]),
              ram('EmailURIUniversalCommunication', [ram('URIID', seller.email)]),
            ]),
          ]
        : []),
      addressOf(seller),
      mailboxOf(seller.email ?? ''),
      // The standard has no VAT numbers in an invoice outside of the tax.
      registrationOf('VA', isOutside ? '' : seller.vatNumber),
      registrationOf('FC', seller.taxNumber || (isOutside ? seller.vatNumber : '')),
    ]),
    ram('BuyerTradeParty', [
      ram('Name', buyer.name),
      addressOf(buyer),
      mailboxOf(xRechnungParts?.buyerEmail ?? ''),
      registrationOf('VA', isOutside ? '' : buyer.vatNumber),
    ]),
  ]);
}

const mailboxOf = (email: string) => ram('URIUniversalCommunication', [ram('URIID', email, 'schemeID="EM"')]);
const registrationOf = (scheme: 'VA' | 'FC', id: string) =>
  ram('SpecifiedTaxRegistration', [ram('ID', plainNumber(id), `schemeID="${scheme}"`)]);
const plainNumber = (id: string) => id.replaceAll(/\s/g, '');

function addressOf({ street, postCode, town, country, address }: InvoiceParty): Xml {
  // The address of an operator may be known by lines alone.
  const [first = '', second = ''] = street || town ? [street] : address.split('\n');
  return ram('PostalTradeAddress', [
    ram('PostcodeCode', postCode ?? ''),
    ram('LineOne', first),
    ram('LineTwo', second),
    ram('CityName', town ?? ''),
    ram('CountryID', findCountryCode(country ?? '') ?? ''),
  ]);
}

/** Transfer by SEPA, any transfer, an online payment service. */
const meansCodes = { sepa: '58', transfer: '30', online: '68' } as const;

function meansOf(row: InvoiceRow): Xml {
  const bank = isAsking(row) ? accountOf(row.seller) : undefined;
  if (!bank) return ram('SpecifiedTradeSettlementPaymentMeans', [ram('TypeCode', meansCodes.online)]);
  return ram('SpecifiedTradeSettlementPaymentMeans', [
    ram('TypeCode', row.currency === 'EUR' ? meansCodes.sepa : meansCodes.transfer),
    ram('PayeePartyCreditorFinancialAccount', [ram('IBANID', bank.iban), ram('AccountName', bank.holder)]),
    ram('PayeeSpecifiedCreditorFinancialInstitution', [ram('BICID', bank.bic)]),
  ]);
}

/** Codes of the list VATEX, which some categories need. */
const exemptionCodes: Partial<Record<TaxCategory, string>> = { AE: 'VATEX-EU-AE', O: 'VATEX-EU-O' };

function settlementOf(row: InvoiceRow): Xml {
  const { number, currency, seller, net, tax, total, due_on: dueOn, credits, supplied_from: from } = row;
  const category = categoryOf(row);
  const isPaid = !isAsking(row);
  const money = moneyIn(currency);
  return ram('ApplicableHeaderTradeSettlement', [
    ram('PaymentReference', isPaid ? '' : remittanceOf(seller.bank ?? { paymentText: '' }, number)),
    ram('InvoiceCurrencyCode', currency),
    meansOf(row),
    ram('ApplicableTradeTax', [
      ram('CalculatedAmount', money(tax)),
      ram('TypeCode', 'VAT'),
      ram('ExemptionReason', category === 'S' || category === 'Z' ? '' : taxNoteOf(sayOfInvoice(row), row)),
      ram('BasisAmount', money(net)),
      ram('CategoryCode', category),
      ram('ExemptionReasonCode', exemptionCodes[category] ?? ''),
      rateOf(row, category),
    ]),
    ...(from === null
      ? []
      : [
          ram('BillingSpecifiedPeriod', [
            date('StartDateTime', from),
            date('EndDateTime', row.supplied_to ?? from),
          ]),
        ]),
    ...(isPaid ? [] : [ram('SpecifiedTradePaymentTerms', [date('DueDateDateTime', dueOn)])]),
    ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
      ram('LineTotalAmount', money(net)),
      ram('TaxBasisTotalAmount', money(net)),
      ram('TaxTotalAmount', money(tax), `currencyID="${currency}"`),
      ram('GrandTotalAmount', money(total)),
      ram('TotalPrepaidAmount', isPaid ? money(total) : ''),
      ram('DuePayableAmount', money(isPaid ? 0 : total)),
    ]),
    ram('InvoiceReferencedDocument', [ram('IssuerAssignedID', credits ?? '')]),
  ]);
}
