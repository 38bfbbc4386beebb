const valueOf = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value.trim() ?? '';
const tell = (ready: boolean) => {
  const number = valueOf('number').replaceAll(' ', '');
  const [month = '', year = ''] = valueOf('expiry')
    .split('/')
    .map((part) => part.trim());
  const complete = number.length >= 15 && month !== '' && year !== '' && valueOf('code').length >= 3;
  window.parent.postMessage({ ready, number, month, year, complete }, window.origin);
};
document.addEventListener('input', () => tell(false));
tell(true);
