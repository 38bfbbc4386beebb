/** As high as a line of text. */
export const Gap = () => (
  <span aria-hidden className="inline-flex w-45">
    <span className="skeleton my-auto w-full" />
    &nbsp;
  </span>
);
