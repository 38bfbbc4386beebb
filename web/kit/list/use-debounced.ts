import { useEffect, useState } from 'react';

/** Milliseconds without a key press until the request is sent. */
export const typingPause = 250;

/** A typed text, once nothing was typed for a moment. An emptied one counts at once. */
export const useDebounced = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
};
