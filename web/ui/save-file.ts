/** Starts a download in the browser. */
export const saveFile = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Revoked later, because the browser reads the file after this call.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
