import type { VatAnswer } from '#shared/domain/companies/credibility.ts';
import { requireEnv } from '../data/environment.ts';

const namespace = 'http://adis.mfcr.cz/rozhraniCRPDPH/';

/** The digits of the VAT number, without its country code. */
const question = (digits: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/">` +
  `<soapenv:Body><StatusNespolehlivyPlatceRequest xmlns="${namespace}"><dic>${digits}</dic>` +
  `</StatusNespolehlivyPlatceRequest></soapenv:Body></soapenv:Envelope>`;

const answers: Readonly<Record<string, VatAnswer>> = { ANO: 'unreliable', NE: 'reliable', NENALEZEN: 'none' };

/**
 * The answer in a reply of the register, which is one element with attributes:
 * `<statusPlatceDPH dic="27451381" nespolehlivyPlatce="NE" cisloFu="461"/>`. Throws if it has none.
 */
export const readVatStatus = (reply: string, digits: string): VatAnswer => {
  const [element = ''] = /<(?:\w+:)?statusPlatceDPH\b[^>]*>/.exec(reply) ?? [];
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1];
  const answer = answers[attribute('nespolehlivyPlatce') ?? ''];
  if (!answer || attribute('dic')?.replace(/^CZ/, '') !== digits) throw new Error('Not an answer about the VAT payer');
  return answer;
};

/**
 * Asks the register of VAT payers of the tax administration whether a payer is unreliable. A fault or a late reply is
 * `unavailable` and logged; nothing is thrown.
 */
export const askVatPayers = async (vatId: string, signal: AbortSignal): Promise<VatAnswer> => {
  const digits = vatId.replace(/\D/g, '');
  try {
    const reply = await fetch(requireEnv('VAT_REGISTER_URL'), {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${namespace}getStatusNespolehlivyPlatce"` },
      body: question(digits),
      redirect: 'error',
      signal,
    });
    if (!reply.ok) throw new Error(`Status ${reply.status}`);
    return readVatStatus(await reply.text(), digits);
  } catch (error) {
    console.error(JSON.stringify({ register: 'vat-payers', vat_id: vatId, error: String(error) }));
    return 'unavailable';
  }
};
