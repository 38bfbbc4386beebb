export const problems = {
  'cart-other-company':
    'Prodejcem zboží ve vašem košíku je {{company}}: jedna objednávka obsahuje zboží jedné firmy. Nahraďte košík, nebo nejdřív dokončete tu objednávku.',
  'cart-full': 'Do košíku se vejde nejvýše {{limit}} různých produktů. Nejdřív objednejte tyto, nebo některé odeberte.',
  'cart-empty': 'Košík je prázdný. Nejdřív vyberte zboží v katalogu.',
  'cart-changed':
    'Od chvíle, kdy jste košík viděli, se změnila cena nebo zásoba, proto se nic neobjednalo. Zkontrolujte označené položky a objednejte znovu.',
  'out-of-stock': '„{{product}}“ už není skladem. Odeberte ho, nebo počkejte, až bude znovu skladem.',
  'fewer-in-stock': '„{{product}}“: skladem je {{available}} ks. Objednejte nejvýše tolik.',
  'too-heavy-to-deliver':
    'Zboží je na doručení příliš těžké: limit je {{limit}} kg. Zvolte vyzvednutí, nebo objednejte nadvakrát.',
} as const;

export default {
  title: 'Košík',
} as const;
