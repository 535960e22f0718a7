/** What no page of ours asks a device for, and no frame in it may. */
const refused = [
  'accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi',
  'payment', 'usb',
] // biome-ignore format: a list of names

/** What every answer of a program of ours carries, whatever it is. HSTS would lock out the readers of a site without TLS. */
export function commonHeaders(siteUrl: string | undefined): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': refused.map((name) => `${name}=()`).join(', '),
    ...(siteUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}
