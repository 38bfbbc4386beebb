/* The browser's half of the local stand-in: as much of Stripe.js as the app calls. Never deployed. */
(() => {
  const api = '/v1/';
  const frameAddress = new URL('card-frame.html', document.currentScript.src);
  const call = async (path, fields, key, method = 'POST') => {
    const form = new URLSearchParams({ ...fields, key });
    const response = await fetch(method === 'GET' ? `${api}${path}?${form}` : api + path, {
      method,
      ...(method === 'POST' && { body: form }),
    });
    return response.json();
  };
  const idOf = (secret) => secret.replace(/_secret_.*/, '');

  /** The bank's question (3-D Secure). */
  const askBank = () =>
    new Promise((resolve) => {
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', '3-D Secure, local test');
      dialog.append('Your bank asks: is it you? (local test) ');
      for (const [label, isOwner] of [
        ['Complete authentication', true],
        ['Fail authentication', false],
      ]) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = label;
        button.style.cssText = 'margin:8px;padding:6px 12px;border:1px solid currentColor;border-radius:6px';
        button.addEventListener('click', () => {
          dialog.remove();
          resolve(isOwner);
        });
        dialog.append(button);
      }
      dialog.style.cssText = 'margin:auto;padding:24px;border-radius:12px';
      document.body.append(dialog);
      dialog.showModal();
    });

  const finish = async (intent, secret, key) => {
    if (intent.error) return { error: intent.error };
    if (intent.status !== 'requires_action') return { paymentIntent: intent };
    const fields = { client_secret: secret, success: String(await askBank()) };
    const answered = await call(`payment_intents/${idOf(secret)}/answer`, fields, key);
    return answered.error ? { error: answered.error } : { paymentIntent: answered };
  };

  class CardElement {
    #listeners = new Map();
    #frame;
    #card = { complete: false };
    on(event, run) {
      this.#listeners.set(event, run);
      return this;
    }
    mount(place) {
      this.#frame = document.createElement('iframe');
      this.#frame.src = frameAddress.href;
      this.#frame.title = 'Secure payment input frame';
      this.#frame.style.cssText = 'border:0;width:100%;height:170px;color-scheme:light';
      window.addEventListener('message', this.#hear);
      place.append(this.#frame);
    }
    #hear = ({ source, data }) => {
      if (source !== this.#frame?.contentWindow) return;
      this.#card = data;
      this.#listeners.get(data.ready ? 'ready' : 'change')?.(data);
    };
    unmount() {
      window.removeEventListener('message', this.#hear);
      this.#frame?.remove();
    }
    destroy() {
      this.unmount();
    }
    card() {
      return this.#card;
    }
  }

  window.Stripe = (key) => ({
    elements: () => {
      const element = new CardElement();
      return {
        create: () => element,
        getElement: () => element,
        submit: async () =>
          element.card().complete
            ? {}
            : { error: { type: 'validation_error', message: 'Your card number is incomplete.' } },
      };
    },
    confirmPayment: async ({ elements, clientSecret }) => {
      const { number = '', month = '', year = '' } = elements.getElement('payment').card();
      const fields = {
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': month,
        'payment_method_data[card][exp_year]': `20${year}`,
      };
      return finish(await call(`payment_intents/${idOf(clientSecret)}/confirm`, fields, key), clientSecret, key);
    },
    handleNextAction: async ({ clientSecret }) => {
      const fields = { client_secret: clientSecret };
      return finish(await call(`payment_intents/${idOf(clientSecret)}`, fields, key, 'GET'), clientSecret, key);
    },
    registerAppInfo: () => {},
  });
})();
