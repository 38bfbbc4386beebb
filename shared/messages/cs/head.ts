export default {
  'sign-in':
    'Přihlášení do aplikace Smena: firmy v ní objednávají směny, dodavatelé je obsazují a pracovníci evidují odpracovaný čas.',
  registration:
    'Zaregistrujte se ve Smeně jako zákazník, který objednává směny, nebo jako dodavatel, který je obsazuje.',
  catalogue: 'Pracovní oděvy, obaly a vybavení prodejen od firem, které obsazují vaše směny.',
  product: 'Produkt v nabídce Smeny: cena, dostupnost, parametry a hodnocení.',
  store: 'Adresa, otevírací doba a výdej objednávek prodejny, která objednává směny ve Smeně.',
  blog: 'Novinky a rady pro ty, kdo směny objednávají, i pro ty, kdo na nich pracují.',
  publication: 'Článek Smeny o směnách, dohodách a práci v prodejnách.',
  legacy: 'Podmínky užívání aplikace Smena včetně pravidel doručení a vrácení peněz.',
  privacy: 'Jaké osobní údaje Smena zpracovává, proč, jak dlouho a jaká máte práva.',
  app: 'Smena propojuje firmy, které objednávají směny, s dodavateli, kteří je obsazují.',
} as const;
