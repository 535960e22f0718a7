/** Features that no page of ours, and no frame in it, may use. */
const refused = [
  'accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi',
  'payment', 'usb',
] // biome-ignore format: a list of names

/** Headers of every answer of our programs. HSTS would lock out the readers of a site without TLS. */
export function commonHeaders(siteUrl: string | undefined): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': refused.map((name) => `${name}=()`).join(', '),
    ...(siteUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}
