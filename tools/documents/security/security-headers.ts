import { type Policy, policyHeader } from './content-security-policy';

/** Browser features denied to pages and to frames in them. */
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
    // For browsers without support for frame-ancestors, which the policy sets to the same: change both.
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  };
}
