// Types of the virtual modules of the build.

declare module 'virtual:enhancement' {
  /** Runs in the head before the first paint. */
  export const early: string
  /** Runs after the list of waiting drafts, before it is painted. */
  export const waitingDraftsScript: string
  /** Runs after the panel of the visitor's water, before it is painted. */
  export const ownWaterScript: string
  /** Address of the deferred script of every document, with its content hash. */
  export const enhancePath: string
  /** Of documents with the visitor's own water or lines of days. */
  export const waterPath: string
  /** Of documents with a form but without React. */
  export const formChecksPath: string
  /** Fills a form of a document without React, for whoever is signed in. */
  export const knownFormPath: string
  /** Offers in Unicode what is typed for Preeti into a form of a document without React, loaded when somebody begins to fill it in. */
  export const preetiOffersPath: string
  /** Suggestions of a field of the search, loaded when somebody begins to use it. */
  export const suggestionsPath: string
  /** Of the page that verifies receipts. */
  export const verifyReceiptsPath: string
  /** Decoder of QR codes, a module, loaded where the browser reads none itself. */
  export const decodeQrPath: string
  /** Code of the service worker; only for the server. */
  export const serviceWorker: string
  /** Code of that of the page that verifies receipts; only for the server. */
  export const verifyWorker: string
  /** Code of the deferred scripts by address; only for the server. */
  export const bodies: Record<string, string>
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
