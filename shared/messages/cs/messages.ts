export const problems = {
  'too-many-messages':
    'Jedno vlákno má nejvýše {{limit}} zpráv. Co jste napsali, zůstalo; pošlete to e-mailem nebo druhé straně zavolejte.',
} as const;

export default { title: 'Zprávy' } as const;
