import type { Actions } from '../area.ts';

export const actions = { 'audit-exported': 'export' } as const satisfies Actions;

export const lists = ['audit'] as const;
