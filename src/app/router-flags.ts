/**
 * Flags that turn on behaviour of React Router's next major version. `v7_startTransition` makes a navigation a React
 * transition, so that React handles input first. `v7_relativeSplatPath` has no effect on the routes of this app, but
 * without it the router prints a warning.
 */
export const ROUTER_FLAGS = { v7_startTransition: true, v7_relativeSplatPath: true } as const;
