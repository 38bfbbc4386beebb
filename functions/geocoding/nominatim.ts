import * as z from 'zod/mini';
import type { FoundAddress } from '#shared/contracts/stores.ts';

const text = z.optional(z.string());
const degrees = z.pipe(z.string(), z.transform(Number)).check(z.refine(Number.isFinite));

/** The part of a place in a reply of Nominatim (`format=jsonv2`) that is used; other fields are ignored. */
const Place = z.object({
  lat: degrees,
  lon: degrees,
  display_name: z.string(),
  address: z.optional(
    z.object({
      house_number: text,
      road: text,
      postcode: text,
      city: text,
      town: text,
      village: text,
      municipality: text,
      state: text,
      county: text,
    }),
  ),
});
const Nothing = z.object({ error: z.string() });

/** Milliseconds: a person waits for the suggestions. */
const patience = 3000;
/** The length of a store's address. */
const maxLength = 200;

/** Throws if the service does not answer in time, or if its reply has another shape. */
const ask = async (url: string, path: string, query: Record<string, string>): Promise<unknown> => {
  const reply = await fetch(
    `${url}/${path}?${new URLSearchParams({ format: 'jsonv2', addressdetails: '1', ...query }).toString()}`,
    {
      headers: { accept: 'application/json', 'user-agent': 'Smena' },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    },
  );
  if (!reply.ok) throw new Error(`Status ${reply.status}`);
  return reply.json();
};

export const askForAddresses = async (url: string, typed: string, language: string): Promise<FoundAddress[]> =>
  z
    .array(Place)
    .parse(await ask(url, 'search', { q: typed, limit: '6', 'accept-language': language }))
    .map(present);

export const askForNearest = async (
  url: string,
  { lat, lng }: { lat: number; lng: number },
  language: string,
): Promise<FoundAddress | null> => {
  const reply = await ask(url, 'reverse', { lat: String(lat), lon: String(lng), 'accept-language': language });
  return Nothing.safeParse(reply).success ? null : present(Place.parse(reply));
};

const present = ({ lat, lon, display_name, address = {} }: z.infer<typeof Place>): FoundAddress => {
  const town = address.city ?? address.town ?? address.village ?? address.municipality;
  const words = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
  const lines = [
    words(address.road ?? (address.house_number && town), address.house_number),
    words(address.postcode, town),
  ];
  return {
    label: (town ? lines.filter(Boolean).join(', ') : display_name).slice(0, maxLength),
    town: town ?? display_name,
    region: address.state ?? address.county ?? null,
    lat,
    lng: lon,
    precision: address.house_number || address.road ? 'address' : 'town',
  };
};
