import type { Delivery } from '#shared/domain/area.ts';

/** Seconds for which a message is worth sending, and for which a push service keeps it for a device that is off. */
export const usefulFor = ({ urgent }: Delivery): number => (urgent ? 4 : 12) * 3600;
