import type { ParameterKind } from '#shared/domain/products/limits.ts';
import type { Parameter, ProductType } from '../../../functions/data/product-types/product-types.ts';
import { idOf } from './seed.ts';

type Names = readonly [cs: string, en: string, ru: string];
const namesOf = ([cs, en, ru]: Names) => ({ cs, en, ru });
type Row = {
  kind: ParameterKind;
  names: Names;
  unit?: string;
  required?: true;
  options?: Readonly<Record<string, Names>>;
};

const origin: Row = { kind: 'countries', names: ['Země původu', 'Country of origin', 'Страна происхождения'] };
const pieces: Row = {
  kind: 'number',
  unit: 'ks',
  required: true,
  names: ['Kusů v balení', 'Pieces in a pack', 'Штук в упаковке'],
};
const colour = (options: readonly (keyof typeof colours)[]): Row => ({
  kind: 'list',
  names: ['Barva', 'Colour', 'Цвет'],
  options: Object.fromEntries(options.map((key) => [key, colours[key]])),
});
const colours = {
  white: ['bílá', 'white', 'белый'],
  black: ['černá', 'black', 'чёрный'],
  grey: ['šedá', 'grey', 'серый'],
  blue: ['modrá', 'blue', 'синий'],
  red: ['červená', 'red', 'красный'],
  green: ['zelená', 'green', 'зелёный'],
  yellow: ['žlutá', 'yellow', 'жёлтый'],
  orange: ['oranžová', 'orange', 'оранжевый'],
  brown: ['hnědá', 'brown', 'коричневый'],
  clear: ['průhledná', 'clear', 'прозрачный'],
} as const satisfies Record<string, Names>;

