/**
 * React Router's flags for what its next major version does. `v7_startTransition` makes a navigation a transition of React:
 * input that comes meanwhile is handled first. The other concerns routes that the app does not have; without it the
 * router warns in the console.
 */
export const ROUTER_FLAGS = { v7_startTransition: true, v7_relativeSplatPath: true } as const;
