export default {
  image: 'QR kód, který otevře tuto prodejnu ve Smeně',
  heading: 'Tady začíná vaše směna',
  steps: [
    'Namiřte fotoaparát telefonu na kód a otevřete odkaz.',
    'Přihlaste se e-mailem nebo telefonním číslem.',
    'Na začátku i na konci směny podržte tlačítko.',
  ],
  help: 'Kód nefunguje? Řekněte to vedoucímu prodejny: tento plakát už možná nahradil novější.',
};
