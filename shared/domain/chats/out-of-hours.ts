import type { Locale } from '#shared/contracts/fields.ts';
import { localDay } from '../local-time.ts';
import { clock, fullDay } from '../time-text.ts';

const zone = 'Europe/Prague';
const texts: Record<Locale, (day: string, time: string) => string> = {
  cz: (day, time) => `Děkujeme za zprávu. Podpora právě neslouží, odpovíme vám **${day} od ${time}**.`,
  en: (day, time) => `Thank you for your message. Support is closed now. We will answer **on ${day} from ${time}**.`,
  ru: (day, time) => `Спасибо за сообщение. Сейчас поддержка не работает, мы ответим **${day} с ${time}**.`,
};

/** What a channel says by itself when its client writes outside the hours of support: when these begin, in Prague. */
export const outOfHoursText = (locale: Locale, next: string): string =>
  texts[locale](fullDay(localDay(next, zone)), clock(next, zone));
