export const problems = {
  'invalid-password': 'The password is wrong. Check the keyboard layout and Caps Lock, then try again.',
  'user-not-found': 'No user has this e-mail, phone or login name. Check it for a typing error.',
  'wrong-code': 'The code is wrong, so you are not signed in. Check the newest SMS and try again.',
  'link-gone': 'This link was already used, or it has expired. Request a new one.',
  'email-taken': 'This e-mail is already used, so nothing was saved. Sign in with it, or enter another.',
  'phone-taken': 'This phone number is already used, so nothing was saved. Sign in with it, or enter another.',
  'login-taken': 'This login name is already used, so nothing was saved. Choose another.',
  'code-expired': 'The code has expired or was already used, so you are not signed in. Request a new one.',
  'sms-country-closed':
    'We do not send SMS to this country yet, so nothing was sent. If there is an e-mail address, use it instead.',
  'terms-required': 'You must accept the user agreement to continue. Read it and tick the box.',
  'code-limit':
    'Too many codes or attempts, so this one was not accepted. Wait: {{wait}}. With a password or a link by e-mail you can sign in now, if you use them.',
  'login-limit': 'Too many wrong passwords, so this one was not checked. A link by e-mail still works. Wait: {{wait}}.',
} as const;

/** The problems of single fields. */
export const fieldProblems = {
  'wrong-password': 'The password is wrong.',
  'wrong-code': 'The code is wrong.',
  'code-expired': 'This code no longer works. Request a new one.',
  'phone-length': 'This number is too short or too long for its country.',
  'password-too-common': 'This password is too easy to guess. Choose another.',
  'password-has-email': 'A password that contains your e-mail is easy to guess. Choose another.',
  'passwords-differ': 'The passwords do not match.',
  'same-as-now': 'This is what you sign in with now.',
} as const;

export const notifications = {
  'password-changed': 'Your password was changed. If it was not you, set a new one and sign out everywhere.',
  'email-changed':
    'Your e-mail for signing in was changed. If it was not you, set a new password and sign out everywhere.',
  'phone-changed': 'Your phone for signing in was changed. If it was not you, sign out everywhere.',
} as const;

export const notificationLinks = { profile: 'Open the profile' } as const;

export const actions = {
  registered: 'Registered',
  'password-changed': 'Password changed',
  'email-changed': 'E-mail changed',
  'phone-changed': 'Phone changed',
  'signed-out-everywhere': 'Signed out everywhere',
} as const;

export const letters = {
  activation: {
    subject: 'Finish your registration in Smena',
    title: 'One step left',
    text: 'Someone registered this address in Smena. If it was you, choose a password to finish the registration.',
    button: 'Choose a password',
    note: 'The link works once, within 24 hours. If it was not you, ignore this e-mail: no account is created.',
  },
  password: {
    subject: 'A new password for Smena',
    title: 'Choose a new password',
    text: 'Someone requested a new password for this address. If it was you, choose it now. All devices are then signed out.',
    button: 'Choose a new password',
    note: 'The link works once, within 24 hours. If it was not you, ignore this e-mail: your password does not change.',
  },
  passwordChanged: {
    subject: 'Your password in Smena was changed',
    title: 'Your password was changed',
    text: 'Your account has a new password and all other devices were signed out. If it was you, no action is needed.',
    button: 'Choose another password',
    note: 'If it was not you, choose another password with the button. This signs out everyone who uses the current one.',
  },
  confirmEmail: {
    subject: 'Confirm your e-mail for Smena',
    title: 'Confirm this e-mail',
    text: 'Someone wants to sign in to Smena with this address. If it was you, confirm it. It then replaces your current e-mail.',
    button: 'Confirm the e-mail',
    note: 'The link works once, within 24 hours. If it was not you, ignore this e-mail: nothing changes.',
  },
  emailKnown: {
    subject: 'You already sign in to Smena with this e-mail',
    title: 'You already use this e-mail',
    text: 'Someone wanted to sign in to Smena with this address, but it already belongs to your sign-in. Nothing has changed.',
    button: 'Open Smena',
    note: 'If it was you, sign in with this address. It cannot belong to two sign-ins.',
  },
  emailChanged: {
    subject: 'Your e-mail in Smena was changed',
    title: 'Your e-mail was changed',
    text: 'You now sign in to Smena with another e-mail. This address no longer works for signing in.',
    note: 'If it was not you, contact the administrator of your company at once: someone else has access to your account.',
  },
  phoneChanged: {
    subject: 'Your phone in Smena was changed',
    title: 'Your phone was changed',
    text: 'You now sign in to Smena with this phone number. If it was you, no action is needed.',
    button: 'Open your profile',
    note: 'If it was not you, change the password in your profile. This signs out everyone who uses the current one.',
  },
} as const;

