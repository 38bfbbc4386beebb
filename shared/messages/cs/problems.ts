export default {
  'invalid-input': 'Některé údaje nelze přijmout, takže se nic neuložilo. Zkontrolujte označená pole.',
  'malformed-json': 'Požadavek není platný JSON, takže se nic neuložilo.',
  unauthorized: 'Nejste přihlášeni nebo přihlášení skončilo. Pokračujte po přihlášení.',
  'invalid-password': 'Heslo nesouhlasí. Zkontrolujte rozložení klávesnice a Caps Lock a zkuste to znovu.',
  forbidden: 'Vaše role to nedovoluje, takže se nic nezměnilo. Obraťte se na správce své firmy.',
  'authentication-failed':
    'Vaše přihlášení skončilo: někdo ho ukončil na jiném zařízení, nebo byl účet zrušen. Pokračujte po přihlášení.',
  'not-found': 'Tady to není: možná to bylo odstraněno, nebo to patří jiné firmě.',
  'user-not-found': 'Tento e-mail, telefon ani přihlašovací jméno nikdo nemá. Zkontrolujte překlepy.',
  changed: 'Mezitím to někdo změnil, takže se nic neuložilo. Načtěte to znovu; co jste napsali, zůstane.',
  'shift-action-not-allowed': 'Směna už je o krok dál, takže se nic nezměnilo. Po novém načtení uvidíte, co teď jde.',
  'staff-busy':
    'Pracovník má v tu dobu jinou směnu ({{store}}, {{range}}), takže se nic nezměnilo. Vyberte někoho jiného nebo jiný čas.',
  'request-in-progress': 'Stejný požadavek se ještě vyřizuje. Chvíli počkejte a podívejte se na výsledek.',
  'body-too-large': 'Požadavek je příliš velký, takže se nic neuložilo. Zkraťte text, nebo vyberte menší soubor.',
  'idempotency-key-reused': 'Tento klíč už patří jinému požadavku, takže se nic neuložilo. Pošlete ho s novým klíčem.',
  'legal-warning': 'Zákon mluví proti tomu, takže se zatím nic neuložilo. Pokračujte s uvedením důvodu.',
  'shift-too-soon':
    'Zákazník zakládá a mění směnu nejpozději 12 hodin před začátkem. Zvolte pozdější začátek, nebo zavolejte dodavateli.',
  'shift-in-past': 'Tento čas už minul, takže se nic neuložilo. Zvolte čas, který teprve přijde.',
  'shift-off-grid': 'Směny začínají a končí po čtvrthodinách. Zvolte :00, :15, :30 nebo :45.',
  'shift-end-before-start': 'Směna by skončila dřív, než začne. Zvolte pozdější konec.',
  'shift-too-long': 'Směna trvá nejvýš 24 hodin. Zvolte dřívější konec, nebo ji rozdělte na dvě.',
  'start-too-early': 'Směnu lze zahájit od 15 minut před začátkem. Zkuste to pak znovu.',
  'too-late-to-leave':
    'Směnu lze opustit nejpozději 12 hodin před začátkem, takže zůstává vaše. Pokud nemůžete přijít, zavolejte dodavateli.',
  'times-out-of-order': 'Tyto časy na sebe nenavazují: začátek, přestávky, konec. Nic se neuložilo.',
  'staff-without-company': 'Pracovník nemá firmu, takže směna přiřazena nebyla. Vyberte někoho jiného.',
  'already-invited': 'Tohoto člověka sem už někdo pozval a odkaz ještě platí. Nejdřív tamtu pozvánku zrušte.',
  'already-member': 'Tenhle člověk tu tuto roli už má, takže se nic nezměnilo.',
  'staff-without-specialty': 'Pracovník nemá profesi této směny. Vyberte někoho, kdo ji má.',
  'wrong-code': 'Kód nesouhlasí, takže nejste přihlášeni. Podívejte se do nejnovější SMS a zkuste to znovu.',
  'link-gone': 'Tento odkaz už byl použit, nebo vypršel. Požádejte o nový.',
  'email-taken': 'Tento e-mail už někdo má, takže se nic neuložilo. Přihlaste se jím, nebo napište jiný.',
  'phone-taken': 'Toto telefonní číslo už někdo má, takže se nic neuložilo. Přihlaste se jím, nebo napište jiné.',
  'login-taken': 'Toto přihlašovací jméno už někdo má, takže se nic neuložilo. Zvolte jiné.',
  'company-ico-taken': 'Firma s tímto IČO tu už je, takže se nic neuložilo. Požádejte jejího správce o pozvánku.',
  'already-admitted': 'O tomto člověku už někdo rozhodl, takže se nic nezměnilo. Po novém načtení uvidíte jak.',
  'last-admin':
    'Jste poslední správce, účet proto zůstává: nikdo by už nikoho nepustil dovnitř. Nejdřív pozvěte dalšího správce.',
  'last-of-company':
    'Jste poslední, kdo tu spravuje firmu {{company}}, účet proto zůstává. Nejdřív pozvěte nástupce, potom ho zrušte.',
  'shifts-ahead':
    'Máte před sebou ještě směny ({{count}}), účet proto zůstává. Odhlaste se z nich, nebo požádejte dodavatele o náhradu.',
  'code-expired': 'Kód vypršel nebo už byl použit, takže nejste přihlášeni. Nechte si poslat nový.',
  'sms-country-closed': 'Do této země SMS zatím neposíláme, takže kód neodešel. Použijte e-mail.',
  'terms-required': 'Bez souhlasu s podmínkami nelze nic založit. Přečtěte si je a zaškrtněte souhlas.',
  'code-limit':
    'Bylo to příliš mnoho kódů nebo pokusů, takže se to neprovedlo. Heslo i odkaz z e-mailu dál fungují. Zbývá počkat: {{wait}}.',
  'login-limit':
    'Příliš mnoho špatných hesel, takže tohle jsme neověřovali. Odkaz z e-mailu dál funguje. Zbývá počkat: {{wait}}.',
  'too-many-requests': 'Bylo toho příliš najednou, takže tohle se neprovedlo. Zbývá počkat: {{wait}}.',
  internal:
    'Něco se pokazilo u nás, takže se to neprovedlo. Zkuste to znovu; když to potrvá, napište podpoře: {{reference}}.',
} as const;
