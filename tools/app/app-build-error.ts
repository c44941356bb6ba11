/** The app's source does not compile. The message is webpack's. */
export class AppBuildError extends Error {
  override readonly name = 'AppBuildError';
}
