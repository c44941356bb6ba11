/**
 * Keeps React's development build from taking a stack trace for each element it makes: with a sidebar of some
 * hundred links that is most of what showing an edit takes. Warnings then name the component, not who rendered it.
 * React counts the traces of the last second and stops at ten thousand; here it finds them counted already. It has no
 * setting for this (React 19: `recentlyCreatedOwnerStacks` in react/cjs/react-jsx-dev-runtime.development.js); where
 * the name is another one, nothing but the time is lost.
 */
import React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const COUNTER = 'recentlyCreatedOwnerStacks';

const internals: unknown = Reflect.get(React, INTERNALS);
if (typeof internals === 'object' && internals !== null && COUNTER in internals) {
  // React sets it to nought every second.
  Object.defineProperty(internals, COUNTER, { get: () => Number.POSITIVE_INFINITY, set: () => undefined });
}
