/** Text to compare what is typed with: "Královo" is found by "kralovo". */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
