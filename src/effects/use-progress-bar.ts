import NProgress from 'nprogress';
import { useEffect } from 'react';

/** Shows the bar at the window's top while `isLoading`; it ends whichever way the loading does. */
export function useProgressBar(isLoading: boolean): void {
  useEffect(() => {
    if (!isLoading) return;
    NProgress.configure({ showSpinner: false });
    NProgress.start();
    return () => {
      NProgress.done();
    };
  }, [isLoading]);
}
