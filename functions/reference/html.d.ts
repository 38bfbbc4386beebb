/** esbuild bundles a page as text. */
declare module '*.html' {
  const page: string;
  export default page;
}
