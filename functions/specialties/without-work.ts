/** What a category of products has in the fields of work. */
export const withoutWork = { icon: 'package-open', hourly_rate: 0, hourly_premium: 0, auto_complete: false };
