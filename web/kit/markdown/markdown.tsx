import Markdown, { type Components } from 'react-markdown';
import { sectionId } from './parts.ts';

/**
 * Renders user-written Markdown as React elements: HTML stays text, pictures are dropped, and only http(s) and mailto
 * links work. No HTML string is passed to the browser.
 */
const components: Components = {
  h1: ({ children }) => <h2 className="text-ink text-20 tracking-title mt-8 mb-3 font-semibold">{children}</h2>,
  h2: ({ children, node }) => (
    <h2
      id={sectionId(node?.position?.start.line ?? 0)}
      className="text-ink text-16 tracking-title mt-8 mb-2 scroll-mt-4 font-semibold first:mt-0"
    >
      {children}
    </h2>
  ),
  h3: ({ children }) => <h3 className="text-ink text-14 mt-5 mb-1 font-semibold">{children}</h3>,
  p: ({ children }) => <p className="my-2.5 text-pretty">{children}</p>,
  ul: ({ children }) => <ul className="marker:text-ink-3 my-2.5 list-disc space-y-1.5 pl-5">{children}</ul>,
  ol: ({ children }) => <ol className="marker:text-ink-3 my-2.5 list-decimal space-y-1.5 pl-5">{children}</ol>,
  strong: ({ children }) => <strong className="text-ink font-semibold">{children}</strong>,
  hr: () => <hr className="border-line my-6" />,
  blockquote: ({ children }) => (
    <blockquote className="border-line-strong text-ink-2 my-3 border-l-2 pl-4">{children}</blockquote>
  ),
  code: ({ children }) => <code className="rounded-1 bg-sunken px-1 text-[0.92em]">{children}</code>,
  a: ({ href, children }) =>
    href ? (
      <a
        href={href}
        className="text-primary-text underline underline-offset-2"
        {...(/^https?:/.test(href) && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
};

export default function Text({ children }: { children: string }) {
  return (
    <div className="text-14 text-ink-2 leading-6 [overflow-wrap:anywhere] [&>:first-child]:mt-0">
      <Markdown components={components} disallowedElements={['img']}>
        {children}
      </Markdown>
    </div>
  );
}
