import type { Sheet } from '../../../platform/documents/sheet.ts';
import { findCountryCode } from '../../places/places/rules.ts';
import type { InvoiceRow } from '../tables.ts';
import { writeCii } from './cii-rules.ts';

/** The name that Factur-X and ZUGFeRD give the file within the PDF. */
const fileName = 'factur-x.xml';

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const properties = [
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document in capital letters'],
  ['Version', 'The actual version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'The conformance level of the embedded XML document'],
] as const;

/** What programs look for in a PDF, and its description, without which PDF/A takes no names of others. */
const metadata = `
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${properties
      .map(
        ([name, about]) => `<rdf:li rdf:parseType="Resource">
      <pdfaProperty:name>${name}</pdfaProperty:name>
      <pdfaProperty:valueType>Text</pdfaProperty:valueType>
      <pdfaProperty:category>external</pdfaProperty:category>
      <pdfaProperty:description>${about}</pdfaProperty:description>
    </rdf:li>`,
      )
      .join('')}</rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${namespace}">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>${fileName}</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>`;

/**
 * Invoices of earlier versions know their parties by lines alone, and EN 16931 takes none without the buyer's country
 * (BR-11), which is not known of a candidate who has entered no billing details.
 */
export const hasData = ({ tax_category: category, buyer }: Pick<InvoiceRow, 'tax_category' | 'buyer'>) =>
  category !== null && findCountryCode(buyer.country ?? '') !== undefined;

/** The invoice as data, as it is kept within its PDF; undefined where too little is known. */
export function embedInvoice(row: InvoiceRow): Sheet['data'] {
  if (!hasData(row)) return undefined;
  return {
    name: fileName,
    text: writeCii(row),
    about: 'Factur-X invoice, profile EN 16931',
    writtenAt: row.issued_at,
    metadata,
  };
}
