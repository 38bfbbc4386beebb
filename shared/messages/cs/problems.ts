export default {
  'invalid-input': 'Některé údaje nejsou platné, takže se nic neuložilo. Zkontrolujte označená pole.',
  'malformed-json': 'Požadavek není platný JSON, takže se nic neuložilo.',
  'invalid-signature': 'Podpis chybí, je neplatný nebo příliš starý, takže událost nebyla přijata.',
  unauthorized: 'Přihlášení chybí, nebo skončilo. Přihlaste se a pokračujte.',
  'invalid-password': 'Heslo není správné. Zkontrolujte rozložení klávesnice a Caps Lock a zkuste to znovu.',
  forbidden: 'Vaše role to neumožňuje, takže se nic nezměnilo.',
  'authentication-failed':
    'Vaše přihlášení skončilo: bylo ukončeno na jiném zařízení, nebo byl účet zrušen. Přihlaste se a pokračujte.',
  'not-found': 'Tento záznam neexistuje: možná byl odstraněn, nebo patří jiné firmě.',
  'user-not-found':
    'Tento e-mail, telefon ani přihlašovací jméno nikdo nepoužívá. Zkontrolujte, jestli v něm není překlep.',
  changed: 'Mezitím to změnil někdo jiný, takže se nic neuložilo. Co jste napsali, zůstane.',
  'shift-action-not-allowed':
    'V současném stavu směny to není možné, takže se nic nezměnilo. Po novém načtení uvidíte, co je možné teď.',
  'staff-busy':
    'Pracovník má v tu dobu jinou směnu ({{store}}, {{range}}), takže se nic nezměnilo. Vyberte někoho jiného nebo jiný čas.',
  'upload-not-ready': 'Soubor se ještě kontroluje, nebo byl odmítnut, takže se nic neuložilo. Vyberte jiný soubor.',
  'request-in-progress': 'Stejný požadavek se ještě zpracovává. Chvíli počkejte a zkontrolujte výsledek.',
  'body-too-large': 'Požadavek je příliš velký, takže se nic neuložilo. Zkraťte text, nebo vyberte menší soubor.',
  'idempotency-key-reused':
    'Tento idempotenční klíč už patří jinému požadavku, takže se nic neuložilo. Pošlete požadavek s novým klíčem.',
  'legal-warning': 'Směna je v rozporu se zákonem, takže se zatím nic neuložilo. Chcete-li pokračovat, uveďte důvod.',
  'shift-too-soon':
    'Zákazník může směnu objednat nebo změnit nejpozději 12 hodin před začátkem. Zvolte pozdější začátek, nebo zavolejte dodavateli.',
  'shift-in-past': 'Tento čas už uplynul, takže se nic neuložilo. Zvolte čas v budoucnosti.',
  'shift-off-grid': 'Směny začínají a končí ve čtvrthodinách. Zvolte :00, :15, :30 nebo :45.',
  'shift-end-before-start': 'Směna by skončila dřív, než začne. Zvolte pozdější konec.',
  'shift-too-long': 'Směna může trvat nejvýše 24 hodin. Zvolte dřívější konec, nebo ji rozdělte na dvě.',
  'shift-too-far': 'Směna může začít nejpozději za 10 let, takže se nic neuložilo. Zvolte dřívější začátek.',
  'start-too-early': 'Směnu lze zahájit nejdříve 15 minut před plánovaným začátkem. Zkuste to potom znovu.',
  'too-late-to-leave':
    'Ze směny se lze odhlásit nejpozději 12 hodin před začátkem, takže zůstává vaše. Pokud nemůžete přijít, zavolejte dodavateli.',
  'actual-times-invalid': 'Tyto časy nemohou být správně, takže se nic neuložilo. Podívejte se na označená pole.',
  'too-many-breaks': 'Směna může mít nejvýše {{limit}} přestávek, další proto nezačala.',
  'too-many-changes':
    'Vaše strana už v této směně provedla {{limit}} takových změn a víc jich být nemůže. Změna se neuložila.',
  'too-many-comments': 'Vaše strana už má u směny {{limit}} komentářů a víc jich mít nemůže. Komentář se nepřidal.',
  'staff-without-company': 'Pracovník nemá firmu, takže mu směna nebyla přiřazena. Vyberte někoho jiného.',
  'already-invited': 'Tento člověk už má platnou pozvánku se stejnou rolí a přístupem. Nejdřív ji zrušte.',
  'already-member': 'Tento člověk už tuto roli má, takže se nic nezměnilo.',
  'staff-without-specialty': 'Pracovník nemá profesi této směny. Vyberte někoho, kdo ji má.',
  'wrong-code': 'Kód není správný, přihlášení se nezdařilo. Podívejte se do nejnovější SMS a zkuste to znovu.',
  'link-gone': 'Tento odkaz už byl použit, nebo vypršel. Požádejte o nový.',
  'email-taken': 'Tento e-mail už někdo používá, takže se nic neuložilo. Přihlaste se jím, nebo zadejte jiný.',
  'phone-taken': 'Toto telefonní číslo už někdo používá, takže se nic neuložilo. Přihlaste se jím, nebo zadejte jiné.',
  'login-taken': 'Toto přihlašovací jméno už někdo používá, takže se nic neuložilo. Zvolte jiné.',
  'company-ico-taken':
    'Firma s tímto IČO už je registrovaná, takže se nic neuložilo. Požádejte jejího správce o pozvánku.',
  'company-shifts-ahead_one':
    'Firma má ještě {{count}} nadcházející nebo běžící směnu, proto nebyla deaktivována. Směna se musí nejdřív zrušit, nebo skončit.',
  'company-shifts-ahead_few':
    'Firma má ještě {{count}} nadcházející nebo běžící směny, proto nebyla deaktivována. Směny se musí nejdřív zrušit, nebo skončit.',
  'company-shifts-ahead_many':
    'Firma má ještě {{count}} nadcházející nebo běžící směny, proto nebyla deaktivována. Směny se musí nejdřív zrušit, nebo skončit.',
  'company-shifts-ahead_other':
    'Firma má ještě {{count}} nadcházejících nebo běžících směn, proto nebyla deaktivována. Směny se musí nejdřív zrušit, nebo skončit.',
  'company-in-use':
    'Na firmu jsou navázané záznamy (lidé: {{people}}, prodejny: {{stores}}, směny: {{shifts}}, pozvánky: {{invitations}}, spolupráce: {{services}}), proto nebyla smazána. Nechte ji neaktivní.',
  'company-active': 'Firma je aktivní, proto nebyla smazána. Nejdřív ji deaktivujte.',
  'company-inactive':
    'Firma {{company}} není aktivní, proto se nic neuložilo. Její údaje lze jen číst. Aktivovat ji může podpora Smeny.',
  'already-admitted':
    'O tomto člověku už rozhodl někdo jiný, takže se nic nezměnilo. Výsledek uvidíte po novém načtení.',
  'last-admin': 'Jste jediný správce, účet proto nelze zrušit. Nejdřív pozvěte dalšího správce.',
  'last-of-company':
    'Firmu {{company}} nespravuje nikdo další, účet proto nelze zrušit. Nejdřív pozvěte nástupce, potom účet zrušte.',
  'shifts-ahead_one':
    'Máte před sebou ještě {{count}} směnu, účet proto nelze zrušit. Počítá se i pohotovost. Odhlaste se z ní, nebo požádejte dodavatele o náhradu či uvolnění z pohotovosti.',
  'shifts-ahead_few':
    'Máte před sebou ještě {{count}} směny, účet proto nelze zrušit. Počítá se i pohotovost. Odhlaste se z nich, nebo požádejte dodavatele o náhradu či uvolnění z pohotovosti.',
  'shifts-ahead_many':
    'Máte před sebou ještě {{count}} směny, účet proto nelze zrušit. Počítá se i pohotovost. Odhlaste se z nich, nebo požádejte dodavatele o náhradu či uvolnění z pohotovosti.',
  'shifts-ahead_other':
    'Máte před sebou ještě {{count}} směn, účet proto nelze zrušit. Počítá se i pohotovost. Odhlaste se z nich, nebo požádejte dodavatele o náhradu či uvolnění z pohotovosti.',
  'person-last-of-company':
    'Firmu {{company}} nespravuje nikdo další, účet proto nebyl deaktivován. Nejdřív pozvěte nástupce.',
  'person-shifts-ahead_one':
    'Pracovník má před sebou ještě {{count}} směnu (počítá se i pohotovost), nic proto nebylo deaktivováno. Nejdřív ho ze směny uvolněte, nebo počkejte, až skončí.',
  'person-shifts-ahead_few':
    'Pracovník má před sebou ještě {{count}} směny (počítá se i pohotovost), nic proto nebylo deaktivováno. Nejdřív ho ze směn uvolněte, nebo počkejte, až skončí.',
  'person-shifts-ahead_many':
    'Pracovník má před sebou ještě {{count}} směny (počítá se i pohotovost), nic proto nebylo deaktivováno. Nejdřív ho ze směn uvolněte, nebo počkejte, až skončí.',
  'person-shifts-ahead_other':
    'Pracovník má před sebou ještě {{count}} směn (počítá se i pohotovost), nic proto nebylo deaktivováno. Nejdřív ho ze směn uvolněte, nebo počkejte, až skončí.',
  'store-shifts-ahead_one':
    'V prodejně je ještě {{count}} nadcházející nebo běžící směna, proto nebyla deaktivována. Směnu zrušte, nebo počkejte, až skončí.',
  'store-shifts-ahead_few':
    'V prodejně jsou ještě {{count}} nadcházející nebo běžící směny, proto nebyla deaktivována. Směny zrušte, nebo počkejte, až skončí.',
  'store-shifts-ahead_many':
    'V prodejně je ještě {{count}} nadcházející nebo běžící směny, proto nebyla deaktivována. Směny zrušte, nebo počkejte, až skončí.',
  'store-shifts-ahead_other':
    'V prodejně je ještě {{count}} nadcházejících nebo běžících směn, proto nebyla deaktivována. Směny zrušte, nebo počkejte, až skončí.',
  'store-in-use':
    'Na prodejnu jsou navázány směny nebo lidé (směny: {{shifts}}, manažeři: {{people}}), proto nebyla smazána. Nechte ji neaktivní: nepůjde pro ni nic objednat.',
  'store-active': 'Prodejna je aktivní, proto nebyla smazána. Nejdříve ji deaktivujte.',
  'store-inactive':
    'Prodejna {{store}} není aktivní, proto nebylo nic objednáno. Vyberte jinou prodejnu, nebo tuto aktivujte.',
  'specialty-in-use':
    'Tuto profesi mají směny nebo lidé, proto ji nelze smazat. Místo toho ji vypněte: nepůjde už objednat.',
  'specialty-has-children_one':
    'Pod touto profesí je ještě {{count}} další, proto ji nelze smazat. Nejdřív ji přesuňte nebo smažte.',
  'specialty-has-children_few':
    'Pod touto profesí jsou ještě {{count}} další, proto ji nelze smazat. Nejdřív je přesuňte nebo smažte.',
  'specialty-has-children_many':
    'Pod touto profesí je ještě {{count}} dalších, proto ji nelze smazat. Nejdřív je přesuňte nebo smažte.',
  'specialty-has-children_other':
    'Pod touto profesí je ještě {{count}} dalších, proto ji nelze smazat. Nejdřív je přesuňte nebo smažte.',
  'specialty-inside-itself':
    'Profesi nelze zařadit pod ni samotnou, nic se proto nepřesunulo. Vyberte jinou nadřazenou.',
  'specialty-too-deep':
    'Strom má nejvýše {{limit}} úrovní, nic se proto nepřesunulo. Vyberte nadřazenou profesi na vyšší úrovni.',
  'too-many-specialties': 'Profesí už je {{limit}}, více jich být nemůže. Smažte některé, které se nepoužívají.',
  'confirmed-shifts-ahead_one':
    '{{count}} nadcházející směna je tam už obsazená, včetně pohotovosti, takže se nic nezměnilo. Zvolte, zda zůstane, nebo se uvolní.',
  'confirmed-shifts-ahead_few':
    '{{count}} nadcházející směny jsou tam už obsazené, včetně pohotovosti, takže se nic nezměnilo. Zvolte, zda zůstanou, nebo se uvolní.',
  'confirmed-shifts-ahead_many':
    '{{count}} nadcházející směny je tam už obsazeno, včetně pohotovosti, takže se nic nezměnilo. Zvolte, zda zůstanou, nebo se uvolní.',
  'confirmed-shifts-ahead_other':
    '{{count}} nadcházejících směn je tam už obsazeno, včetně pohotovosti, takže se nic nezměnilo. Zvolte, zda zůstanou, nebo se uvolní.',
  'service-request-closed':
    'Tato žádost už je vyřízená nebo stažená, nebo jí vypršela lhůta, takže se nic nezměnilo. Načtěte stránku znovu a uvidíte její stav.',
  'already-asked':
    'Tohoto dodavatele jste už požádali a zatím neodpověděl. Počkejte na odpověď, nebo tu žádost stáhněte.',
  'already-served': 'Dodavatel tyto prodejny už obsluhuje, žádost se proto neodeslala. Vyberte jiné prodejny.',
  'performer-without-people':
    'Za tohoto dodavatele ve Smeně zatím nikdo nejedná, žádost se proto neodeslala. Vyberte jiného.',
  'code-expired': 'Kód vypršel nebo už byl použit, přihlášení se nezdařilo. Nechte si poslat nový.',
  'sms-country-closed':
    'Do této země SMS zatím neposíláme, takže nic neodešlo. Pokud je k dispozici e-mail, použijte ho.',
  'terms-required': 'Bez souhlasu s podmínkami užívání nelze pokračovat. Přečtěte si je a zaškrtněte souhlas.',
  'code-limit':
    'Příliš mnoho kódů nebo pokusů, tento proto nebyl přijat. Ještě počkejte: {{wait}}. Pokud máte heslo nebo e-mail, můžete se s nimi přihlásit hned.',
  'login-limit':
    'Příliš mnoho nesprávných hesel, toto proto nebylo ověřeno. Odkaz z e-mailu dál funguje. Ještě počkejte: {{wait}}.',
  'invitation-limit':
    'Bylo odesláno příliš mnoho pozvánek, tato proto neodešla. Přes SMS jich lze poslat méně než e-mailem. Ještě počkejte: {{wait}}.',
  'order-limit':
    'Během 24 hodin může vaše firma objednat nejvýše {{limit}} směn, takže se nic neobjednalo. Objednejte jich méně, nebo ještě počkejte: {{wait}}.',
  'upload-limit': 'Dnes jste už odeslali příliš mnoho souborů, tento proto nebyl přijat. Ještě počkejte: {{wait}}.',
  'export-limit':
    'Během 24 hodin lze exportovat {{limit}} seznamů, tento se proto neexportoval. Ještě počkejte: {{wait}}.',
  'running-export-limit':
    'Vaše jiné exporty se ještě připravují, tento proto nezačal. Počkejte, až bude některý hotový.',
  'too-many-requests': 'Příliš mnoho požadavků, tento proto nebyl zpracován. Ještě počkejte: {{wait}}.',
  internal:
    'Chyba na naší straně. Nevíme, zda se požadavek provedl: než ho zopakujete, ověřte to. Pokud se to bude opakovat, pošlete podpoře tento kód: {{reference}}.',
} as const;
