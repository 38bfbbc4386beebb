import { notificationScope } from './scope.ts';

export const live = notificationScope;
