import type { Kind } from '../audit/kind.ts';
import type { Role } from '../roles.ts';

type PersonValues = {
  fio: string;
  roles: readonly Role[];
  country: string | null;
  languages: readonly string[];
  bank_account: string | null;
  contract: string | null;
  personal_number: string | null;
  deduction: number | null;
  store_ids: readonly string[];
  category_ids: readonly string[];
};
export const personAudit = {
  fio: ({ fio }) => fio,
  country: { withheld: ({ country }) => country },
  languages: { withheld: ({ languages }) => [...languages] },
  bank_account: { withheld: ({ bank_account }) => bank_account },
  contract: { withheld: ({ contract }) => contract },
  personal_number: { withheld: ({ personal_number }) => personal_number },
  deduction: { withheld: ({ deduction }) => deduction },
  role: ({ roles }) => roles[0] ?? null,
  stores: { withheld: ({ store_ids }) => [...store_ids] },
  specialties: { withheld: ({ category_ids }) => [...category_ids] },
} satisfies Kind<PersonValues>;

/** What a person signs in with. */
export const contactAudit = {
  phone: { withheld: ({ phone = null }) => phone },
  email: { withheld: ({ email = null }) => email },
} satisfies Kind<{ email?: string | null; phone?: string | null }>;

/** The contact of an invitation leaves no trace: it is not a person's yet. */
export const invitationAudit = {
  role: ({ role }) => role,
  stores: ({ stores }) => stores.map(({ name }) => name),
} satisfies Kind<{ role: Role; stores: readonly { name: string }[] }>;
