import { setPassword } from '#shared/contracts/registration.ts';
import { isCommon } from '#shared/domain/people/common-passwords.ts';
import { passwordIssue } from '#shared/domain/people/password.ts';
import { Problem } from '#shared/domain/problem.ts';
import { findLink } from '../data/auth/links.ts';
import { serve } from '../http/serve.ts';
import { activate } from './activate.ts';
import { resetPassword } from './reset-password.ts';

export const handler = serve(setPassword, async ({ body, now }) => {
  const { password, password2, code } = body;
  const link = await findLink(code, now);
  if (!link || link.email === null || !(link.purpose === 'activate' || link.purpose === 'password'))
    throw new Problem('link-gone');
  const { email } = link;
  const issue = passwordIssue(password, { email, isCommon });
  if (issue) throw new Problem('invalid-input', { fields: { password: issue } });
  if (password !== password2)
    throw new Problem('invalid-input', { fields: { password2: { key: 'passwords-differ' } } });
  await (link.purpose === 'activate' ? activate : resetPassword)(link, password, now);
  return { reply: { data: { email } } };
});
