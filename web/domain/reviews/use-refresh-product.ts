import { useQueryClient } from '@tanstack/react-query';
import { getCatalogueProduct } from '#shared/contracts/catalogue.ts';
import { refreshArea } from '../../api/refresh-area.ts';

/** After a change of a review: the catalogue shows the average. */
export const useRefreshProduct = () => {
  const client = useQueryClient();
  return () => void refreshArea(client, getCatalogueProduct.area);
};
