/** Starts the download of an address whose response is an attachment. The page stays. */
export const downloadFrom = (address: string): void =>
  Object.assign(document.createElement('a'), { href: address, download: '', rel: 'noreferrer' }).click();

/** Starts a download in the browser. */
export const saveFile = (name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void => {
  const address = URL.createObjectURL(
    new Blob([content], { type: typeof content === 'string' ? `${type};charset=utf-8` : type }),
  );
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Revoked later, because the browser reads the file after this call.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
