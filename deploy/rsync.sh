#!/usr/bin/env bash
# Copies dist/ to one or more folders or machines, in an order in which readers find whole pages at every moment:
#   deploy/rsync.sh web1:/srv/site/ web2:/srv/site/
# What is in those folders and not in dist/ is deleted at the end: they must be the site's alone.
# DIST names another folder than dist/; RSYNC_RSH another ssh.
set -euo pipefail

dist="${DIST:-dist}"
if [ $# -eq 0 ] || [ ! -f "$dist/.docs-build.jsonl" ]; then
  echo "usage: [DIST=dist] deploy/rsync.sh TARGET..., after npm run build" >&2
  exit 1
fi
# The folder of the bundle, such as docs/assets/.
assets="$(sed -n 's/^\["\([^"]*assets\/\)site\.json".*/\1/p' "$dist/.docs-build.jsonl" | head -n 1)"
pointers=("/${assets}site.json" "/${assets%assets/}service-worker.js")

copy() { rsync --archive --no-owner --no-group --delay-updates "$@"; }

# Each step reaches all machines before the next begins: a reader may be sent to another one at each request.
for target; do
  # 1. Files with a hash in their name: nothing refers to the new ones yet.
  copy --exclude="${pointers[0]}" --include='*/' --include="/${assets}**" --exclude='*' --prune-empty-dirs \
    "$dist/" "$target"
done
for target; do
  # 2. Pages and the files beside them.
  copy --exclude="${pointers[0]}" --exclude="${pointers[1]}" "$dist/" "$target"
done
for target; do
  # 3. What announces the new version to open tabs.
  copy "$dist/" "$target"
done
for target; do
  # 4. What is no longer part of the site. Hashed files of earlier builds stay in dist/ for --keep-days.
  copy --delete-after "$dist/" "$target"
done
