import { percentOf, type Split, sumOfRates } from '../vat/vat.ts';
import { domesticAccountOf } from './domestic-account.ts';
import type { InvoiceDocument, InvoiceLine, Party } from './invoice.ts';
import { lineSplitsOf } from './line-splits.ts';
import { payableOf } from './payable.ts';
import { crowns, quantityOf, unitPricesOf } from './written-numbers.ts';
import { type Element, element, xmlFile } from './xml-element.ts';

/**
 * An invoice in ISDOC 6.0.2 (https://isdoc.cz/6.0.2/doc/isdoc.html). Amounts of a credit note are positive there, because
 * its type says that they are taken back; a credit note that adds is a debit note.
 */
export const isdocOf = (document: InvoiceDocument): string => {
  const { id, kind, number, source, corrects, reason, seller, buyer, issued_on, supplied_on } = document;
  const type = kind === 'invoice' ? 'invoice' : document.total > 0 ? 'debit-note' : 'credit-note';
  const { lines, rates, total } = type === 'credit-note' ? negated(document) : document;
  const splits = lineSplitsOf({ lines, rates });
  return xmlFile(
    element(
      'Invoice',
      [
        element('DocumentType', documentTypes[type]),
        element('ID', number),
        element('UUID', id),
        element('IssuingSystem', 'Smena'),
        element('IssueDate', issued_on),
        seller.vat_payer ? element('TaxPointDate', supplied_on) : null,
        element('VATApplicable', `${seller.vat_payer}`),
        element('ElectronicPossibilityAgreementReference', ''),
        reason === null ? null : element('Note', reason),
        element('LocalCurrencyCode', 'CZK'),
        element('CurrRate', 1),
        element('RefCurrRate', 1),
        element('AccountingSupplierParty', [party(seller, seller.note)]),
        element('AccountingCustomerParty', [party(buyer)]),
        source.kind === 'order'
          ? element('OrderReferences', [
              element('OrderReference', [element('SalesOrderID', source.number), element('UUID', source.id)], {
                id: 'order',
              }),
            ])
          : null,
        corrects === null
          ? null
          : element('OriginalDocumentReferences', [
              element('OriginalDocumentReference', [element('ID', corrects.number), element('UUID', corrects.id)], {
                id: 'corrected',
              }),
            ]),
        element(
          'InvoiceLines',
          lines.map((line, n) => invoiceLine(line, splits[n] ?? sumOfRates([]), n)),
        ),
        taxTotal({ rates, seller }),
        monetaryTotal({ rates, total }),
        payableOf(document) === 0 ? null : paymentMeans(document),
      ],
      { xmlns: 'http://isdoc.cz/namespace/2013', version: '6.0.2' },
    ),
  );
};

const documentTypes = { invoice: 1, 'credit-note': 2, 'debit-note': 3 } as const;

const negatedSplit = ({ base, vat, total }: Split): Split => ({ base: 0 - base, vat: 0 - vat, total: 0 - total });
const negated = ({ lines, rates, total }: InvoiceDocument): Pick<InvoiceDocument, 'lines' | 'rates' | 'total'> => ({
  lines: lines.map((line) => ({ ...line, quantity: 0 - line.quantity, amount: 0 - line.amount })),
  rates: rates.map((rate) => ({ ...rate, ...negatedSplit(rate) })),
  total: 0 - total,
});

const countries = new Intl.DisplayNames('cs', { type: 'region' });

const party = ({ name, inn, vat_id, office }: Party, register: string | null = null): Element => {
  const [, street = office.street, building = ''] =
    /^(.*?)[\s,]+(\d+\s?[a-z]?(?:\s?\/\s?\d+\s?[a-z]?)?)$/i.exec(office.street) ?? [];
  return element('Party', [
    element('PartyIdentification', [element('ID', inn ?? '')]),
    element('PartyName', [element('Name', name)]),
    element('PostalAddress', [
      element('StreetName', street),
      element('BuildingNumber', building),
      element('CityName', office.city),
      element('PostalZone', office.postcode),
      element('Country', [
        element('IdentificationCode', office.country),
        element('Name', countries.of(office.country) ?? ''),
      ]),
    ]),
    vat_id === null ? null : element('PartyTaxScheme', [element('CompanyID', vat_id), element('TaxScheme', 'VAT')]),
    register === null ? null : element('RegisterIdentification', [element('Preformatted', register)]),
  ]);
};

