#!/usr/bin/env bash
# Copies dist/ to an object store that serves it (S3, OSS, COS, R2, ...), with the headers browsers and CDN need:
#   deploy/rclone.sh remote:bucket
# Afterwards let the CDN forget what has no hash in its name: all addresses but those below assets/.
# DIST names another folder than dist/.
set -euo pipefail

dist="${DIST:-dist}"
target="${1:-}"
if [ -z "$target" ] || [ ! -f "$dist/.docs-build.jsonl" ]; then
  echo "usage: [DIST=dist] deploy/rclone.sh REMOTE:BUCKET, after npm run build" >&2
  exit 1
fi
# The folder of the bundle, such as docs/assets/.
assets="$(sed -n 's/^\["\([^"]*assets\/\)site\.json".*/\1/p' "$dist/.docs-build.jsonl" | head -n 1)"
base="${assets%assets/}"
hashed='*.{{[0-9a-f]{8,}}}.*'
index='search/{{[0-9a-f]{8,}}}/**'
list=.docs-build.jsonl
names() { sed -n 's/^\["\([^"]*\)".*/\1/p' | sort; }
# The files of the build that is in service; none at the first time.
before="$(rclone cat "$target/$list" 2>/dev/null | names || true)"

# Objects that are there with the same content are not sent again.
send() { rclone copy --checksum --fast-list "$dist" "$target" "$@"; }
forever=(--header-upload 'Cache-Control: public, max-age=31536000, immutable')
ask=(--header-upload 'Cache-Control: no-cache')

# 1. Files with a hash in their name or their folder's: nothing refers to the new ones yet.
send "${forever[@]}" --include "/${assets}**/${hashed}" --include "/${assets}${index}"
# 2. Pages and the files beside them, types that the store may not know apart.
text=(--header-upload 'Content-Type: text/markdown; charset=utf-8')
send "${ask[@]}" "${text[@]}" --include '*.md'
send "${ask[@]}" --header-upload 'Content-Type: application/manifest+json' --include '*.webmanifest'
send "${ask[@]}" --exclude "/${assets}**/${hashed}" --exclude "/${assets}${index}" --exclude "/${assets}site.json" \
  --exclude "/${base}service-worker.js" --exclude '*.md' --exclude '*.webmanifest' --exclude '/_*' --exclude "/$list"
# 3. What announces the new version to open tabs.
send "${ask[@]}" --include "/${assets}site.json" --include "/${base}service-worker.js"
# 4. What is no longer part of the site: only what an earlier build of ours has listed.
rclone delete "$target" --files-from <(comm -23 <(echo "$before") <(names <"$dist/$list"))
send "${ask[@]}" --include "/$list"
