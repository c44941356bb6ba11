/**
 * Keeps React's development build from taking a stack trace for each element it creates: with a sidebar of some
 * hundred links that is most of the time to show an edit. Warnings then name the component, not its owner. React
 * counts the traces of the last second and stops at ten thousand; here the count is always above that. React has no
 * setting for this (React 19: `recentlyCreatedOwnerStacks` in react/cjs/react-jsx-dev-runtime.development.js); if
 * the name changes, only the time saved is lost.
 */
import React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const COUNTER = 'recentlyCreatedOwnerStacks';

const internals: unknown = Reflect.get(React, INTERNALS);
if (typeof internals === 'object' && internals !== null && COUNTER in internals) {
  // React resets it to zero every second.
  Object.defineProperty(internals, COUNTER, { get: () => Number.POSITIVE_INFINITY, set: () => undefined });
}
