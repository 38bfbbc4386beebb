import type { CannedAnswer } from '#shared/contracts/chats.ts';

/** What support writes often. */
export const cannedAnswers: readonly CannedAnswer[] = [
  {
    titles: { cs: 'Poškozená zásilka', en: 'Damaged parcel', ru: 'Повреждённая посылка' },
    texts: {
      cs: 'Dobrý den, to nás mrzí. Pošlete nám prosím **fotku zboží a obalu** a číslo zásilky. Obal zatím nevyhazujte.',
      en: 'Hello, we are sorry about that. Please send us **a photo of the goods and of the packaging**, and the number of the parcel. Keep the packaging for now.',
      ru: 'Здравствуйте, нам очень жаль. Пришлите, пожалуйста, **фото товара и упаковки** и номер посылки. Упаковку пока не выбрасывайте.',
    },
  },
  {
    titles: { cs: 'Nové dodání', en: 'New delivery', ru: 'Повторная доставка' },
    texts: {
      cs: 'Zboží vám pošleme znovu, obvykle dorazí **do dvou pracovních dnů**. Číslo nové zásilky uvidíte u objednávky.',
      en: 'We send the goods again. They usually arrive **within two working days**. You will see the number of the new parcel at the order.',
      ru: 'Мы отправим товар ещё раз, обычно он приходит **в течение двух рабочих дней**. Номер новой посылки появится у заказа.',
    },
  },
  {
    titles: { cs: 'Platí dopravce', en: 'The carrier pays', ru: 'Платит перевозчик' },
    texts: {
      cs: 'Škoda vznikla při přepravě, hradí ji **dopravce**. Vy nic neplatíte, reklamaci s ním vyřídíme sami.',
      en: 'The damage happened on the way, so **the carrier pays** for it. You pay nothing, and we settle the claim ourselves.',
      ru: 'Товар повредили при перевозке, поэтому **платит перевозчик**. Вы ничего не платите, претензию оформим мы.',
    },
  },
  {
    titles: { cs: 'Ztracená kartička nebo QR kód', en: 'Lost badge or QR code', ru: 'Потерян бейдж или QR-код' },
    texts: {
      cs: 'Na prodejnu vás pustí i bez kartičky: ukažte **směnu v telefonu** a doklad. Novou kartičku vydá vedoucí prodejny.',
      en: 'You get into the store without the badge: show **the shift on your phone** and your identity card. The store manager gives you a new badge.',
      ru: 'В магазин пустят и без бейджа: покажите **смену в телефоне** и документ. Новый бейдж выдаст управляющий магазином.',
    },
  },
  {
    titles: { cs: 'Pracovník nepřišel', en: 'Late worker, replacement', ru: 'Работник опаздывает, замена' },
    texts: {
      cs: 'Dodavateli jsme dali vědět, **hledá náhradu**. Jakmile ji přidělí, uvidíte jméno u směny. Čas bez pracovníka neplatíte.',
      en: 'We let the performer know, and it **looks for a replacement**. You will see the name at the shift. You do not pay for the time without a worker.',
      ru: 'Мы сообщили исполнителю, он **ищет замену**. Имя появится у смены. За время без работника вы не платите.',
    },
  },
  {
    titles: { cs: 'Kopie faktury', en: 'Copy of an invoice', ru: 'Копия счёта' },
    texts: {
      cs: 'Fakturu najdete u platby v nabídce **Předplatné**. Kdyby tam chyběla, napište nám prosím období.',
      en: 'The invoice is at the payment under **Subscription**. If it is missing there, please write us the period.',
      ru: 'Счёт находится у платежа в разделе **Подписка**. Если его там нет, напишите, пожалуйста, за какой период.',
    },
  },
  {
    titles: { cs: 'Změna čísla účtu', en: 'Change of bank account', ru: 'Смена банковского счёта' },
    texts: {
      cs: 'Číslo účtu změníte v **Profilu**. Platí od příští výplaty. Z bezpečnostních důvodů ho za vás nezměníme.',
      en: 'You change the bank account in your **Profile**. It is valid from the next pay on. For safety we do not change it for you.',
      ru: 'Номер счёта меняется в **Профиле** и действует со следующей выплаты. В целях безопасности мы не меняем его за вас.',
    },
  },
  {
    titles: { cs: 'Zapomenuté heslo', en: 'Forgotten password', ru: 'Забытый пароль' },
    texts: {
      cs: 'Na přihlášení zvolte **Zapomenuté heslo**, pošleme vám odkaz. Platí hodinu. Podívejte se i do nevyžádané pošty.',
      en: 'Choose **Forgotten password** when you sign in, and we send you a link. It is valid for an hour. Please look into your spam, too.',
      ru: 'При входе выберите **Забыли пароль**, и мы пришлём ссылку. Она действует час. Проверьте и папку «Спам».',
    },
  },
];
