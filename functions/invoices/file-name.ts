/** The name of a file of a document, whose number may have slashes. */
export const fileNameOf = (number: string, format: 'pdf' | 'isdoc'): string =>
  `${number.replaceAll('/', '-')}.${format}`;
