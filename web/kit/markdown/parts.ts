/** The first heading is the document's title, which the page or dialog shows itself. `## ` starts a section. */
export const titled = (text: string): { title: string; body: string } => {
  const [, title, body] = /^# +(.+)\n?([^]*)$/.exec(text) ?? [];
  return title === undefined ? { title: '', body: text } : { title: title.trim(), body: body ?? '' };
};

export const sectionId = (line: number): string => `section-${line}`;

/** The sections in order, with line numbers as the renderer counts them. */
export const sectionsOf = (body: string): { id: string; title: string }[] =>
  body.split('\n').flatMap((line, index) => {
    const [, title] = /^## +(.+)$/.exec(line) ?? [];
    return title === undefined ? [] : [{ id: sectionId(index + 1), title: title.trim() }];
  });
