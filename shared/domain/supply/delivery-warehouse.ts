type Store = { delivery_warehouse: boolean };

/** Supplies go to the stores with a delivery warehouse first. Otherwise the stores keep their order. */
export const warehousesFirst = <S extends Store>(stores: readonly S[]): S[] => [
  ...stores.filter(({ delivery_warehouse }) => delivery_warehouse),
  ...stores.filter(({ delivery_warehouse }) => !delivery_warehouse),
];

/** The store that a supply goes to unless another one is chosen: the only one with a delivery warehouse. */
export const usualStoreOf = <S extends Store>(stores: readonly S[]): S | null => {
  const [only, ...others] = stores.filter(({ delivery_warehouse }) => delivery_warehouse);
  return only && others.length === 0 ? only : null;
};
