/** By the first that matches: Edge, Opera and Samsung's browser also name Chrome, and Chrome names Safari. */
const browsers = {
  Edge: /\bEdg(?:e|A|iOS)?\//,
  Opera: /\b(?:OPR|OPT)\//,
  'Samsung Internet': /\bSamsungBrowser\//,
  Firefox: /\b(?:Firefox|FxiOS)\//,
  Chrome: /\b(?:Chrome|CriOS)\//,
  Safari: /\bSafari\//,
};

/** An installed app of an iPhone does not name Safari. Android names Linux. */
const systems = {
  iPhone: /\biPhone\b/,
  iPad: /\biPad\b/,
  Android: /\bAndroid\b/,
  Windows: /\bWindows\b/,
  Mac: /\bMacintosh\b/,
  ChromeOS: /\bCrOS\b/,
  Linux: /\bLinux\b/,
};

const firstIn = (names: Readonly<Record<string, RegExp>>, userAgent: string): string | undefined =>
  Object.entries(names).find(([, pattern]) => pattern.test(userAgent))?.[0];

/** What a person recognises a device by, such as `Chrome, Android`; empty if neither browser nor system is known. */
export const deviceName = (userAgent: string): string =>
  [firstIn(browsers, userAgent), firstIn(systems, userAgent)].filter(Boolean).join(', ');
