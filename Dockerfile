# One file, one image per part: docker build --target api|edge|identity|e2e .
# Built from this repository alone; nothing is downloaded but packages.

FROM node:24-bookworm-slim AS source
WORKDIR /app
ENV CI=true
# Packages come from the lockfile alone: a new workspace, such as a remote, is no line here.
COPY pnpm-lock.yaml pnpm-workspace.yaml .npmrc ./
RUN npx -y pnpm@12.21.0 fetch
COPY . .
RUN npx -y pnpm@12.21.0 install --offline --frozen-lockfile

FROM source AS built
RUN STORE_DIR=/app/store node --import tsx scripts/build.ts
# Each server with what it needs at run time and nothing else.
RUN npx -y pnpm@12.21.0 --filter @pignon/api deploy --prod --legacy /out/api \
 && npx -y pnpm@12.21.0 --filter @pignon/host deploy --prod --legacy /out/host

FROM node:24-bookworm-slim AS api
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8081 DATA_DIR=/data
WORKDIR /app
COPY --from=built --chown=node:node /out/api ./
COPY --from=built --chown=node:node /app/api/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8081
CMD ["node", "--enable-source-maps", "--max-semi-space-size=64", "dist/server.mjs"]

FROM node:24-bookworm-slim AS edge
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 HOST_DIST=/app/dist STORE_DIR=/store
WORKDIR /app
COPY --from=built --chown=node:node /out/host ./
COPY --from=built --chown=node:node /app/host/dist ./dist
COPY --from=built --chown=node:node /app/host/server/dist ./server/dist
COPY --from=built --chown=node:node /app/store /store
USER node
EXPOSE 8080
CMD ["node", "--enable-source-maps", "server/dist/edge.mjs"]

FROM source AS identity
USER node
WORKDIR /home/node
COPY --chown=node:node docker/firebase.json ./
EXPOSE 9099
CMD ["/app/node_modules/.bin/firebase", "emulators:start", "--only=auth", "--project=demo-pignon"]
