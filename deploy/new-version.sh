#!/bin/sh
# A new version of what README.md set up. As root: sh /srv/em-miudos/deploy/new-version.sh
# It is made in a folder of its own while the one before answers, and takes its place when it is whole. Servers of the site are started
# anew one after the other. One that does not answer within a minute brings the version before back.
set -eu
site=/srv/em-miudos
static=web/.next/static
own=web/.next/own-static

rm -rf $site-new
cp -a $site $site-new
# Debian's Node is too old.
su em-miudos -c "cd $site-new && git pull --ff-only && npx --yes -p node@24.21.0 -p npm@11.6.2 npm ci &&
  set -a && . /etc/em-miudos/env && node_modules/.bin/node scripts/build.ts"
# A page that a reader has open, or nginx keeps, asks for files of the version before; a name changes with its content.
cp -a $site-new/$static $site-new/$own
if [ -d $site/$own ]; then cp -an $site/$own/. $site-new/$static; else cp -an $site/$static/. $site-new/$static; fi

answers() {
  curl -fs -o /dev/null --max-time 20 --retry 60 --retry-delay 1 --retry-max-time 60 --retry-all-errors "http://127.0.0.1:$1/" ||
    { echo "The site at port $1 does not answer: journalctl -u em-miudos-site@$1" >&2 && return 1; }
}

# A second server here has a copy of the folder.
restart() {
  systemctl try-restart em-miudos-store || return 1
  for unit in $(systemctl list-units --all --plain --no-legend 'em-miudos-site@*.service' | cut -d ' ' -f 1); do
    folder=$(systemctl show --property WorkingDirectory --value "$unit")
    if [ "$folder" != $site ]; then
      rm -rf "$folder-before" "$folder-new" && cp -a $site "$folder-new" || return 1
      mv "$folder" "$folder-before" && mv "$folder-new" "$folder" || return 1
    fi
    port=${unit#*@}
    systemctl restart "$unit" && answers "${port%.service}" || return 1
  done
  systemctl try-restart em-miudos-studio
}

rm -rf $site-before
mv $site $site-before
mv $site-new $site
if ! restart; then
  rm -rf $site-failed
  mv $site $site-failed
  mv $site-before $site
  restart
  exit 1
fi
