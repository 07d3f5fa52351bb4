#!/bin/sh
# One backup of the database of docker compose into a folder, and no more than so many of them:
#   deploy/backup.sh /var/backups/almanac 14
# For cron or a timer; needs what `docker compose` needs (.env beside docker-compose.yml).
set -eu
folder=$(mkdir -p "${1:?name a folder}" && cd "$1" && pwd)
kept=${2:-14}
cd "$(dirname "$0")/.."
file="$folder/almanac-$(date -u +%Y%m%dT%H%M%SZ).dump"
# Whole or not there: a backup that was cut off has no name of a backup.
trap 'rm -f "$file.part"' EXIT
docker compose exec -T database pg_dump --username=almanac --format=custom almanac >"$file.part"
mv "$file.part" "$file"
ls -1 "$folder"/almanac-*.dump | sort -r | tail -n "+$((kept + 1))" | while read -r old; do rm -f "$old"; done
echo "$file"
