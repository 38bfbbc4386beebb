export const problems = {
  'export-limit':
    'Během 24 hodin lze exportovat {{limit}} seznamů, tento se proto neexportoval. Ještě počkejte: {{wait}}.',
  'running-export-limit':
    'Vaše jiné exporty se ještě připravují, tento proto nezačal. Počkejte, až bude některý hotový.',
} as const;

export default {
  title: 'Moje exporty',
  help: 'Soubory za posledních 30 dní. Každý lze stáhnout po dobu sedmi dnů, potom se smaže.',
  columns: {
    list: 'Seznam',
    format: 'Soubor',
    state: 'Stav',
    rows: 'Řádky',
    made: 'Zadáno',
    note: 'Poznámka',
    actions: 'Akce',
  },
  states: { running: 'Připravuje se', ready: 'Hotovo', failed: 'Nezdařilo se', expired: 'Vypršelo' },
  failures: {
    'too-many-rows': 'Více než 100 000 řádků. Použijte filtry a exportujte po částech.',
    'no-access': 'Vaše role už k tomuto seznamu nemá přístup.',
    'refused-filters': 'Seznam nelze s těmito filtry zobrazit.',
    'not-in-time': 'Do hodiny se nestihl dokončit. Zadejte export znovu.',
  },
  incomplete: 'Hledání našlo více řádků, než soubor obsahuje. Zadejte delší hledaný text.',
  until: 'do {{moment}}',
  download: 'Stáhnout',
  downloadOf: 'Stáhnout {{list}}, {{moment}}',
  first: {
    title: 'Tady budou vaše exporty',
    text: 'Otevřete některý seznam a zvolte Export. Soubor se připraví na pozadí, s filtry a řazením seznamu.',
  },
  lists: {
    users: {
      columns: {
        fio: 'Jméno',
        roles: 'Role',
        company: 'Firma',
        email: 'E-mail',
        phone: 'Telefon',
        categories: 'Profese',
        contract: 'Pracovní vztah',
      },
    },
    stores: {
      columns: {
        name: 'Název',
        address: 'Adresa',
        company: 'Firma',
        phone: 'Telefon',
        sales_area_m2: 'Prodejní plocha (m²)',
        time_zone: 'Časové pásmo',
        pickup: 'Výdej objednávek',
        delivery_warehouse: 'Příjem zásilek',
        vendors: 'Dodavatelé',
      },
    },
    companies: {
      columns: { name: 'Název', inn: 'IČO', role: 'Role', credibility: 'Důvěryhodnost', created_at: 'V systému od' },
    },
    shifts: {
      columns: {
        status: 'Stav',
        day: 'Datum',
        start: 'Plánovaný začátek',
        end: 'Plánovaný konec',
        store: 'Prodejna',
        address: 'Adresa',
        customer: 'Zákazník',
        performer: 'Dodavatel',
        specialty: 'Profese',
        worker: 'Pracovník',
        actual_start: 'Skutečný začátek',
        actual_end: 'Skutečný konec',
        breaks: 'Přestávky (min)',
        worked: 'Odpracováno (min)',
        planned: 'Plánováno (min)',
        tardiness: 'Zpoždění (min)',
        rate: 'Sazba (Kč/h)',
        flags: 'Příznaky',
      },
    },
    audit: {
      columns: {
        day: 'Datum',
        time: 'Čas',
        by: 'Osoba',
        action: 'Akce',
        kind: 'Druh',
        about: 'Čeho se týká',
        company: 'Firma',
        on_behalf: 'Za firmu jednala Smena',
        changes: 'Změny',
      },
    },
  },
  employment: { employment: 'Pracovní smlouva', dpp: 'DPP', dpc: 'DPČ' },
} as const;
