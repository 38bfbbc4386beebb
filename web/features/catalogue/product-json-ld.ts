import type { CatalogueProduct } from '#shared/contracts/catalogue.ts';
import { barcodeIssue } from '#shared/domain/products/barcode.ts';
import { paths } from '../../paths.ts';

/** What schema.org knows of a product: https://schema.org/Product */
export const productJsonLd = (product: CatalogueProduct, origin: string) => {
  const { id, name, description, sku, barcode, price, vat_included, available, company, media, rating } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    ...(description && { description }),
    image: media.photos.map(({ large }) => new URL(large, origin).href),
    sku,
    ...(barcodeIssue(barcode) === null && { gtin: barcode }),
    offers: {
      '@type': 'Offer',
      url: new URL(paths.catalogueProduct(id), origin).href,
      price: (price / 100).toFixed(2),
      priceCurrency: 'CZK',
      ...(!vat_included && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: (price / 100).toFixed(2),
          priceCurrency: 'CZK',
          valueAddedTaxIncluded: false,
        },
      }),
      availability: `https://schema.org/${available > 0 ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: company.name },
    },
    ...(rating.average !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.total },
    }),
  };
};
