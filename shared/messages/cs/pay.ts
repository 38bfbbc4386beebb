export const problems = {
  'coefficient-in-locked-month':
    'Měsíc {{month}} je pro mzdy uzamčený, takže se nic neuložilo. Zvolte pozdější první den: {{day}}.',
  'coefficient-end-before-start': 'Poslední den je před prvním. Zvolte pozdější poslední den.',
  'too-many-coefficients':
    'Dodavatel má nejvýše {{limit}} koeficientů, takže se tento neuložil. Smažte některý, který už neplatí.',
  'rate-in-locked-month':
    'Měsíc {{month}} je pro mzdy uzamčený, takže se nic neuložilo. Zvolte pozdější první den: {{day}}.',
  'too-many-rates': 'Pracovník má nejvýše {{limit}} sjednaných sazeb, takže se tato neuložila. Smažte některou starou.',
} as const;

export default {
  title: 'Tarifní koeficienty',
  problems,
} as const;
