export default {
  title: 'Statistics',
} as const;
