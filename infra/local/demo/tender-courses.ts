import type { SectionNumber } from '#shared/domain/tenders/sections.ts';
import type { TenderStatus } from '#shared/domain/tenders/transitions.ts';
import type { CompanyKey } from './companies.ts';
import type { RiskKey } from './tender-risks.ts';

/** The performers that are invited. */
export const performers = ['personalPlus', 'moravaStaff', 'hanackeZasoby'] as const satisfies readonly CompanyKey[];
export type Performer = (typeof performers)[number];

/** `covers`: hundredths of a percent of the layer. `franchise`: a percent of that of the tender. */
export type DemoQuote = { covers: number; franchise: number; tariff_percent: number; comment: string };
export type DemoAnswer = {
  /** One after another, each instead of the one before. */
  quotes?: readonly DemoQuote[];
  isRevoked?: true;
  declined?: string;
  /** Hundredths of a percent. */
  line?: { written: number; least?: number };
};

/** Where a tender is at the load: in `quotation`, its quotes are sealed or opened. */
export type Stage = Exclude<TenderStatus, 'quotation'> | 'sealed' | 'opened';

export type Course = {
  risk: RiskKey;
  owner: CompanyKey;
  /** Which person of the owner, from the buyer on. */
  person?: number;
  /** Days from its creation to the load. */
  age: number;
  stage: Stage;
  /** The sections that are saved, if not all, and the fields that are still empty in them. */
  saved?: readonly SectionNumber[];
  empty?: readonly string[];
  /** Of a clarification, or of a cancellation. */
  reason?: string;
  /** The deadline was moved by a week. */
  isMoved?: true;
  /** The section that was saved again before quotes were requested. */
  corrected?: SectionNumber;
  /** Those without one are awaited. */
  answers?: Partial<Record<Performer, DemoAnswer>>;
  /** Whose terms are picked. */
  picked?: { tariff_percent: Performer; franchise: Performer };
  talk?: readonly (readonly [by: Performer | 'owner' | 'platform', text: string])[];
};

