import { phoneText } from '#shared/domain/people/phone.ts';

export const contactOf = ({ email, phone: number }: { email: string | null; phone: string | null }): string =>
  email ?? (number ? phoneText(number) : '—');
