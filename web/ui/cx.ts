/** Joins class names and skips false values: `cx('h-row', chosen && 'bg-primary-soft')`. */
export const cx = (...classes: (string | false | null | undefined)[]): string => classes.filter(Boolean).join(' ');