export const courses: readonly Course[] = [
  { risk: 'solar', owner: 'zelenyKos', age: 2, stage: 'cart', saved: [1, 2, 3, 5], empty: ['values'] },
  { risk: 'brewery', owner: 'zelenyKos', age: 5, stage: 'new', saved: [1, 2, 3, 4, 5, 6, 8] },
  { risk: 'turbines', owner: 'zelenyKos', person: 1, age: 16, stage: 'formation', corrected: 8 },
  {
    risk: 'hospital',
    owner: 'zelenyKos',
    age: 19,
    stage: 'needs_clarification',
    reason: 'Přehled nároků končí rokem 2023. Doplňte prosím nároky do konce minulého pololetí a výši rezerv.',
  },
  {
    risk: 'freezer',
    owner: 'zelenyKos',
    age: 27,
    stage: 'sealed',
    answers: {
      personalPlus: {
        quotes: [
          { covers: 4_000, franchise: 100, tariff_percent: 15_800, comment: 'Platí do konce příštího měsíce.' },
          {
            covers: 4_500,
            franchise: 100,
            tariff_percent: 14_900,
            comment: 'Po odpovědi o čidlech čpavku jsme sazbu snížili. Platí do konce příštího měsíce.',
          },
        ],
      },
      moravaStaff: {
        quotes: [
          {
            covers: 3_500,
            franchise: 150,
            tariff_percent: 13_900,
            comment: 'Spoluúčast zvýšena kvůli jádru panelů z PIR.',
          },
        ],
      },
    },
    talk: [
      ['personalPlus', 'Jsou čidla čpavku ve strojovně zdvojená a kam hlásí poplach?'],
      ['owner', 'Ano, dvě nezávislé smyčky. Poplach jde na dozor a zároveň k hasičům.'],
      ['hanackeZasoby', 'Můžete prosím doplnit, kolik zásob patří jednomu zákazníkovi?'],
      ['owner', 'Největší zákazník má nejvýš 120 mil. Kč, ostatní pod 60 mil. Kč.'],
    ],
  },
  {
    risk: 'jazlovice',
    owner: 'zelenyKos',
    person: 1,
    age: 32,
    stage: 'opened',
    isMoved: true,
    answers: {
      personalPlus: {
        quotes: [
          { covers: 5_000, franchise: 100, tariff_percent: 17_500, comment: 'Bez dalších podmínek, vedoucí podíl.' },
        ],
      },
      moravaStaff: {
        quotes: [
          {
            covers: 4_000,
            franchise: 160,
            tariff_percent: 16_200,
            comment: 'Podmínka: doporučení č. 2 splnit do 60 dnů.',
          },
        ],
      },
      hanackeZasoby: {
        quotes: [
          { covers: 2_500, franchise: 80, tariff_percent: 19_400, comment: 'Povodeň jen do sublimitu 100 mil. Kč.' },
        ],
      },
    },
    talk: [
      ['moravaStaff', 'Od kdy je v provozu střešní elektrárna a kdo ji kontroluje?'],
      ['owner', 'Od března loňského roku, termokamerou ji jednou za rok kontroluje dodavatel.'],
      ['personalPlus', 'Prosíme o prodloužení lhůty o týden, čekáme na zprávu z prohlídky.'],
      ['owner', 'Lhůtu jsme o týden posunuli pro všechny.'],
      ['platform', 'Po otevření nabídek prosíme další otázky jen ke slipu.'],
    ],
  },
  {
    risk: 'fleet',
    owner: 'zelenyKos',
    age: 46,
    stage: 'placement',
    answers: {
      personalPlus: {
        quotes: [
          {
            covers: 3_000,
            franchise: 100,
            tariff_percent: 28_900,
            comment: 'Provize 29 % při škodním průběhu do 64 %.',
          },
        ],
        line: { written: 3_000, least: 2_000 },
      },
      moravaStaff: {
        quotes: [{ covers: 4_000, franchise: 100, tariff_percent: 27_600, comment: 'Klouzavá provize 24 až 30 %.' }],
        line: { written: 4_500 },
      },
      hanackeZasoby: { declined: 'Motorová vozidla v tomto roce nepřijímáme, kapacita je vyčerpána.' },
    },
    picked: { tariff_percent: 'moravaStaff', franchise: 'personalPlus' },
    talk: [
      ['personalPlus', 'Kolik vozů nad 12 tun jezdí pravidelně mimo Evropskou unii?'],
      ['owner', 'Jedenáct, všechny na lince do Švýcarska.'],
    ],
  },
  {
    risk: 'recall',
    owner: 'zelenyKos',
    age: 52,
    stage: 'processing',
    corrected: 9,
    answers: {
      personalPlus: {
        quotes: [
          { covers: 5_000, franchise: 100, tariff_percent: 19_200, comment: 'Včetně poradců v krizi od první koruny.' },
        ],
        line: { written: 5_000, least: 3_500 },
      },
      moravaStaff: {
        quotes: [
          {
            covers: 4_000,
            franchise: 100,
            tariff_percent: 20_800,
            comment: 'Obnova pověsti jen se souhlasem zajistitele.',
          },
          { covers: 4_500, franchise: 100, tariff_percent: 18_900, comment: 'Nová sazba po výsledku auditu IFS.' },
        ],
        line: { written: 4_500 },
      },
      hanackeZasoby: {
        quotes: [
          { covers: 3_000, franchise: 200, tariff_percent: 18_600, comment: 'Alergeny se sublimitem 30 mil. Kč.' },
        ],
        line: { written: 3_000, least: 2_000 },
      },
    },
    picked: { tariff_percent: 'moravaStaff', franchise: 'moravaStaff' },
    talk: [
      ['hanackeZasoby', 'Jak dlouho trvá vrácení zboží z prodejen po svolání?'],
      ['owner', 'Z vlastních prodejen do 24 hodin, od odběratelů do tří dnů.'],
    ],
  },
  {
    risk: 'stores',
    owner: 'zelenyKos',
    age: 214,
    stage: 'completed',
    answers: {
      personalPlus: {
        quotes: [
          {
            covers: 6_000,
            franchise: 100,
            tariff_percent: 4_100,
            comment: 'Jedno obnovení za 100 %, pro rata částky.',
          },
        ],
        line: { written: 6_000 },
      },
      moravaStaff: {
        quotes: [{ covers: 5_000, franchise: 100, tariff_percent: 4_450, comment: 'Krupobití ve sdíleném sublimitu.' }],
        line: { written: 5_000, least: 2_500 },
      },
      hanackeZasoby: { declined: 'Povodí Moravy máme naplněné z jiných smluv.' },
    },
    picked: { tariff_percent: 'personalPlus', franchise: 'personalPlus' },
    talk: [
      ['moravaStaff', 'Který model povodní jste použili a v jakém rozlišení?'],
      ['owner', 'Model s mřížkou pět metrů, výstup je mezi podklady.'],
    ],
  },
  {
    risk: 'aerosols',
    owner: 'drogerieLipa',
    age: 70,
    stage: 'paid',
    answers: {
      personalPlus: {
        quotes: [{ covers: 4_000, franchise: 150, tariff_percent: 27_800, comment: 'Spoluúčast 3 mil. Kč na výbuch.' }],
        line: { written: 4_000 },
      },
      moravaStaff: {
        quotes: [
          { covers: 5_000, franchise: 100, tariff_percent: 26_400, comment: 'Platí po doplnění protokolu o detekci.' },
        ],
        line: { written: 3_500, least: 2_500 },
      },
      hanackeZasoby: {
        quotes: [
          {
            covers: 2_000,
            franchise: 200,
            tariff_percent: 29_500,
            comment: 'Jen s vedoucím zajistitelem s ratingem A.',
          },
        ],
        isRevoked: true,
      },
    },
    picked: { tariff_percent: 'moravaStaff', franchise: 'moravaStaff' },
  },
  {
    risk: 'schools',
    owner: 'drogerieLipa',
    age: 25,
    stage: 'sealed',
    answers: {
      moravaStaff: {
        quotes: [
          { covers: 6_000, franchise: 100, tariff_percent: 12_400, comment: 'Krupobití s vlastním vrubem 5 mil. Kč.' },
        ],
      },
      hanackeZasoby: { declined: 'Souhrnné zajištění bez údajů o stavu střech neoceňujeme.' },
    },
    talk: [
      ['moravaStaff', 'Zahrnuje souhrn škod také náklady na likvidaci?'],
      ['owner', 'Ano, vnější náklady na likvidaci jsou zahrnuty, vnitřní ne.'],
    ],
  },
  {
    risk: 'sawmill',
    owner: 'hobbyDum',
    age: 84,
    stage: 'ready_to_ship',
    isMoved: true,
    answers: {
      personalPlus: { declined: 'Dřevozpracující závody upisujeme jen s úplnou ochranou sprinklery.' },
      moravaStaff: {
        quotes: [
          { covers: 4_000, franchise: 100, tariff_percent: 6_600, comment: 'Přerušení provozu s čekací dobou 10 dnů.' },
        ],
        line: { written: 4_000, least: 3_000 },
      },
      hanackeZasoby: {
        quotes: [
          { covers: 3_000, franchise: 120, tariff_percent: 6_100, comment: 'Zhášení jisker revidovat pololetně.' },
        ],
        line: { written: 3_000 },
      },
    },
    picked: { tariff_percent: 'hanackeZasoby', franchise: 'moravaStaff' },
  },
  {
    risk: 'extension',
    owner: 'hobbyDum',
    age: 66,
    stage: 'canceled',
    reason: 'Stavební povolení se odkládá nejméně o rok, zajištění teď nepotřebujeme.',
    answers: {
      personalPlus: {
        quotes: [
          { covers: 2_500, franchise: 100, tariff_percent: 3_300, comment: 'Záplava jámy s odpočtem 1 mil. Kč.' },
        ],
      },
      moravaStaff: {
        quotes: [
          { covers: 3_000, franchise: 200, tariff_percent: 2_900, comment: 'Bez stávající prodejny, jen nové dílo.' },
        ],
      },
    },
  },
  {
    risk: 'cyber',
    owner: 'kavarnySlunce',
    age: 176,
    stage: 'completed',
    answers: {
      personalPlus: {
        quotes: [{ covers: 5_000, franchise: 100, tariff_percent: 28_500, comment: 'Výpadek cloudu po 12 hodinách.' }],
        line: { written: 5_000, least: 4_000 },
      },
      moravaStaff: {
        quotes: [
          {
            covers: 3_000,
            franchise: 200,
            tariff_percent: 27_900,
            comment: 'Podvodné platby jen s ověřením zpětným voláním.',
          },
        ],
        line: { written: 3_000 },
      },
      hanackeZasoby: { declined: 'Kybernetická rizika nezajišťujeme.' },
    },
    picked: { tariff_percent: 'moravaStaff', franchise: 'personalPlus' },
    talk: [
      ['personalPlus', 'Kolik členů sdružení má zálohy mimo síť?'],
      ['owner', 'Všichni kromě dvou, kteří je zavedou do konce čtvrtletí.'],
    ],
  },
];
