/** Events of the person's account are shown in the device's time zone. */
export const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
