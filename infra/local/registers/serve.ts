import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { registeredAt, type RegisteredCompany } from './companies.ts';

/** The paths of the web server under which both registers answer. */
export const registerPath = '/__register';
export const vatRegisterPath = '/__vat-register';

/** The settings of a deployment that asks the local registers. */
export const localRegisters = (origin: string) => {
  // The web server listens on this address only, and localhost may mean another one.
  const address = origin.replace('//localhost:', '//127.0.0.1:');
  return { registerUrl: `${address}${registerPath}`, vatRegisterUrl: `${address}${vatRegisterPath}` };
};

/** A reply of ARES, with some of the fields that the app ignores. */
export const subjectOf = (ico: string, company: RegisteredCompany) => {
  const { name, form, street, house, town, code, founded, ceased, vat, insolvent } = company;
  const state = (isIn: boolean) => (isIn ? 'AKTIVNI' : 'NEEXISTUJICI');
  const postcode = String(code).replace(/^(\d{3})/, '$1 ');
  return {
    ico,
    obchodniJmeno: name,
    sidlo: {
      kodStatu: 'CZ',
      nazevStatu: 'Česká republika',
      nazevObce: town,
      nazevUlice: street,
      cisloDomovni: house,
      psc: code,
      textovaAdresa: `${street} ${house}, ${postcode} ${town}`,
    },
    pravniForma: form,
    datumVzniku: founded,
    ...(ceased && { datumZaniku: ceased }),
    datumAktualizace: founded,
    ...(vat && { dic: `CZ${ico}` }),
    icoId: ico,
    seznamRegistraci: {
      stavZdrojeVr: ceased ? 'ZANIKLY' : 'AKTIVNI',
      stavZdrojeRes: ceased ? 'ZANIKLY' : 'AKTIVNI',
      stavZdrojeDph: state(vat !== undefined),
      stavZdrojeIr: state(insolvent === true),
      stavZdrojeCeu: 'NEEXISTUJICI',
    },
    primarniZdroj: 'ros',
  };
};

const notFound = { kod: 'NENALEZENO', popis: 'Ekonomický subjekt nebyl nalezen.', subKod: 'VYSTUP_SUBJEKT_NENALEZEN' };

/** Milliseconds, longer than the app waits. */
const slowness = 20_000;

/** Answers `GET /ekonomicke-subjekty/{ico}` as ARES does. */
export const answerRegister = (response: ServerResponse, ico: string, now: string): void => {
  const reply = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const company = registeredAt(ico, now);
  if (typeof company === 'object') return void reply(200, subjectOf(ico, company));
  switch (company) {
    case 'unknown':
      return void reply(404, notFound);
    case 'down':
      return void reply(503, { kod: 'OBECNA_CHYBA', popis: 'Služba je dočasně nedostupná.' });
    case 'broken':
      return void reply(200, { zprava: 'Odstávka' });
    case 'slow': {
      const late = setTimeout(() => reply(404, notFound), slowness);
      response.once('close', () => clearTimeout(late));
    }
  }
};

/** Answers the SOAP operation getStatusNespolehlivyPlatce for one VAT number, as the tax administration does. */
export const answerVatRegister = async (
  request: IncomingMessage,
  response: ServerResponse,
  now: string,
): Promise<void> => {
  const [, digits = ''] = /<dic>(\d+)<\/dic>/.exec(await text(request)) ?? [];
  const company = registeredAt(digits, now);
  const vat = typeof company === 'object' ? company.vat : undefined;
  const status = vat === undefined ? 'NENALEZEN' : vat === 'reliable' ? 'NE' : 'ANO';
  const generated = `<status odpovedGenerovana="${now.slice(0, 10)}" statusCode="0" statusText="OK"/>`;
  response
    .writeHead(200, { 'content-type': 'text/xml; charset=utf-8' })
    .end(
      `<?xml version="1.0" encoding="utf-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/">` +
        `<soapenv:Body><StatusNespolehlivyPlatceResponse xmlns="http://adis.mfcr.cz/rozhraniCRPDPH/">${generated}` +
        `<statusPlatceDPH dic="${digits}" nespolehlivyPlatce="${status}" cisloFu="461"/>` +
        `</StatusNespolehlivyPlatceResponse></soapenv:Body></soapenv:Envelope>`,
    );
};
