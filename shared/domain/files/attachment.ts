/** Not allowed in file names on some systems, or with a meaning in a path or a header. */
const unsafe = /[\\/:*?"<>|%;\p{Cc}\p{Cf}\p{Cs}]/gu;
/** Characters of a name. File systems allow 255 bytes. */
const maxLength = 80;

/**
 * A file name that every system accepts: no path, no reserved and no invisible characters, no dot at its start or end.
 */
export const safeFileName = (name: string): string => {
  const cleaned = Array.from(name.replaceAll(unsafe, ' ').replaceAll(/\s+/g, ' ')).slice(0, maxLength).join('');
  return cleaned.replace(/^[. ]+/, '').replace(/[. ]+$/, '') || 'file';
};

/**
 * The Content-Disposition header that saves a response as a file (RFC 6266): the name in UTF-8, and for old programs
 * the same without other characters than ASCII.
 */
export const attachment = (name: string): string => {
  const safe = safeFileName(name);
  const ascii = safe
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7E]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtended(safe)}`;
};

/** RFC 8187: encodeURIComponent leaves some characters that a header value must encode. */
const encodeExtended = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
