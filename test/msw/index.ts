/**
 * For tests of the app: a content bundle in memory, its failures, and the app that shows it. See README.md
 * here.
 */
export { findPage, type RunningApp, renderApp } from '../helpers/render-app';
export { bundleHandlers } from './bundle-handlers';
export type { BundleOptions, PageOptions } from './bundle-options';
export { createBundle, type Target, type TestBundle } from './create-bundle';
export { type Failure, NAMED_FAILURES } from './failures';
export { server } from './server';
