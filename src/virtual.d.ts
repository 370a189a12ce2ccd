// Types of the virtual modules of the build.

declare module 'virtual:enhancement' {
  /** Runs in the head before the first paint. */
  export const early: string
  /** Address of the deferred script, with its content hash. */
  export const path: string
  export const body: string
}

declare module 'virtual:islands' {
  /** The built files of each island, by its name; none in development. */
  export const scripts: Record<string, string[]>
  /** Those of the signed-in apps. */
  export const appScripts: string[]
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
