import { type Policy, policyHeader } from './content-security-policy';

/** Abilities of a browser that neither a page nor a frame in it gets. */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Headers for every answer of the site, besides those about caching. */
export function securityHeaders(policy: Policy): Record<string, string> {
  return {
    'Content-Security-Policy': policyHeader(policy),
    'X-Content-Type-Options': 'nosniff',
    // For browsers that know no frame-ancestors.
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  };
}
