import * as z from 'zod/mini';
import type { Effects, EventKinds, Letters } from '../area-types.ts';
import { message, notificationRef } from './message.ts';

export const eventKinds = { notification: 'NOTIFICATIONS#', 'read-marks': 'READ#' } as const satisfies EventKinds;

export const effects = {
  'deliver-notification': {
    description: 'Finds who gets a notification by push, letter or SMS, and when',
    payload: z.object({ notification: notificationRef }),
    seconds: 60,
  },
  'send-push': {
    description: 'Sends one push message to a browser',
    payload: z.object({ ...message, device_id: z.string() }),
  },
} satisfies Effects;

export const letters = [z.object({ letter: z.literal('notification'), ...message })] as const satisfies Letters;
