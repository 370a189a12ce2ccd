// Vite plugin: builds the small scripts of documents without React.

import { createHash } from 'node:crypto'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const virtual = 'virtual:enhancement'

/**
 * `virtual:enhancement` exports `early` (code to inline in the head), `waitingDraftsScript` and `ownWaterScript` (to inline after
 * the list of drafts and the panel of the visitor's water), the paths of the deferred scripts, `bodies`, which the app serves under these paths, and the code of the `serviceWorker` and the `verifyWorker`.
 */
export function enhancement(): Plugin {
  return {
    name: 'enhancement',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id !== `\0${virtual}`) return undefined
      const built = (input: string, format?: 'es') => bundle(input, format, (file) => this.addWatchFile(file))
      const early = await built('src/shells/enhancement/early.ts')
      const waitingDraftsScript = await built('src/shells/enhancement/waiting-drafts.ts')
      const ownWaterScript = await built('src/shells/enhancement/own-water-first.ts')
      const serviceWorker = await built('src/shells/enhancement/service-worker.ts')
      const verifyWorker = await built('src/shells/enhancement/verify-worker.ts')
      const enhance = deferred('enhance', await built('src/shells/enhancement/enhance.ts'))
      const water = deferred('water', await built('src/shells/enhancement/water.ts'))
      const formChecks = deferred('form-checks', await built('src/form-checks.ts'))
      const suggestions = deferred('suggestions', await built('src/shells/enhancement/suggestions.ts'))
      const knownForm = deferred('known-form', await built('src/known-form.ts'))
      const preetiOffers = deferred('preeti-offers', await built('src/preeti-offers.ts'))
      const decodeQr = deferred('decode-qr', await built('src/decode-qr.ts', 'es'))
      const verifyReceipts = deferred('verify-receipts', await built('src/verify-receipts.ts'))
      const bodies = Object.fromEntries(
        [enhance, water, formChecks, suggestions, knownForm, preetiOffers, verifyReceipts, decodeQr].map(
          ({ path, body }) => [path, body],
        ),
      )
      const exported = {
        early,
        waitingDraftsScript,
        ownWaterScript,
        serviceWorker,
        verifyWorker,
        enhancePath: enhance.path,
        waterPath: water.path,
        formChecksPath: formChecks.path,
        knownFormPath: knownForm.path,
        preetiOffersPath: preetiOffers.path,
        suggestionsPath: suggestions.path,
        verifyReceiptsPath: verifyReceipts.path,
        decodeQrPath: decodeQr.path,
        bodies,
      }
      // One constant each: the browser's bundle takes the paths without the bodies.
      const constants = Object.entries(exported).map(
        ([name, value]) =>
          `export const ${name} = ${JSON.stringify(isInline(name) && this.environment.name === 'client' ? '' : value)}`,
      )
      return constants.join('\n')
    },
  }
}

/** Codes that have run when the browser's bundle hydrates what they are in; it needs none of their letters. */
function isInline(name: string): boolean {
  return ['early', 'waitingDraftsScript', 'ownWaterScript'].includes(name)
}

function deferred(name: string, body: string): { path: string; body: string } {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 10)
  return { path: `/${name}-${hash}.js`, body }
}

async function bundle(input: string, format: 'iife' | 'es' = 'iife', watch: (file: string) => void): Promise<string> {
  const built = await rolldown({
    input,
    platform: 'browser',
    transform: { target: ['chrome109', 'safari16', 'firefox115'] },
  })
  const { output } = await built.generate({ format, minify: true })
  await built.close()
  for (const file of output[0].moduleIds) watch(file)
  return output[0].code.trim()
}
