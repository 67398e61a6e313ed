# The site as an image: built once, run as an unprivileged user, with everything that changes in /app/data.
# The stages share a base on purpose: what npm installs is made for its C library.
FROM node:26-trixie-slim AS base
WORKDIR /app

FROM base AS build
ENV CI=true
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build
# One start and stop, so that every later start finds what Node.js compiled: less memory, and sooner there. By the user who
# runs it: Node.js keeps that for each user apart, where no other can read it.
ENV NODE_COMPILE_CACHE=/app/.compiled
RUN mkdir .compiled && chown node:node .compiled
USER node
RUN timeout --preserve-status --signal=TERM 10 \
    env PORT=0 DATABASE_URL=sqlite:/tmp/first-start.db node server/main.ts

FROM base
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 NODE_COMPILE_CACHE=/app/.compiled
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/core ./core
COPY --from=build /app/content ./content
COPY --from=build /app/server ./server
COPY --from=build /app/cli ./cli
COPY --from=build /app/dist ./dist
COPY --from=build --chown=node:node /app/.compiled ./.compiled
RUN mkdir data && chown node:node data
VOLUME /app/data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
