export default {
  image: 'QR code that opens this store in Smena',
  heading: 'Your shift starts here',
  steps: [
    'Point the camera of your phone at the code and open the link.',
    'Sign in with your e-mail or phone number.',
    'Hold the button when your shift begins, and again when it ends.',
  ],
  help: 'Does the code not work? Tell the manager of the store: this poster may have been replaced by a newer one.',
};
