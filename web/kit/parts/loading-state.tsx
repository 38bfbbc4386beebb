export const LoadingState = () => (
  <div aria-hidden className="flex flex-col gap-5 pt-3">
    {[260, 300, 220, 280].map((width) => (
      <span key={width} className="skeleton max-w-full" style={{ width }} />
    ))}
  </div>
);
