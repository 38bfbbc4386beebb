/** Seconds after which an unfinished export has failed. It usually takes seconds; the rest is for repeated tries. */
export const exportPatience = 3600;
