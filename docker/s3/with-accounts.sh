#!/bin/sh
# Writes down the accounts that ACCOUNTS names, "NAME:SECRET NAME:SECRET", as versitygw reads them from VGW_IAM_DIR, then
# becomes the program that is said as its arguments. What each may do stands in the policies of the buckets.
set -eu
umask 077
accounts=
for account in $ACCOUNTS; do
  name=${account%%:*} secret=${account#*:}
  accounts="$accounts${accounts:+,}\"$name\":{\"access\":\"$name\",\"secret\":\"$secret\",\"role\":\"user\"}"
done
printf '{"accessAccounts":{%s}}' "$accounts" >"$VGW_IAM_DIR/users.json"
unset ACCOUNTS
exec "$@"
