export default {
  title: 'Statistiky',
} as const;
