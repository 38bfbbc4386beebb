/** Events of the person's account are shown in the device's time zone. */
export const deviceTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
