import { loginKey, loginWrites, type NewLogin } from '../../functions/data/auth/logins.ts';
import { transact } from '../../functions/data/table.ts';

/** Gives the login of a stored person an e-mail, a phone or a login name. The number of its accounts stays. */
export const nameLogin = async (login: Omit<NewLogin, 'created_at'>): Promise<void> => {
  const [item, ...values] = loginWrites({ ...login, created_at: '' });
  const { email, phone, login: name } = item && 'put' in item ? item.put : {};
  await transact([
    {
      part: 'names',
      update: loginKey(login.id),
      set: 'SET email = :email, phone = :phone, #login = :login',
      names: { '#login': 'login' },
      values: { ':email': email, ':phone': phone, ':login': name },
      if: { expression: 'attribute_exists(pk)' },
    },
    ...values,
  ]);
};
