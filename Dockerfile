# One image for the site, the worker and the migrations; the command says which.
FROM node:20-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
COPY client/package.json client/

FROM manifests AS build
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

FROM manifests AS modules
RUN npm ci --omit=dev --workspace server --no-audit --no-fund

FROM node:20-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
WORKDIR /app
COPY --from=modules /app ./
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/client/dist client/dist
COPY --from=build /app/client/persisted.json client/
COPY --from=build /app/prisma/migrations prisma/migrations
COPY docker docker
USER node
EXPOSE 4000
CMD ["node", "server/dist/main.js"]
