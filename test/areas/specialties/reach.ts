import { randomUUID } from 'node:crypto';
import { getSpecialty, specialtyWrite } from '../../../functions/data/specialties/specialties.ts';
import { transact } from '../../../functions/data/table.ts';
import type { AreaReach } from '../../world/area-reach.ts';
import type { World } from '../../world/world.ts';

const copies = async ({ specialties }: World) => {
  const cashier = await getSpecialty(specialties.cashier);
  const specialty = async () => {
    const id = randomUUID();
    if (cashier) await transact([specialtyWrite(undefined, { ...cashier, id })]);
    return id;
  };
  return { own: await specialty(), same: await specialty(), other: await specialty() };
};

export default {
  kinds: {
    // Specialties belong to no company.
    specialty: {
      paths: [/^\/api\/shop\/category\/\{id\}(?!\/products)/],
      reach: {
        ROLE_ADMIN: 'own same other',
        ROLE_MANAGER: 'own same other',
        ROLE_VENDOR: 'own same other',
        ROLE_VENDOR_STAFF: 'own same other',
        ROLE_BUYER: 'own same other',
        ROLE_BUYER_MANAGER: 'own same other',
        ROLE_STORE_MANAGER: 'own same other',
      },
      records: copies,
    },
  },
  refusals: { 'delete-specialty': ['specialty-in-use'], 'set-specialty-avatar': ['not-found upload_id'] },
} satisfies AreaReach;
