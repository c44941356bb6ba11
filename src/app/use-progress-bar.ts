import NProgress from 'nprogress';
import { useEffect } from 'react';

/** The library's own template has `role="bar"`, which is not a valid role. */
export const PROGRESS_TEMPLATE = '<div class="bar"><div class="peg"></div></div>';

/** Shows the bar at the window's top while `isLoading`; it ends when loading succeeds or fails. */
export function useProgressBar(isLoading: boolean): void {
  useEffect(() => {
    if (!isLoading) return;
    NProgress.configure({ showSpinner: false, template: PROGRESS_TEMPLATE, barSelector: '.bar' });
    NProgress.start();
    return () => {
      NProgress.done();
    };
  }, [isLoading]);
}
