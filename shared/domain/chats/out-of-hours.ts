import { localDay } from '../local-time.ts';
import { clock, fullDay } from '../time-text.ts';

const zone = 'Europe/Prague';
const texts = {
  cz: (day: string, time: string) => `Děkujeme za zprávu. Podpora právě neslouží, odpovíme vám **${day} od ${time}**.`,
  en: (day: string, time: string) =>
    `Thank you for your message. Support is closed now. We will answer **on ${day} from ${time}**.`,
  ru: (day: string, time: string) =>
    `Спасибо за сообщение. Сейчас поддержка не работает, мы ответим **${day} с ${time}**.`,
};

/** What a channel says by itself when its client writes outside the hours of support: when these begin, in Prague. */
export const outOfHoursText = (locale: keyof typeof texts, next: string): string =>
  texts[locale](fullDay(localDay(next, zone)), clock(next, zone));
