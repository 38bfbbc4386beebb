/** A description by which a person recognises their device. */
export type Device = { browser: string | null; system: string | null; kind: 'phone' | 'computer' };

/** The first match counts, because most browsers also name the browsers that they imitate. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (known: readonly (readonly [RegExp, string])[], text: string): string | null =>
  known.find(([mark]) => mark.test(text))?.[1] ?? null;

/** Parses a User-Agent header. Unknown clients have neither browser nor system. */
export const deviceOf = (agent: string): Device => ({
  browser: firstOf(browsers, agent),
  system: firstOf(systems, agent),
  kind: /\b(Mobi|Mobile|iPhone|iPod|iPad|Android)\b/.test(agent) ? 'phone' : 'computer',
});
