/** Browsers cache a failed import until reload, so a retry needs a different address. */
export const importAgain = async <M extends { default: unknown }>(error: unknown): Promise<M> => {
  const [address] = /https?:\S+?\.js/.exec(String(error)) ?? [];
  if (!address?.startsWith(`${location.origin}/`)) throw error;
  const module = (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Partial<M>;
  if (!('default' in module)) throw error;
  return module as M;
};
