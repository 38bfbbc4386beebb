import { changeUserPhone } from '#shared/contracts/people.ts';
import { register, sendPasswordLink } from '#shared/contracts/registration.ts';
import { changeEmail } from '#shared/contracts/settings.ts';
import { areaScreens } from '../../world/area-screens.ts';
import { createCognitoUser } from '../../world/client.ts';
import { anEmail, invited } from '../../world/invited.ts';
import { invoke } from '../../world/invoke.ts';
import { lookUpCompany } from '../../world/look-up-company.ts';
import { aNumber } from '../../world/phones.ts';
import { sentTo } from '../../world/sent.ts';
import { ok } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

const giveLinks = async (
  world: World,
): Promise<Record<'activation' | 'password' | 'invitation' | 'email' | 'phone', string>> => {
  const linkIn = async (contact: string, place: string) => {
    const [letter] = await sentTo(contact);
    const [link] = new RegExp(`/auth/${place}/[\\w-]+`).exec(letter?.text ?? '') ?? [];
    if (!link) throw new Error(`No link to ${place} for ${contact}`);
    return link;
  };
  const invitee = anEmail();
  await invited(world, { email: invitee }, world.stores.own.id);
  const invitation = await linkIn(invitee, 'invitation');
  const newcomer = anEmail();
  ok(
    await invoke(register, null, {
      body: { roles: ['ROLE_BUYER'], fio: 'Alena Hrubá', email: newcomer, locale: 'en', terms: true },
    }),
  );
  const activation = await linkIn(newcomer, 'activate');
  const zdena = await world.person('Zdena', 'ROLE_BUYER', world.companies.customer);
  const { login, password } = await createCognitoUser(zdena);
  ok(await invoke(sendPasswordLink, null, { query: { email: login } }));
  const next = anEmail();
  ok(await invoke(changeEmail, zdena, { body: { email: next, password } }));
  const email = await linkIn(next, 'confirm_email');
  const { storeManager, buyer } = world.people;
  const number = aNumber();
  ok(await invoke(changeUserPhone, buyer, { params: { id: storeManager.id }, body: { phone: number } }));
  const phone = await linkIn(number, 'confirm_phone');
  return { invitation, activation, password: await linkIn(login, 'change_password'), email, phone };
};

export default areaScreens({
  prepare: async (world) => ({ links: await giveLinks(world) }),
  screens: {
    '/auth/main': [
      { name: 'sign-in', who: null, address: '/auth/main' },
      { name: 'sign-in-ended', who: null, address: '/auth/main?to=/shifts/list&ended' },
      { name: 'registration', who: null, address: '/auth/main?step=registration' },
      { name: 'forgot-password', who: null, address: '/auth/main?step=forgot-password' },
    ],
    '/auth/activate/:code': [{ name: 'activate', who: null, address: ({ links }) => links.activation }],
    '/auth/change_password/:code': [
      { name: 'change-password', who: null, address: ({ links }) => links.password },
      { name: 'link-gone', who: null, address: '/auth/change_password/gone' },
    ],
    '/auth/confirm_email/:code': [
      { name: 'confirm-email', who: null, address: ({ links }) => links.email },
      { name: 'confirm-email-gone', who: null, address: '/auth/confirm_email/gone' },
    ],
    '/auth/confirm_phone/:code': [
      { name: 'confirm-phone', who: null, address: ({ links }) => links.phone },
      { name: 'confirm-phone-gone', who: null, address: '/auth/confirm_phone/gone' },
    ],
    '/auth/invitation/:code': [{ name: 'invitation', who: null, address: ({ links }) => links.invitation }],
    '/auth/company': [
      { name: 'name-company', who: 'companyless', address: '/auth/company' },
      { name: 'name-company-filled', who: 'companyless', address: '/auth/company', open: lookUpCompany('26220008') },
    ],
  },
});
