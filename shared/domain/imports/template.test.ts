import { describe, expect, it } from 'vitest';
import cs from '#shared/messages/cs/people.ts';
import csOfProducts from '#shared/messages/cs/products.ts';
import en from '#shared/messages/en/people.ts';
import enOfProducts from '#shared/messages/en/products.ts';
import ru from '#shared/messages/ru/people.ts';
import ruOfProducts from '#shared/messages/ru/products.ts';
import { importFields } from './issues.ts';
import { guessProductColumns, productImportFields } from './product-columns.ts';
import { guessColumns } from './worker-columns.ts';

describe('the headers of the template are guessed', () => {
  it.for([en, cs, ru])('of workers: $list.titles.staff', ({ importing: { fields } }) => {
    expect(guessColumns(importFields.map((field) => fields[field]))).toEqual([...importFields]);
  });

  it.for([enOfProducts, csOfProducts, ruOfProducts])('of products: $title', ({ fields, columns, form }) => {
    const { category, type } = columns;
    const headers = { ...fields, category, type, description: form.description, barcode_unchecked: form.unchecked };
    expect(guessProductColumns(productImportFields.map((field) => headers[field]))).toEqual([...productImportFields]);
  });
});
