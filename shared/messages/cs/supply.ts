export const problems = {
  'document-not-allowed': 'Doklad už je v jiném stavu, který to nedovoluje. Nic se nezměnilo.',
  'order-not-documented':
    'Dodací doklad se vystavuje až po zadání dodavateli nebo přijetí objednávky, ke zrušené objednávce ne. Nic se neuložilo.',
  'order-has-documents': 'K této objednávce platí dodací doklady. Nejdřív zrušte je, potom objednávku.',
} as const;

export default { title: 'Zásobování' } as const;
