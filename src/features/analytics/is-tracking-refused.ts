/** Whether the reader's browser asks not to be tracked: by Do Not Track or Global Privacy Control. */
export function isTrackingRefused(browser: object): boolean {
  return Reflect.get(browser, 'globalPrivacyControl') === true || Reflect.get(browser, 'doNotTrack') === '1';
}
