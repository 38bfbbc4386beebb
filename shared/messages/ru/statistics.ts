export default {
  title: 'Статистика',
} as const;
