#!/bin/sh
# Builds site and Studio with the variables of the environment. The content store that SANITY_API_HOST names must answer:
# the pages are made from it. Usage, from the root of the project: sh deploy/build.sh
set -eu
export NEXT_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
PATH="$PWD/node_modules/.bin:$PATH"
node --input-type=module --eval "const { bundleOwnScript } = await import('./scripts/front/own-script.mjs'); await bundleOwnScript()"
node node_modules/.bin/next build web
node scripts/finish-pages.mjs web/.next
node node_modules/.bin/next-sitemap --config next-sitemap.config.js
node node_modules/.bin/sanity build --yes dist/studio
