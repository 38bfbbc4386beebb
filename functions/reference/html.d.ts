/** esbuild puts a page into the bundle as text. */
declare module '*.html' {
  const page: string;
  export default page;
}
