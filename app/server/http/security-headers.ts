/** Security headers of every answer that a browser may open as a page, errors alike. */
export function securityHeaders({ secure }: { secure: boolean }): Record<string, string> {
  return {
    ...partHeaders({ secure }),
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": PERMISSIONS,
    "cross-origin-opener-policy": "same-origin",
  };
}

/**
 * Those of what only ever is a part of a page. A list has hundreds of pictures, and the headers that
 * rule pages would be a sixth of what those transfer.
 */
export function partHeaders({ secure }: { secure: boolean }): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    // A promise to come back over TLS only; a site reached without it must not make it.
    ...(secure && { "strict-transport-security": "max-age=31536000" }),
  };
}

const PERMISSIONS = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .join(", ");
