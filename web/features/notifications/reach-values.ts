import * as z from 'zod/mini';
import type { Request } from '#shared/contracts/endpoint.ts';
import { clock } from '#shared/contracts/fields.ts';
import type { NotificationSettings, updateNotificationSettings } from '#shared/contracts/notifications.ts';

const channel = z.nullable(z.boolean());
/** What the form edits. The kinds are by name, so that two versions are compared choice by choice. */
export const ReachForm = z.strictObject({
  version: z.int(),
  /** Null for a channel that the kind does not have. */
  kinds: z.record(z.string(), z.strictObject({ push: channel, letter: channel, sms: channel })),
  quiet: z.nullable(z.strictObject({ from: clock, to: clock })),
});
export type ReachValues = z.input<typeof ReachForm>;

export const valuesOf = ({ version, kinds, quiet }: NotificationSettings): ReachValues => ({
  version,
  kinds: Object.fromEntries(kinds.map(({ kind, ...choice }) => [kind, choice])),
  quiet,
});

/**
 * The request that saves the changed fields: of the kinds those with another choice than in `settings`, because the
 * server keeps what is sent also when a default changes.
 */
export const bodyOf = (
  { version, kinds, quiet }: Pick<ReachValues, 'version'> & Partial<ReachValues>,
  settings: NotificationSettings,
  time_zone: string,
): Request<typeof updateNotificationSettings>['body'] => ({
  version,
  ...(kinds && { kinds: changedKinds(kinds, settings) }),
  ...(quiet !== undefined && { quiet, time_zone }),
});

const changedKinds = (kinds: ReachValues['kinds'], settings: NotificationSettings) =>
  settings.kinds.flatMap(({ kind, ...former }) => {
    const { push, letter, sms } = kinds[kind] ?? former;
    const isSame = push === former.push && letter === former.letter && sms === former.sms;
    return isSame ? [] : [{ kind, push: push === true, letter: letter === true, sms: sms === true }];
  });
