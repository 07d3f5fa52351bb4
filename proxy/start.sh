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
      # Health checks of this machine come without TLS, and refusals are already on their way.
      cat >"$written/to-https.conf" <<EOF
if (\$uri !~ ^/(healthz|readyz|[.]to-https|[.]refused[.](txt|json))\$) {
  rewrite ^ /.to-https last;
}
location = /.to-https {
  internal;
  include refusal-headers.conf;
  return 308 $ORIGIN\$request_uri;
}
EOF
      ;;
  esac
fi
exec nginx -c /etc/nginx/almanac/nginx.conf -g 'daemon off;'
