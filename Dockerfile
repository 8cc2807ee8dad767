# One file, one image per part of docker-compose.yml: docker build --target api|edge|identity|mail|publish|portal|s3|e2e .
# Built from this repository alone; nothing is fetched but base images and packages.

# The base images, each here alone: a tag, and behind it `@sha256:…` once its digest is known (docs/operations.md, "Pin the
# base images"). None is known yet.
ARG NODE_IMAGE=node:24.21.0-trixie-slim
ARG DEBIAN_IMAGE=debian:13.7-slim
ARG S3_IMAGE=versity/versitygw:v1.7.0

FROM ${NODE_IMAGE} AS source
WORKDIR /app
ENV CI=true
# Packages come from the lockfile alone: a new workspace, such as a remote, is no line here.
COPY pnpm-lock.yaml pnpm-workspace.yaml .npmrc ./
RUN npx -y pnpm@12.21.0 fetch
COPY . .
RUN npx -y pnpm@12.21.0 install --offline --frozen-lockfile

# What each image holds, in a folder of its own: a program, and what it loads at run time.
FROM source AS built
RUN node --import tsx scripts/build.ts && node --import tsx scripts/compose/pack-images.ts /out

FROM ${NODE_IMAGE} AS api
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8081 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY docker/healthy.mjs /
COPY --from=built /out/api /app
WORKDIR /app/api
USER node
EXPOSE 8081
CMD ["node", "--enable-source-maps", "--max-semi-space-size=64", "dist/server.mjs"]

FROM ${NODE_IMAGE} AS edge
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 HOST_DIST=/app/host/dist STORE_DIR=/store
RUN mkdir /store && chown node:node /store
COPY docker/healthy.mjs /
COPY --from=built /out/edge /app
WORKDIR /app/host
USER node
EXPOSE 8080
CMD ["node", "--enable-source-maps", "server/dist/edge.mjs"]

# Puts the remotes of this build and the host's files into the store, then ends.
FROM ${NODE_IMAGE} AS publish
ENV NODE_ENV=production
COPY --from=built /out/publish /app
WORKDIR /app
USER node
CMD ["node", "scripts/compose/publish.mjs"]

FROM ${NODE_IMAGE} AS identity
ENV CI=true NO_UPDATE_NOTIFIER=1
RUN mkdir /accounts && chown node:node /accounts
COPY docker/healthy.mjs /
COPY --from=built /out/identity /app
WORKDIR /home/node
COPY --chown=node:node docker/firebase.json ./
USER node
EXPOSE 9099
# Accounts are read from the folder at the start and written there when it is stopped by SIGINT.
STOPSIGNAL SIGINT
CMD ["node", "/app/node_modules/firebase-tools/lib/bin/firebase.js", "emulators:start", "--only=auth", "--project=demo-pignon", "--import=/accounts/kept", "--export-on-exit=/accounts/kept"]

FROM ${NODE_IMAGE} AS mail
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8025 SMTP_PORT=1025 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY docker/healthy.mjs /
COPY --from=built /out/mail /app
USER node
EXPOSE 1025 8025
CMD ["node", "/app/mail.mjs"]

# A portal that takes listings over FTP or SFTP: `ftp` or `sftp` is said as the command.
FROM ${DEBIAN_IMAGE} AS portal
RUN apt-get update \
 && apt-get install -y --no-install-recommends python3-asyncssh python3-pyftpdlib \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --create-home portal && mkdir /feeds && chown portal:portal /feeds
COPY docker/portal/portal.py /
USER portal
EXPOSE 2121 2222 30000-30009
ENTRYPOINT ["python3", "/portal.py"]

# Objects as files of a folder; honours conditional writes, which the store of remotes needs.
FROM ${S3_IMAGE} AS s3
ENV VGW_BACKEND=posix VGW_BACKEND_ARG=/objects VGW_IAM_DIR=/accounts VGW_PORT=:7070 VGW_HEALTH=/health
RUN mkdir /objects && chown 1000:1000 /objects
COPY docker/s3/with-accounts.sh /
USER 1000:1000
EXPOSE 7070
ENTRYPOINT ["/with-accounts.sh", "/usr/local/bin/docker-entrypoint.sh"]

# The end-to-end suite with its browser, and the tree: its specs of the platform build a remote.
FROM ${NODE_IMAGE} AS e2e
RUN apt-get update \
 && apt-get install -y --no-install-recommends chromium fonts-liberation \
 && rm -rf /var/lib/apt/lists/* \
 && mkdir /app && chown node:node /app
COPY --from=built --chown=node:node /app /app
ENV CI=true CHROMIUM_PATH=/usr/bin/chromium
WORKDIR /app/e2e
USER node
ENTRYPOINT ["node_modules/.bin/playwright", "test"]
CMD ["--project=product"]
