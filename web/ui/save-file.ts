/** Starts the download of an address whose response is an attachment. The page stays. */
export const downloadFrom = (address: string): void =>
  Object.assign(document.createElement('a'), { href: address, download: '', rel: 'noreferrer' }).click();

/** Starts a download in the browser. */
export const saveFile = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Revoked later, because the browser reads the file after this call.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
