import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { fetchConfig } from '../../api/config.ts';

const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${address} did not load`));
    });
    document.head.append(script);
  });

/**
 * Stripe.js, which is loaded when somebody pays; null where payments by card are not set up. Throws if it does not
 * load; another call tries again.
 */
export const openStripe = async (): Promise<Stripe | null> => {
  const { stripe } = await fetchConfig();
  if (!stripe) return null;
  // With another script in place, the loader takes it instead of Stripe's own.
  if (stripe.script && !('Stripe' in window)) await loadScript(stripe.script);
  return loadStripe(stripe.key);
};
