/** Descriptions of the public pages, which search engines show under the title. */
export default {
  'sign-in': 'Sign in to Smena, where companies order shifts, performers staff them and workers record their time.',
  registration: 'Register in Smena as a customer that orders shifts or as a performer that staffs them.',
  catalogue: 'Workwear, packaging and store equipment from the companies that staff your shifts.',
  product: 'A product on sale in Smena: its price, availability, parameters and reviews.',
  store: 'The address, opening hours and order pickup of a store that orders shifts in Smena.',
  blog: 'News and advice for those who order shifts and those who work them.',
  publication: 'An article of Smena about shifts, agreements and work in stores.',
  legacy: 'The user agreement of Smena with its rules for delivery and refunds.',
  privacy: 'Which personal data Smena processes, why, for how long, and what rights you have.',
  app: 'Smena connects companies that order shifts with the performers that staff them.',
} as const;