const types = {
  cleaner: {
    names: ['Čisticí prostředek', 'Cleaning product', 'Чистящее средство'],
    parameters: {
      volume: { kind: 'number', unit: 'l', required: true, names: ['Objem', 'Volume', 'Объём'] },
      scent: { kind: 'string', names: ['Vůně', 'Scent', 'Аромат'] },
      use: {
        kind: 'list',
        names: ['Použití', 'Use', 'Применение'],
        options: {
          ready: ['k přímému použití', 'ready to use', 'готово к применению'],
          concentrate: ['koncentrát k ředění', 'concentrate to dilute', 'концентрат для разведения'],
        },
      },
      surfaces: {
        kind: 'multiple_list',
        names: ['Povrchy', 'Surfaces', 'Поверхности'],
        options: {
          tile: ['dlažba a obklady', 'tiles', 'плитка'],
          lino: ['linoleum a PVC', 'linoleum and PVC', 'линолеум и ПВХ'],
          wood: ['dřevo a laminát', 'wood and laminate', 'дерево и ламинат'],
          ceramic: ['keramika', 'ceramics', 'керамика'],
          steel: ['nerez', 'stainless steel', 'нержавеющая сталь'],
          glass: ['sklo', 'glass', 'стекло'],
        },
      },
      safety: { kind: 'text', names: ['Bezpečnostní pokyny', 'Safety instructions', 'Меры предосторожности'] },
      origin,
    },
  },
  clothing: {
    names: ['Pracovní oděv', 'Work clothing', 'Рабочая одежда'],
    parameters: {
      size: { kind: 'string', required: true, names: ['Velikost', 'Size', 'Размер'] },
      colour: colour(['white', 'black', 'grey', 'blue', 'red', 'green', 'yellow', 'orange']),
      material: { kind: 'string', names: ['Materiál', 'Material', 'Материал'] },
      norms: {
        kind: 'multiple_list',
        names: ['Normy', 'Standards', 'Стандарты'],
        options: {
          en388: ['EN 388 (mechanická rizika)', 'EN 388 (mechanical risks)', 'EN 388 (механические риски)'],
          en374: ['EN 374 (chemikálie)', 'EN 374 (chemicals)', 'EN 374 (химикаты)'],
          en20471: ['EN 20471 (viditelnost)', 'EN 20471 (visibility)', 'EN 20471 (видимость)'],
          en20345: ['EN 20345 (bezpečnostní obuv)', 'EN 20345 (safety shoes)', 'EN 20345 (защитная обувь)'],
          en20347: ['EN 20347 (pracovní obuv)', 'EN 20347 (work shoes)', 'EN 20347 (рабочая обувь)'],
        },
      },
      care: { kind: 'text', names: ['Údržba', 'Care', 'Уход'] },
      origin,
    },
  },
  packaging: {
    names: ['Obal a spotřební materiál', 'Packaging and consumables', 'Упаковка и расходные материалы'],
    parameters: {
      pieces,
      length: { kind: 'number', unit: 'm', names: ['Délka návinu', 'Length of the roll', 'Длина намотки'] },
      material: {
        kind: 'list',
        names: ['Materiál', 'Material', 'Материал'],
        options: {
          paper: ['papír', 'paper', 'бумага'],
          cardboard: ['vlnitá lepenka', 'corrugated cardboard', 'гофрокартон'],
          plastic: ['plast', 'plastic', 'пластик'],
        },
      },
      recycled: { kind: 'number', unit: '%', names: ['Podíl recyklátu', 'Recycled content', 'Доля вторсырья'] },
      note: { kind: 'text', names: ['Doporučené použití', 'Recommended use', 'Рекомендуемое применение'] },
    },
  },
  equipment: {
    names: ['Vybavení', 'Equipment', 'Оборудование'],
    parameters: {
      load: { kind: 'number', unit: 'kg', names: ['Nosnost', 'Load capacity', 'Грузоподъёмность'] },
      material: { kind: 'string', names: ['Materiál', 'Material', 'Материал'] },
      colour: colour(['white', 'black', 'grey', 'blue', 'red', 'green', 'yellow', 'brown']),
      warranty: { kind: 'number', unit: 'měs.', required: true, names: ['Záruka', 'Warranty', 'Гарантия'] },
      assembly: { kind: 'text', names: ['Montáž a údržba', 'Assembly and care', 'Сборка и уход'] },
    },
  },
  food: {
    names: ['Potravina', 'Food', 'Продукт питания'],
    parameters: {
      pieces,
      ingredients: { kind: 'text', required: true, names: ['Složení', 'Ingredients', 'Состав'] },
      allergens: {
        kind: 'multiple_list',
        names: ['Alergeny', 'Allergens', 'Аллергены'],
        options: {
          gluten: ['lepek', 'gluten', 'глютен'],
          milk: ['mléko', 'milk', 'молоко'],
          eggs: ['vejce', 'eggs', 'яйца'],
          nuts: ['ořechy', 'nuts', 'орехи'],
          soya: ['sója', 'soya', 'соя'],
        },
      },
      storage: {
        kind: 'list',
        names: ['Skladování', 'Storage', 'Хранение'],
        options: {
          dry: ['v suchu a chladu', 'dry and cool', 'в сухом прохладном месте'],
          room: ['při pokojové teplotě', 'at room temperature', 'при комнатной температуре'],
        },
      },
      origin,
    },
  },
  stationery: {
    names: ['Kancelářská potřeba', 'Stationery', 'Канцелярский товар'],
    parameters: {
      pieces,
      format: {
        kind: 'list',
        names: ['Formát', 'Format', 'Формат'],
        options: { a3: ['A3', 'A3', 'A3'], a4: ['A4', 'A4', 'A4'], a5: ['A5', 'A5', 'A5'] },
      },
      colours: {
        kind: 'multiple_list',
        names: ['Barvy', 'Colours', 'Цвета'],
        options: { blue: colours.blue, black: colours.black, red: colours.red, green: colours.green },
      },
      weight: { kind: 'number', unit: 'g/m²', names: ['Gramáž', 'Paper weight', 'Плотность бумаги'] },
    },
  },
} as const satisfies Record<string, { names: Names; parameters: Readonly<Record<string, Row>> }>;
export type TypeKey = keyof typeof types;

const typeId = (key: TypeKey): string => idOf(`product type ${key}`);

const parameter = (type: TypeKey, key: string, { kind, names, unit, required, options = {} }: Row): Parameter => ({
  id: `${typeId(type)}.${key}`,
  names: namesOf(names),
  kind,
  unit: unit ?? null,
  required: required ?? false,
  options: Object.entries(options).map(([id, optionNames]) => ({ id, names: namesOf(optionNames) })),
});

export const productTypes: Readonly<Record<TypeKey, ProductType>> = Object.fromEntries(
  (Object.keys(types) as TypeKey[]).map((key) => [
    key,
    {
      id: typeId(key),
      version: 1,
      names: namesOf(types[key].names),
      parameters: Object.entries<Row>(types[key].parameters).map(([name, row]) => parameter(key, name, row)),
    },
  ]),
) as Record<TypeKey, ProductType>;
