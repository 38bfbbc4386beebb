import { useEffect } from 'react';
import { useLanguage } from './i18n.ts';

type Head = {
  description: string | undefined;
  /** The page's path. Its address names the language, as those of prerendered documents do. */
  canonical: string;
  /** What schema.org knows of the page. */
  jsonLd: object | undefined;
};

/** What search engines read of a page, while it is shown. It replaces what the document came with. */
export const useHead = ({ description, canonical, jsonLd }: Head): void => {
  const language = useLanguage();
  const data = jsonLd && JSON.stringify(jsonLd);
  useEffect(() => {
    if (description === undefined) return;
    const meta = Object.assign(document.createElement('meta'), { name: 'description', content: description });
    return put('meta[name=description]', meta);
  }, [description]);
  useEffect(() => {
    const href = `${location.origin}${canonical}?lang=${language}`;
    return put('link[rel=canonical]', Object.assign(document.createElement('link'), { rel: 'canonical', href }));
  }, [canonical, language]);
  useEffect(() => {
    if (data === undefined) return;
    const type = 'application/ld+json';
    return put(`script[type="${type}"]`, Object.assign(document.createElement('script'), { type, textContent: data }));
  }, [data]);
};

/** Puts an element into the head instead of the one that the selector finds; the returned function removes it. */
const put = (selector: string, element: HTMLElement): (() => void) => {
  document.head.querySelector(selector)?.remove();
  document.head.append(element);
  return () => element.remove();
};
