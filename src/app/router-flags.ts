/**
 * What the router's next major version does always, by React Router's list of future flags. With the first, React shows
 * a navigation after what the reader does meanwhile.
 */
export const ROUTER_FLAGS = { v7_startTransition: true, v7_relativeSplatPath: true } as const;
