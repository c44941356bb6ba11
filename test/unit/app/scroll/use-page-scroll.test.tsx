import { renderHook } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { usePageScroll } from '../../../../src/app/scroll/use-page-scroll';
import { Scroller } from '../../../../src/shared/scroller';
import { Providers } from '../../../helpers/providers';

afterEach(() => {
  jest.restoreAllMocks();
  window.scrollY = 0;
  sessionStorage.clear();
});

test('a page that comes back from memory at its top is scrolled to where the reader left it', () => {
  const main = { current: document.createElement('main') };
  const scroller = new Scroller();
  renderHook(() => usePageScroll(useLocation(), main, scroller), { wrapper: Providers });
  const scrollTo = jest.spyOn(window, 'scrollTo');
  window.scrollY = 700;
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  window.scrollY = 0;
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(scrollTo).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
});
