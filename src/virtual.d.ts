declare module 'virtual:enhancement' {
  /** Runs in the head before the first paint. */
  export const early: string
  /** Address of the deferred script, with its content hash. */
  export const path: string
  export const body: string
}

declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'
  const build: ServerBuild
  export const {
    allowedActionOrigins,
    assets,
    assetsBuildDirectory,
    basename,
    entry,
    future,
    isSpaMode,
    prerender,
    publicPath,
    routeDiscovery,
    routes,
    ssr,
  }: ServerBuild
}
