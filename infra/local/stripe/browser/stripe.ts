/*
 * The browser's half of the local stand-in: as much of Stripe.js as the app calls. Never deployed. The server sends
 * this file without its types, as a classic script.
 */
type Answer = { status?: string; error?: { code?: string; message?: string } };
type Outcome = { paymentIntent: Answer } | { error: Answer['error'] };
type Card = { ready?: boolean; complete: boolean; number?: string; month?: string; year?: string };

(() => {
  const api = '/v1/';
  const frameAddress = new URL('card-frame.html', (document.currentScript as HTMLScriptElement).src);
  const call = async (path: string, fields: Record<string, string>, key: string, method = 'POST') => {
    const form = new URLSearchParams({ ...fields, key });
    const response = await fetch(method === 'GET' ? `${api}${path}?${form}` : api + path, {
      method,
      ...(method === 'POST' && { body: form }),
    });
    return (await response.json()) as Answer;
  };
  const idOf = (secret: string) => secret.replace(/_secret_.*/, '');

  /** The bank's question (3-D Secure). */
  const askBank = () =>
    new Promise<boolean>((resolve) => {
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', '3-D Secure, local test');
      dialog.append('Your bank asks: is it you? (local test) ');
      const offer = (label: string, isOwner: boolean) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = label;
        button.style.cssText = 'margin:8px;padding:6px 12px;border:1px solid currentColor;border-radius:6px';
        button.addEventListener('click', () => {
          dialog.remove();
          resolve(isOwner);
        });
        dialog.append(button);
      };
      offer('Complete authentication', true);
      offer('Fail authentication', false);
      dialog.style.cssText = 'margin:auto;padding:24px;border-radius:12px';
      document.body.append(dialog);
      dialog.showModal();
    });

  const finish = async (intent: Answer, secret: string, key: string): Promise<Outcome> => {
    if (intent.error) return { error: intent.error };
    if (intent.status !== 'requires_action') return { paymentIntent: intent };
    const fields = { client_secret: secret, success: String(await askBank()) };
    const answered = await call(`payment_intents/${idOf(secret)}/answer`, fields, key);
    return answered.error ? { error: answered.error } : { paymentIntent: answered };
  };

  const createCardElement = () => {
    const listeners = new Map<string, (card: Card) => void>();
    const frame = document.createElement('iframe');
    let card: Card = { complete: false };
    const hear = ({ source, data }: MessageEvent<Card>) => {
      if (source !== frame.contentWindow) return;
      card = data;
      listeners.get(data.ready ? 'ready' : 'change')?.(data);
    };
    return {
      on(event: string, run: (card: Card) => void) {
        listeners.set(event, run);
        return this;
      },
      mount(place: HTMLElement) {
        frame.src = frameAddress.href;
        frame.title = 'Secure payment input frame';
        frame.style.cssText = 'border:0;width:100%;height:170px;color-scheme:light';
        window.addEventListener('message', hear);
        place.append(frame);
      },
      update() {},
      destroy() {
        window.removeEventListener('message', hear);
        frame.remove();
      },
      card: () => card,
    };
  };
  type CardElement = ReturnType<typeof createCardElement>;
  type Elements = { getElement: () => CardElement };

  const createStripe = (key: string) => ({
    elements: () => {
      const element = createCardElement();
      return {
        create: () => element,
        getElement: () => element,
        update: () => {},
        submit: () =>
          Promise.resolve(
            element.card().complete
              ? {}
              : { error: { type: 'validation_error', message: 'Your card number is incomplete.' } },
          ),
      };
    },
    confirmPayment: async ({ elements, clientSecret }: { elements: Elements; clientSecret: string }) => {
      const { number = '', month = '', year = '' } = elements.getElement().card();
      const fields = {
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': month,
        'payment_method_data[card][exp_year]': `20${year}`,
      };
      return finish(await call(`payment_intents/${idOf(clientSecret)}/confirm`, fields, key), clientSecret, key);
    },
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
      const fields = { client_secret: clientSecret };
      return finish(await call(`payment_intents/${idOf(clientSecret)}`, fields, key, 'GET'), clientSecret, key);
    },
  });
  Object.assign(window, { Stripe: createStripe });
})();
