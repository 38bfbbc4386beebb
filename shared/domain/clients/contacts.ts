type Contact = { phone: string | null; site: string | null };

/**
 * docs/rules.md, "Companies and scope": whether a person of a customer reads the contact of a performer without counting
 * it: one that serves the customer, that this person was shown today, or that has nothing to show.
 */
export const isContactShown = (
  { phone, site }: Contact,
  { serves, wasShown }: { serves: boolean; wasShown: boolean },
): boolean => serves || wasShown || (phone === null && site === null);
