import { getCompany } from '../../../functions/data/companies/companies.ts';
import { writeSquares } from '../../../functions/data/files/objects.ts';
import { productTypesById, productTypeWrite } from '../../../functions/data/product-types/product-types.ts';
import { mediaWrite } from '../../../functions/data/products/media.ts';
import { priceWrite } from '../../../functions/data/products/prices.ts';
import { productKey } from '../../../functions/data/products/product-key.ts';
import { productWrites, readProduct } from '../../../functions/data/products/products.ts';
import { movementWrite, stockWrite } from '../../../functions/data/products/stock.ts';
import { changedTree } from '../../../functions/data/specialties/category-tree.ts';
import { getCategories, specialtyWrite } from '../../../functions/data/specialties/specialties.ts';
import { ConditionFailed, getMany, transact, type Write } from '../../../functions/data/table.ts';
import { claimedPictureWrite } from './claimed-picture-write.ts';
import { companies } from './companies.ts';
import { createCompany, createPerson } from './master-data.ts';
import { accounts, logins } from './people.ts';
import { productCategories, withProductCategories } from './product-categories.ts';
import { drawPicture, type Picture } from './product-pictures.ts';
import { productTypes } from './product-types.ts';
import { type DemoProduct, productsAt } from './products.ts';
import { sideBySide } from './side-by-side.ts';
import { type StockHistory, stocksAt } from './stock-history.ts';

/** Adds the categories and types of products, and the company that only sells, as far as they are missing. */
export const openShop = async (userPoolId: string, now: string): Promise<void> => {
  await addShopCompany(userPoolId, now);
  const categories = await getCategories(idsOf(productCategories), 'product');
  const newCategories = without(productCategories, categories);
  if (newCategories.length > 0) {
    const { write } = await changedTree('product', withProductCategories);
    await transact([write, ...newCategories.map((category) => specialtyWrite(undefined, category))]);
  }
  const types = Object.values(productTypes);
  const newTypes = without(types, [...(await productTypesById(idsOf(types))).values()]);
  await transact(newTypes.map((type) => productTypeWrite(undefined, type)));
};

/** A world that was loaded before there was a shop does not have it. */
const addShopCompany = async (userPoolId: string, now: string): Promise<void> => {
  const { hanackeZasoby } = companies;
  if (await getCompany(hanackeZasoby.id)) return;
  await createCompany(hanackeZasoby, now);
  const own = accounts.filter(({ company }) => company?.id === hanackeZasoby.id);
  await sideBySide(
    logins.filter(({ id }) => own.some(({ login_id }) => login_id === id)),
    (login) => createPerson(userPoolId, login),
  );
};

type WithId = { id: string };
const idsOf = (records: readonly WithId[]): string[] => records.map(({ id }) => id);
const without = <T extends WithId>(records: readonly T[], known: readonly WithId[]): T[] =>
  records.filter(({ id }) => !known.some((one) => one.id === id));

/** Writes the products that are missing, with their photos. Others stay as people left them. */
export const storeProducts = async (now: string): Promise<void> => {
  const products = productsAt(now);
  const known = (await getMany(products.map(({ product }) => productKey(product.id)))).map(readProduct);
  const storedIds = new Set(idsOf(known));
  const draw = drawOnce();
  const stocks = stocksAt(now);
  await sideBySide(
    products.filter(({ product }) => !storedIds.has(product.id)),
    async (each) => {
      for (const { id, picture } of each.photos) await writeSquares({ id, purpose: 'product-photo' }, draw(picture));
      const stock = stocks.get(each.product.id);
      if (!stock) throw new Error(`The product ${each.product.sku} has no stock`);
      await transact(demoProductWrites(each, stock)).catch((error: unknown) => {
        // A person gave its SKU to another product.
        if (!(error instanceof ConditionFailed)) throw error;
      });
    },
  );
};

const drawOnce = () => {
  const drawn = new Map<string, ReturnType<typeof drawPicture>>();
  return (picture: Picture) => {
    const name = Object.values(picture).join(' ');
    const squares = drawn.get(name) ?? drawPicture(picture, 'product-photo');
    drawn.set(name, squares);
    return squares;
  };
};

const demoProductWrites = (
  { product, owner_id, prices, photos }: DemoProduct,
  { pieces, moves, ofOrders }: StockHistory,
): Write[] => {
  const none = { product_id: product.id, version: 0, photos: [], main_photo_id: null, files: [] };
  return [
    ...productWrites(undefined, product),
    stockWrite({ product_id: product.id, available: pieces, reserved: 0, version: moves.length + ofOrders.length + 1 }),
    ...moves.map(({ change, ...move }) => movementWrite(product.id, change, move)),
    ...prices.map((since) => priceWrite(product.id, since)),
    mediaWrite(none, {
      ...none,
      version: photos.length,
      photos: photos.map(({ id, alt }) => ({ id, alt })),
      main_photo_id: photos[0]?.id ?? null,
    }),
    ...photos.map(({ id }) =>
      claimedPictureWrite({ id, owner_id, purpose: 'product-photo', created_at: product.created_at }),
    ),
  ];
};
