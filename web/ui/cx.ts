/** Class names that apply: `cx('h-row', chosen && 'bg-primary-soft')`. */
export const cx = (...classes: (string | false | null | undefined)[]): string => classes.filter(Boolean).join(' ');
