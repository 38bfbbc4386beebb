import * as z from 'zod/mini';
import type { RegisterAnswer, RegisterFacts } from '#shared/domain/companies/credibility.ts';
import { isIco } from '#shared/domain/companies/ico.ts';
import { legalFormOfCode } from '#shared/domain/companies/legal-form.ts';
import { requireEnv } from '../data/environment.ts';

const text = z.optional(z.nullable(z.string()));
const number = z.optional(z.nullable(z.number()));

/**
 * The part of a reply of ARES that is used (`GET /ekonomicke-subjekty/{ico}`); other fields are ignored. The states of
 * the registers are words such as AKTIVNI, NEEXISTUJICI and ZANIKLY.
 */
const Subject = z.object({
  ico: z.string(),
  obchodniJmeno: z.string(),
  sidlo: z.optional(
    z.nullable(
      z.object({
        textovaAdresa: text,
        nazevObce: text,
        nazevUlice: text,
        cisloDomovni: number,
        cisloOrientacni: number,
        psc: number,
      }),
    ),
  ),
  pravniForma: text,
  datumVzniku: text,
  datumZaniku: text,
  dic: text,
  seznamRegistraci: z.optional(z.nullable(z.object({ stavZdrojeDph: text, stavZdrojeIr: text, stavZdrojeCeu: text }))),
});
type Subject = z.infer<typeof Subject>;
const NotFound = z.object({ kod: z.string() });

/** The facts of a reply of ARES. Throws if it has another shape or is about another company. */
export const readSubject = (reply: unknown, inn: string): RegisterFacts => {
  const subject = Subject.parse(reply);
  if (subject.ico !== inn) throw new Error(`ARES answered about ${subject.ico}`);
  const { seznamRegistraci: registers } = subject;
  const active = 'AKTIVNI';
  return {
    name: subject.obchodniJmeno.trim(),
    legal_form: subject.pravniForma ? legalFormOfCode(subject.pravniForma) : null,
    address: addressOf(subject),
    vat_id: /^CZ\d{8,10}$/.exec(subject.dic ?? '')?.[0] ?? null,
    founded: dayOf(subject.datumVzniku),
    ceased: dayOf(subject.datumZaniku),
    // The insolvency register, and the register of bankruptcies of before 2008.
    insolvent: registers?.stavZdrojeIr === active || registers?.stavZdrojeCeu === active,
    vat_payer: registers?.stavZdrojeDph === active,
  };
};

const dayOf = (written: string | null | undefined): string | null =>
  /^\d{4}-\d{2}-\d{2}/.exec(written ?? '')?.[0] ?? null;

const addressOf = ({ sidlo }: Subject): string | null => {
  if (!sidlo) return null;
  if (sidlo.textovaAdresa) return sidlo.textovaAdresa;
  const { nazevUlice, nazevObce, cisloDomovni, cisloOrientacni, psc } = sidlo;
  const house = [cisloDomovni, cisloOrientacni].filter((part) => part != null).join('/');
  // The register has the postal code as a number, people write it as 602 00.
  const code =
    psc == null
      ? null
      : String(psc)
          .padStart(5, '0')
          .replace(/^(\d{3})/, '$1 ');
  const words = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ');
  const street = house ? words(nazevUlice ?? nazevObce, house) : nazevUlice;
  return [street, words(code, nazevObce)].filter(Boolean).join(', ') || null;
};

/** Asks ARES about a company number. A fault or a late reply is `unavailable` and logged; nothing is thrown. */
export const askAres = async (inn: string, signal: AbortSignal): Promise<RegisterAnswer> => {
  // Nothing but digits becomes part of the address.
  if (!isIco(inn)) return { state: 'unknown' };
  try {
    const reply = await fetch(`${requireEnv('REGISTER_URL')}/ekonomicke-subjekty/${inn}`, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal,
    });
    const body: unknown = await reply.json();
    if (reply.status === 404 && NotFound.safeParse(body).success) return { state: 'unknown' };
    if (!reply.ok) throw new Error(`Status ${reply.status}`);
    return { state: 'known', facts: readSubject(body, inn) };
  } catch (error) {
    console.error(JSON.stringify({ register: 'ares', inn, error: String(error) }));
    return { state: 'unavailable' };
  }
};
