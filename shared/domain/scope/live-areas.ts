/** The areas of contracts whose replies clients keep up to date by events (scope/live.ts says for whom). */
export const liveAreas = ['shifts', 'notifications', 'exports', 'orders', 'supply', 'messages'] as const;
export type LiveArea = (typeof liveAreas)[number];
