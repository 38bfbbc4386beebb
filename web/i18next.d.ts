import 'i18next';
import type auth from '#shared/messages/en/auth.ts';
import type clients from '#shared/messages/en/clients.ts';
import type common from '#shared/messages/en/common.ts';
import type companies from '#shared/messages/en/companies.ts';
import type exports from '#shared/messages/en/exports.ts';
import type fields from '#shared/messages/en/fields.ts';
import type guest from '#shared/messages/en/guest.ts';
import type head from '#shared/messages/en/head.ts';
import type holidays from '#shared/messages/en/holidays.ts';
import type hours from '#shared/messages/en/hours.ts';
import type law from '#shared/messages/en/law.ts';
import type legal from '#shared/messages/en/legal.ts';
import type letters from '#shared/messages/en/letters.ts';
import type map from '#shared/messages/en/map.ts';
import type panel from '#shared/messages/en/panel.ts';
import type pay from '#shared/messages/en/pay.ts';
import type people from '#shared/messages/en/people.ts';
import type poster from '#shared/messages/en/poster.ts';
import type problems from '#shared/messages/en/problems.ts';
import type productTypes from '#shared/messages/en/product-types.ts';
import type products from '#shared/messages/en/products.ts';
import type settings from '#shared/messages/en/settings.ts';
import type shell from '#shared/messages/en/shell.ts';
import type shifts from '#shared/messages/en/shifts.ts';
import type specialties from '#shared/messages/en/specialties.ts';
import type statistics from '#shared/messages/en/statistics.ts';
import type stores from '#shared/messages/en/stores.ts';
import type worker from '#shared/messages/en/worker.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      auth: typeof auth;
      clients: typeof clients;
      common: typeof common;
      companies: typeof companies;
      exports: typeof exports;
      fields: typeof fields;
      guest: typeof guest;
      head: typeof head;
      holidays: typeof holidays;
      hours: typeof hours;
      law: typeof law;
      legal: typeof legal;
      letters: typeof letters;
      map: typeof map;
      panel: typeof panel;
      pay: typeof pay;
      people: typeof people;
      poster: typeof poster;
      problems: typeof problems;
      'product-types': typeof productTypes;
      products: typeof products;
      settings: typeof settings;
      shell: typeof shell;
      shifts: typeof shifts;
      specialties: typeof specialties;
      statistics: typeof statistics;
      stores: typeof stores;
      worker: typeof worker;
    };
  }
}
