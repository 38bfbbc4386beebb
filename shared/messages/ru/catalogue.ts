export const problems = {
  'too-many-favourites': 'В избранном уже {{limit}} товаров, больше нельзя. Сначала уберите часть из них.',
} as const;

export default {
  title: 'Каталог',
  card: {
    favourite: 'Избранное: {{name}}',
    available: 'В наличии {{pieces}} шт.',
    last: 'Осталось {{pieces}} шт.',
    soldOut: 'Нет в наличии',
    lowestBefore: 'Самая низкая цена за 30 дней до скидки:',
  },
  favourites: {
    title: 'Избранное',
    none: 'В избранном пока пусто',
    noneText: 'Нажмите на сердечко у товара, и он появится здесь.',
    more: 'Показать ещё товары',
    removed: 'Удалено из избранного: {{name}}',
  },
  product: {
    title: 'Товар',
    offer: '{{name}} за {{price}}, продавец — {{company}}',
    categories: 'Категории',
    photos: 'Фотографии',
    photo: 'Фотография {{number}}',
    description: 'Описание',
    parameters: 'Характеристики',
    size: 'Высота × ширина × длина',
    weight: 'Вес',
    bestBefore: 'Годен до',
    sku: 'Артикул',
    barcode: 'Штрихкод',
    files: 'Файлы для скачивания',
    similar: 'Похожие товары',
    seen: 'Недавно просмотренные',
    missing: 'Этот товар не продаётся',
    missingText: 'Возможно, его сняли с продажи или в ссылке опечатка. Всё, что можно купить сегодня, есть в каталоге.',
    toCatalogue: 'Открыть каталог',
  },
} as const;
