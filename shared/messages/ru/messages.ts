export const problems = {
  'too-many-messages':
    'В переписке не больше {{limit}} сообщений. Написанное сохранилось: отправьте его по почте или позвоните другой стороне.',
} as const;

export default { title: 'Сообщения' } as const;
