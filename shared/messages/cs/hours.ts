export const problems = {
  'hours-action-not-allowed':
    'V tomto stavu hodin to nejde, takže se nic nezměnilo. Načtěte stránku znovu a uvidíte, co je teď možné.',
  'hours-locked':
    'Měsíc {{month}} je pro mzdy uzamčený, takže se nic nezměnilo. Tyto hodiny může znovu otevřít správce Smeny.',
  'hours-not-disputed':
    'To jsou časy, které už platí, takže není co rozporovat. Změňte některý čas, nebo hodiny schvalte.',
  'hours-not-approved_one':
    '{{count}} směna v měsíci není schválená, takže se měsíc neuzamkl. První z nich: {{day}}, {{shift}}.',
  'hours-not-approved_few':
    '{{count}} směny v měsíci nejsou schválené, takže se měsíc neuzamkl. První z nich: {{day}}, {{shift}}.',
  'hours-not-approved_many':
    '{{count}} směny v měsíci není schváleno, takže se měsíc neuzamkl. První z nich: {{day}}, {{shift}}.',
  'hours-not-approved_other':
    '{{count}} směn v měsíci není schváleno, takže se měsíc neuzamkl. První z nich: {{day}}, {{shift}}.',
  'hours-need-look': 'Tyto hodiny nepotvrdil pracovník, proto se schvalují po jedné. Otevřete směnu a schvalte ji tam.',
  'month-not-over': 'Tento měsíc ještě neskončil, takže se neuzamkl. Počkejte na jeho konec.',
} as const;

export default {
  title: 'Hodiny',
  problems,
} as const;