export default {
  promise: 'Every shift filled.\nEvery hour agreed.',
  story:
    'Stores order shifts, performers assign workers, workers clock in on their phones, and both companies approve the same hours.',
  back: 'Back',
  signOut: 'Sign out',
  legal: { label: 'Legal documents', agreement: 'User agreement', privacy: 'Privacy policy' },
  checkIn: {
    phone: 'Phone number',
    phoneHint: 'We send a 4-digit code by SMS.',
    title: 'Sign in or register',
    reason: 'First we check whether you have an account. If you are new, we ask for a few more details.',
    by: 'Sign in with',
    byEmail: 'E-mail or login name',
    byPhone: 'Phone',
    email: 'E-mail or login name',
    submit: 'Continue',
    onlyLooking: 'Just looking around?',
    guest: 'Browse the catalogue as a guest',
  },
  password: {
    title: 'Enter the password',
    of: 'Signing in as <who>{{who}}</who>.',
    change: 'Change',
    label: 'Password',
    forgot: 'Forgot the password?',
    submit: 'Sign in',
  },
  newPassword: {
    title: 'Choose a password',
    of: 'For the account <who>{{who}}</who>.',
    submit: 'Save and sign in',
    saved: 'The password is saved',
    savedHelp: 'Sign in with the new password.',
  },
  code: {
    title: 'Enter the code',
    sent: 'Sent by SMS to <who>{{phone}}</who>.',
    change: 'Change the number',
    label: '4-digit code',
    validFor: 'Valid for {{time}}',
    tries_one: '{{count}} attempt left',
    tries_other: '{{count}} attempts left',
    newIn: 'New code in {{time}}',
    again: 'Send a new code',
    sentAgain: 'A new code is on its way. The old one no longer works.',
    submit: 'Sign in',
    checking: 'Checking the code',
    byEmail: 'No SMS? Sign in by e-mail',
  },
  registration: {
    title: 'Create an account',
    reason: 'There is no account for <who>{{who}}</who> yet.',
    reasonPlain: 'It takes a minute.',
    role: 'Your role',
    roles: {
      ROLE_BUYER: 'I order workers for my company',
      ROLE_BUYER_MANAGER: 'I manage several stores',
      ROLE_STORE_MANAGER: 'I manage one store',
      ROLE_MANAGER: 'I work for Smena',
    },
    roleHelp: {
      ROLE_BUYER: 'Customer. You can start right away.',
      ROLE_BUYER_MANAGER: 'Buyer manager. Your company approves your access.',
      ROLE_STORE_MANAGER: 'Store manager. Your company approves your access.',
      ROLE_MANAGER: 'Manager. An administrator approves your access.',
    },
    waits: {
      ROLE_BUYER_MANAGER:
        'After registration your company has to approve your access and assign your stores. If you enter its IČO, it is notified at once.',
      ROLE_STORE_MANAGER:
        'After registration your company has to approve your access and assign your store. If you enter its IČO, it is notified at once.',
      ROLE_MANAGER: 'After registration an administrator of Smena has to approve your access.',
    },
    worker: 'Workers do not register here: their employer sends them an invitation.',
    performer:
      'Do you supply workers (performer)? An administrator of Smena adds your company by its IČO and invites you to manage it. Ask the administrator, or a customer of yours who already uses Smena.',
    name: 'Full name',
    by: 'Sign in with',
    byEmail: 'E-mail',
    byPhone: 'Phone',
    email: 'E-mail',
    emailHint: 'We send a link to this address. You choose your password there.',
    companyName: 'Company name',
    ico: 'IČO',
    icoOfCompany: 'IČO of your company',
    icoHint: '8 digits',
    icoWrong: 'This IČO is not valid. It has 8 digits and the last one is a check digit.',
    companyLater: 'You can fill this in later.',
    companyBoth: 'Enter both the name and the IČO of the company.',
    terms: 'I accept the user agreement.',
    readTerms: 'Read it',
    submitEmail: 'Send the link',
    submitPhone: 'Send the code',
  },
  emailSent: {
    title: 'Check your e-mail',
    activate: 'We sent a link to <who>{{email}}</who>. Open it within 24 hours and choose your password.',
    password:
      'If there is an account for <who>{{email}}</who>, we sent a link to it. Open it within 24 hours and choose a new password.',
    nothing: 'No e-mail? Check the spam folder too.',
    againIn: 'You can send it again in {{time}}.',
    again: 'Send it again',
    sentAgain: 'Sent again. Only the newest link works.',
    stay: 'You can close this page: the link opens a new one.',
  },
  forgot: {
    title: 'Reset the password',
    reason: 'We send a link to your e-mail. The old password works until you use it.',
    email: 'E-mail',
    submit: 'Send the link',
    phone: 'If you sign in by phone, you need no password: you get a code by SMS.',
  },
  accounts: {
    title: 'Choose an account',
    reason_one: 'You have {{count}} account.',
    reason_other: 'You have {{count}} accounts. You can switch later in the header.',
    label: 'Accounts',
    noCompany: 'No company',
    submit: 'Continue as {{role}}',
  },
  activate: {
    title: 'Welcome, {{name}}',
    reason: 'Choose a password for <who>{{who}}</who> to finish the registration.',
    submit: 'Finish and sign in',
  },
  invitation: {
    title: 'You are invited',
    from: '<who>{{company}}</who> invites you. Your role: {{role}}.',
    fromNobody: 'Your role: {{role}}.',
    name: 'Full name',
    byPhone: 'You will sign in with <who>{{phone}}</who> and a code from an SMS. No password is needed.',
    byEmail: 'You will sign in with <who>{{email}}</who>.',
    submit: 'Accept the invitation',
    accepted: 'The invitation is accepted',
    acceptedHelp: 'Sign in to continue.',
  },
  company: {
    title: 'Which company do you order for?',
    reason: 'Stores, shifts and people belong to a company. Your colleagues find it by its IČO.',
    submit: 'Continue',
  },
  confirmEmail: {
    title: 'Confirm your e-mail',
    reason: 'From now on you sign in with <who>{{who}}</who>. It replaces your current e-mail.',
    submit: 'Confirm the e-mail',
    done: 'The e-mail is confirmed',
    doneReason: 'You now sign in with <who>{{who}}</who>.',
    open: 'Open Smena',
  },
  gone: {
    title: 'This link no longer works',
    text: 'It was already used or it has expired. Links from e-mails work once, within 24 hours; invitations within 7 days.',
    password: 'Send a new link',
    invitation: 'Ask the person who invited you for a new invitation.',
    email: 'Request a new link in your profile, under “How you sign in”.',
    signIn: 'Sign in or register',
  },
  ended: {
    title: 'Your session has ended',
    text: 'It was not used for a long time, it was ended on another device, or the account was closed. Sign in to continue where you left off.',
  },
  required: {
    email: 'Enter your e-mail or login name.',
    emailOnly: 'Enter your e-mail.',
    emailWrong: 'Enter an e-mail address like name@company.cz.',
    phone: 'Enter your phone number.',
    password: 'Enter your password.',
    name: 'Enter your full name.',
  },
  wrong: { title: 'Wrong password', text: 'Check the keyboard layout and Caps Lock, then try again.' },
  wrongCode: {
    title: 'Wrong code',
    text_one: 'Compare it with the SMS. {{count}} attempt left with this code.',
    text_other: 'Compare it with the SMS. {{count}} attempts left with this code.',
    last: 'There are no attempts left with this code. Request a new one.',
  },
  codeExpired: { title: 'This code no longer works', text: 'Codes are valid for 5 minutes. Request a new one.' },
  codeLimit: {
    title: 'Too many codes',
    text: 'To protect your account, wait {{wait}}. You can still sign in with a password or a link by e-mail.',
  },
  phoneTaken: {
    title: 'This number is already used',
    text: 'Someone registered with it in the meantime. Go back and sign in with it.',
  },
  tooMany: {
    title: 'Too many attempts',
    text: 'Wait 10 minutes, then try again. With a link by e-mail you can sign in right away.',
  },
  refused: { title: 'This did not work' },
  unreachable: {
    title: 'The sign-in service did not answer',
    text: 'Check your connection, then try again. What you typed is kept.',
  },
} as const;
