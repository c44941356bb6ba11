/** Style sheets are imported for their effect on the bundle only. */
declare module '*.css';

/** Style sheets as text. */
declare module '*.css?text' {
  const text: string;
  export default text;
}
