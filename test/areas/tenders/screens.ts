import {
  listParticipations,
  pickTenderTerms,
  sendTenderMessage,
  setUnderwritingReport,
  signTenderLines,
} from '#shared/contracts/tenders.ts';
import type { Account } from '../../../functions/data/people/accounts.ts';
import { areaScreens, type Screen } from '../../world/area-screens.ts';
import { invoke } from '../../world/invoke.ts';
import { ok } from '../../world/shift-fixtures.ts';
import {
  answer,
  draftTender,
  formedTender,
  inHours,
  moveTender,
  quote,
  quotingTender,
  tenderNow,
} from '../../world/tender-fixtures.ts';
import type { World } from '../../world/world.ts';

/** Opens the quotes of one tender, as the job does once its deadline has passed. */
const openedNow = async (id: string): Promise<void> => {
  const { serveTender } = await import('../../../functions/jobs/open-tenders.ts');
  const { deadline } = await tenderAt(id);
  await serveTender(id, deadline);
};
const tenderAt = async (id: string): Promise<{ deadline: string }> => {
  const { findTender } = await import('../../../functions/data/tenders/tenders.ts');
  const tender = await findTender(id);
  if (!tender?.deadline) throw new Error(`Tender ${id} has no deadline`);
  return { deadline: tender.deadline };
};

/** Tenders in several states: a draft, one in formation, one that is sealed, one in placement, one that is signed. */
const someTenders = async (world: World) => {
  const { buyer, vendor, rivalVendor } = world.people;
  const performers = [world.companies.performer.id, world.companies.rival.id];
  const draft = await draftTender(buyer, { name: 'Pivovar Chotěboř, přerušení provozu' });
  const formed = await formedTender(buyer, performers, { name: 'Teplárna Opatovice, turbíny 2 a 3' });
  const sealed = await quotingTender(buyer, performers, { deadline: inHours(60) });
  await quote(vendor, sealed.id);
  ok(await invoke(sendTenderMessage, vendor, { params: { id: sealed.id }, body: { text: 'Kolik je čerpadel?' } }));
  ok(await invoke(sendTenderMessage, buyer, { params: { id: sealed.id }, body: { text: '**Dvě** dieselová.' } }));
  const awaited = await quotingTender(buyer, performers, { deadline: inHours(5) });
  const placed = await opened(buyer, [vendor, rivalVendor], performers);
  const signed = await opened(buyer, [vendor, rivalVendor], performers);
  const [one, other] = ok(await invoke(listParticipations, buyer, { params: { id: signed } }));
  const { version } = await tenderNow(buyer, signed);
  ok(
    await invoke(pickTenderTerms, buyer, {
      params: { id: signed },
      body: { version, tariff_from: one.id, franchise_from: other.id },
    }),
  );
  ok(await answer(vendor, signed, { written: 6000, least: 2000 }));
  const at = await moveTender(buyer, signed, 'processing');
  ok(
    await invoke(signTenderLines, buyer, {
      params: { id: signed },
      body: {
        version: at.version,
        order: 10_000,
        lines: [
          { participation_id: one.id, written: 6000 },
          { participation_id: other.id, written: 9000 },
        ],
      },
    }),
  );
  return {
    draftTender: String(draft.id),
    formedTender: String(formed.id),
    sealedTender: String(sealed.id),
    awaitedTender: String(awaited.id),
    placedTender: String(placed),
    signedTender: String(signed),
  };
};

const opened = async (owner: Account, quoting: readonly Account[], performers: string[]): Promise<string> => {
  const { id } = await quotingTender(owner, performers);
  for (const [nth, who] of quoting.entries())
    await quote(who, id, { tariff_percent: 16_800 + nth * 900, sum: 160_000_000_00 + nth * 200_000_000_00 });
  await openedNow(id);
  const body = { version: 0, text: 'Prohlídka 12. 10. 2026: sprinklery v pořádku.', ready: true };
  ok(await invoke(setUnderwritingReport, owner, { params: { id }, body }));
  await moveTender(owner, id, 'placement');
  return id;
};

const tab = (name: string, who: Screen['who'], record: keyof Awaited<ReturnType<typeof someTenders>>, at: string) => ({
  name,
  who,
  address: (shown: Awaited<ReturnType<typeof someTenders>>) => `/tenders/view/${shown[record]}?tab=${at}`,
});

export default areaScreens({
  prepare: someTenders,
  screens: {
    '/tenders/list/full': [{ name: 'tenders', who: 'admin', address: '/tenders/list/full' }],
    '/tenders/list/my': [
      { name: 'tenders-owner', who: 'buyer', address: '/tenders/list/my' },
      { name: 'tenders-participant', who: 'vendor', address: '/tenders/list/my' },
      { name: 'tenders-none', who: 'buyer', address: '/tenders/list/my?text=xyz' },
    ],
    '/tenders/create': [{ name: 'tender-new', who: 'buyer', address: '/tenders/create' }],
    '/tenders/edit/:id': [
      { name: 'tender-edit', who: 'buyer', address: ({ draftTender }) => `/tenders/edit/${draftTender}` },
    ],
    '/tenders/view/:id': [
      tab('tender', 'buyer', 'formedTender', 'sections'),
      tab('tender-draft', 'buyer', 'draftTender', 'sections'),
      tab('tender-sealed', 'buyer', 'sealedTender', 'quotes'),
      tab('tender-sealed-platform', 'admin', 'sealedTender', 'quotes'),
      tab('tender-own-quote', 'vendor', 'sealedTender', 'quote'),
      tab('tender-awaited-quote', 'vendor', 'awaitedTender', 'quote'),
      tab('tender-compare', 'buyer', 'placedTender', 'compare'),
      tab('tender-signing', 'buyer', 'signedTender', 'signing'),
      tab('tender-own-line', 'vendor', 'signedTender', 'signing'),
      tab('tender-messages', 'buyer', 'sealedTender', 'messages'),
      tab('tender-files', 'buyer', 'sealedTender', 'files'),
      tab('tender-report', 'buyer', 'signedTender', 'report'),
      tab('tender-history', 'buyer', 'signedTender', 'history'),
    ],
    '/tenders/print/:id': [
      { name: 'tender-slip', who: 'buyer', address: ({ signedTender }) => `/tenders/print/${signedTender}` },
    ],
  },
});