const invoiceLine = (line: InvoiceLine, { base, vat, total }: Split, place: number): Element => {
  const { group, text, detail, unit, vat_rate, vat_included } = line;
  const prices = unitPricesOf(line);
  const note = [group, unit === 'minute' ? detail : null].filter((part) => part !== null);
  return element('InvoiceLine', [
    element('ID', place + 1),
    element('InvoicedQuantity', quantityOf(line), { unitCode: unitCodes[unit] }),
    element('LineExtensionAmount', crowns(base)),
    element('LineExtensionAmountTaxInclusive', crowns(total)),
    element('LineExtensionTaxAmount', crowns(vat)),
    element('UnitPrice', prices.base),
    element('UnitPriceTaxInclusive', prices.total),
    element('ClassifiedTaxCategory', [
      element('Percent', percentOf(vat_rate)),
      element('VATCalculationMethod', vat_included ? 1 : 0),
      element('VATApplicable', `${vat_rate !== null}`),
    ]),
    note.length === 0 ? null : element('Note', note.join(', ')),
    vat_rate === 'reverse' ? element('VATNote', reverseCharge) : null,
    element('Item', [
      element('Description', text),
      unit === 'piece' && detail !== null ? element('SellersItemIdentification', [element('ID', detail)]) : null,
    ]),
  ]);
};

/** Codes of UN/ECE recommendation 20. */
const unitCodes = { piece: 'C62', minute: 'HUR' } as const;
const reverseCharge = 'Daň odvede zákazník (§ 92a zákona č. 235/2004 Sb., o dani z přidané hodnoty).';

/** The amounts that advance payments lessen: nothing was paid in advance. */
const claimed = (names: readonly string[]): Element[] =>
  names.map((name) => element(`AlreadyClaimed${name}`, crowns(0)));

const taxTotal = ({ rates, seller }: Pick<InvoiceDocument, 'rates' | 'seller'>): Element =>
  element('TaxTotal', [
    ...rates.map(({ vat_rate, base, vat, total }) =>
      element('TaxSubTotal', [
        element('TaxableAmount', crowns(base)),
        element('TaxAmount', crowns(vat)),
        element('TaxInclusiveAmount', crowns(total)),
        ...claimed(['TaxableAmount', 'TaxAmount', 'TaxInclusiveAmount']),
        element('DifferenceTaxableAmount', crowns(base)),
        element('DifferenceTaxAmount', crowns(vat)),
        element('DifferenceTaxInclusiveAmount', crowns(total)),
        element('TaxCategory', [
          element('Percent', percentOf(vat_rate)),
          element('TaxScheme', 'VAT'),
          element('VATApplicable', `${seller.vat_payer && vat_rate !== null}`),
          element('LocalReverseChargeFlag', `${vat_rate === 'reverse'}`),
        ]),
      ]),
    ),
    element('TaxAmount', crowns(sumOfRates(rates).vat)),
  ]);

const monetaryTotal = ({ rates, total }: Pick<InvoiceDocument, 'rates' | 'total'>): Element => {
  const base = sumOfRates(rates).base;
  return element('LegalMonetaryTotal', [
    element('TaxExclusiveAmount', crowns(base)),
    element('TaxInclusiveAmount', crowns(total)),
    ...claimed(['TaxExclusiveAmount', 'TaxInclusiveAmount']),
    element('DifferenceTaxExclusiveAmount', crowns(base)),
    element('DifferenceTaxInclusiveAmount', crowns(total)),
    element('PayableRoundingAmount', crowns(0)),
    element('PaidDepositsAmount', crowns(0)),
    element('PayableAmount', crowns(total)),
  ]);
};

/** By bank transfer. Where there is none, a program pays nothing. */
const paymentMeans = (document: InvoiceDocument): Element => {
  const account = domesticAccountOf(document.seller.iban);
  return element('PaymentMeans', [
    element('Payment', [
      element('PaidAmount', crowns(payableOf(document))),
      element('PaymentMeansCode', 42),
      element('Details', [
        element('PaymentDueDate', document.due_on),
        element('ID', account.number),
        element('BankCode', account.bank_code),
        element('Name', ''),
        element('IBAN', document.seller.iban),
        element('BIC', ''),
        element('VariableSymbol', document.variable_symbol),
      ]),
    ]),
  ]);
};
