import type { OrderRow } from '#shared/contracts/orders.ts';
import type { OrderTransition } from '#shared/domain/orders/transitions.ts';

/** What the reader is to do, and what others are to do: messages under `next`. */
export type OwnStep =
  | 'priceOrAccept'
  | 'priceAgain'
  | 'answerBy'
  | 'orderSupplies'
  | 'takeSupplies'
  | 'answerSupply'
  | 'pay'
  | 'enterTrack'
  | 'preparePickup'
  | 'handToCarrier'
  | 'handOver'
  | 'pickUp'
  | 'confirmArrival';
type OthersStep =
  | 'sellerAnswers'
  | 'buyerAnswersBy'
  | 'pricesOver'
  | 'sellerOrdersSupplies'
  | 'suppliesArrive'
  | 'buyerAnswersSupply'
  | 'buyerPays'
  | 'sellerPacks'
  | 'carrierCollects'
  | 'buyerPicksUp'
  | 'buyerConfirms';
type NextStep = { own: true; step: OwnStep } | { own: false; step: OthersStep };

const mine = (step: OwnStep): NextStep => ({ own: true, step });
const theirs = (step: OthersStep): NextStep => ({ own: false, step });

type Facts = Pick<OrderRow, 'status' | 'delivery_type' | 'supply_store' | 'payable' | 'quotation_until' | 'actions'>;

/** The next step of an order as its reader sees it; null for a final one. `isCustomer` is who ordered, or their company. */
export const nextStepOf = (
  order: Facts,
  { isCustomer, now }: { isCustomer: boolean; now: string },
): NextStep | null => {
  const { status, delivery_type, payable } = order;
  const mayDo = (action: OrderTransition) => order.actions.includes(action);
  const isPickup = delivery_type === 'pickup';
  switch (status) {
    case 'new':
      return mayDo('process') ? mine('priceOrAccept') : theirs('sellerAnswers');
    case 'quotation': {
      const isOver = order.quotation_until !== null && now > order.quotation_until;
      if (isOver) return mayDo('quote') ? mine('priceAgain') : theirs('pricesOver');
      return mayDo('accept') ? mine('answerBy') : theirs('buyerAnswersBy');
    }
    case 'formation':
      return mayDo('place') ? mine('orderSupplies') : theirs('sellerOrdersSupplies');
    case 'placement':
      if (order.supply_store) return mayDo('agree') ? mine('answerSupply') : theirs('buyerAnswersSupply');
      return mayDo('process') ? mine('takeSupplies') : theirs('suppliesArrive');
    case 'processing':
    case 'paid':
      if (mayDo('ready')) return mine(isPickup ? 'preparePickup' : 'enterTrack');
      if (payable === 0) return theirs('sellerPacks');
      return isCustomer ? mine('pay') : theirs('buyerPays');
    case 'ready_to_ship':
      if (isPickup) {
        if (mayDo('hand_over')) return mine('handOver');
        return isCustomer ? mine('pickUp') : theirs('buyerPicksUp');
      }
      return mayDo('ship') ? mine('handToCarrier') : theirs('carrierCollects');
    case 'in_progress':
      return isCustomer && mayDo('complete') ? mine('confirmArrival') : theirs('buyerConfirms');
    case 'completed':
    case 'canceled':
      return null;
  }
};
