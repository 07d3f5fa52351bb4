#!/bin/sh
# Turns TLS on where /certificates holds fullchain.pem and privkey.pem, then becomes nginx.
set -eu
written=/tmp/almanac
mkdir -p "$written"
rm -f "$written"/*.conf
if [ -e /certificates/fullchain.pem ] && [ -e /certificates/privkey.pem ]; then
  cp /etc/nginx/almanac/tls.conf "$written/"
  case "${ORIGIN:-}" in
    https://*)
      # Health checks of this machine come without TLS.
      # shellcheck disable=SC2016
      printf 'if ($uri !~ ^/(healthz|readyz)$) { return 308 "%s$request_uri"; }\n' "$ORIGIN" >"$written/to-https.conf"
      ;;
  esac
fi
exec nginx -c /etc/nginx/almanac/nginx.conf -g 'daemon off;'
