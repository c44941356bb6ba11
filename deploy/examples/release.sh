#!/usr/bin/env bash
# Builds the newest state of a clone and copies it to the machines named: run it from cron, or from a server's hook.
#   deploy/examples/release.sh web1:/srv/site/ web2:/srv/site/
# The clone stays between releases: dist/ then keeps the hashed files that open tabs still need, node_modules/.cache what
# was built, and git the dates of the pages.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
git pull --ff-only --quiet
# npm ci deletes node_modules/, and with it what was built before.
if [ -d node_modules/.cache ]; then mv node_modules/.cache .cache-kept; fi
npm ci --no-audit --no-fund
if [ -d .cache-kept ]; then mv .cache-kept node_modules/.cache; fi
npm run check -- --quiet
npm run build -- --quiet
deploy/rsync.sh "$@"
