/**
 * The HTTP APIs behind the one origin, and the beginnings of their paths. A path belongs to the first API that has its
 * beginning. AWS allows an API 300 integrations, each endpoint is one, and the number cannot be raised.
 */
export const apis = {
  // What guests read: the throttle of this API is not that of signing in, of punches or of orders.
  'public-api': [
    '/api/shop/catalog',
    '/api/shop/_p/',
    '/api/document',
    '/api/user_agreement',
    '/api/settings/footer',
    '/api/blog/',
    '/api/calendar/',
  ],
  'shop-api': ['/api/shop/'],
  'chat-api': ['/api/gpt/', '/api/mattermost/', '/api/v4/'],
  api: ['/api/'],
} as const satisfies Record<string, readonly `/api/${string}`[]>;
export type ApiName = keyof typeof apis;

export const apiNames = Object.keys(apis) as ApiName[];

/** The API that answers a path of /api/. Throws for any other path. */
export const apiOf = (path: string): ApiName => {
  const found = apiNames.find((name) => apis[name].some((beginning) => path.startsWith(beginning)));
  if (!found) throw new Error(`No API has the path ${path}`);
  return found;
};
