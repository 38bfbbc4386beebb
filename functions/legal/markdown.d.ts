/** esbuild puts a document into the bundle as text. */
declare module '*.md' {
  const text: string;
  export default text;
}
