import Markdown, { type Components } from 'react-markdown';
import { Link } from 'react-router';
import { ownAddress } from '../../paths.ts';

const text = (content: React.ReactNode) => <p className="my-1.5 whitespace-pre-line">{content}</p>;

/** Links lead to pages of the app only: the text of others stays. */
const components: Components = {
  p: ({ children }) => text(children),
  h1: ({ children }) => text(children),
  h2: ({ children }) => text(children),
  h3: ({ children }) => text(children),
  ul: ({ children }) => <ul className="marker:text-ink-3 my-1.5 list-disc space-y-1.5 pl-4">{children}</ul>,
  ol: ({ children }) => <ol className="marker:text-ink-3 my-1.5 list-decimal space-y-1.5 pl-5">{children}</ol>,
  strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
  a: ({ href = '', children }) => {
    const address = ownAddress(href);
    if (address === null) return children;
    return (
      <Link
        to={address}
        className="text-primary-text decoration-primary-line font-medium underline underline-offset-3 hover:decoration-current"
      >
        {children}
      </Link>
    );
  },
};

const shown = ['p', 'h1', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'a'];

/** An answer: strong words, lists and links. All other Markdown is plain text, and HTML stays text. */
export const AnswerText = ({ children }: { children: string }) => (
  <div className="[&>:first-child]:mt-0 [&>:last-child]:mb-0">
    <Markdown components={components} allowedElements={shown} unwrapDisallowed>
      {children.replaceAll(/#{3} ?/g, '')}
    </Markdown>
  </div>
);
