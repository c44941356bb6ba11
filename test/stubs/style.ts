/** Style sheets have no effect in jsdom. */
export default {};
