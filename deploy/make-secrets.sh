#!/bin/sh
# Makes the secrets of compose.yaml once; those that are there stay.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
keep() {
  [ -s "secrets/$1" ] || printf '%s' "$2" > "secrets/$1"
}
random() {
  head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'
}
keep database_password "$(random)"
keep database_url "postgresql://waymark:$(cat secrets/database_password)@database:5432/waymark"
keep s3_access_key_id "waymark-$(random | cut -c1-12)"
keep s3_secret_access_key "$(random)"
keep checkout_partner_secret "$(random)"
keep checkout_webhook_secret "whsec_$(head -c 32 /dev/urandom | base64 | tr -d '\n')"
if [ ! -s secrets/backup_key ]; then
  echo 'Write the key of the backups into deploy/secrets/backup_key ("age-keygen", or "npm run backup -- --new-key").' >&2
  exit 1
fi
# The process in the container has another user.
chmod 0644 secrets/*
echo 'The secrets are in deploy/secrets. Keep a copy of backup_key elsewhere.'
