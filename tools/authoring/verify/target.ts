/** The product that samples run on, and who logs in there. */
export interface Target {
  /** Address without a slash at its end. */
  server: string;
  user: string;
  password: string;
}
