export default {
  promise: 'Every shift filled.\nEvery hour agreed.',
  story: 'Stores order, performers staff, workers clock in on their phones, and both sides sign the same hours.',
  checkIn: {
    title: 'Sign in',
    reason: 'With the e-mail of your account and its password.',
    email: 'E-mail',
    password: 'Password',
    show: 'Show the password',
    hide: 'Hide the password',
    submit: 'Sign in',
  },
  ended: {
    title: 'You were signed out',
    text: 'Your sign-in was not used for a long time or was ended elsewhere. Sign in to go on where you were.',
  },
  wrong: {
    title: 'This e-mail and password do not fit together',
    text: 'Check the keyboard layout and Caps Lock, then try again.',
  },
  tooMany: { title: 'Too many tries in a row', text: 'Wait 10 minutes, then try again.' },
  unreachable: { title: 'The sign-in did not answer', text: 'Check your connection, then try again.' },
} as const;
