/** A font as TrueType (infra/build/printed-font.ts). */
declare module '*.woff2' {
  const font: Uint8Array<ArrayBuffer>;
  export default font;
}
