export const problems = {
  'too-many-messages':
    'A thread has at most {{limit}} messages. What you wrote is kept; write it by e-mail or call the other side.',
} as const;

export default { title: 'Messages' } as const;
