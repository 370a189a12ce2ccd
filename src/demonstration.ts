// The demonstration of an installation: loaded into an empty one, its accounts opened or closed, before the server listens; its bills of two years, made afterwards; and its sample texts.

import type { DemonstrationAccounts } from '#features/demonstration-people/operations/accounts.server.ts'
import {
  closeDemonstrationAccounts,
  listDemonstrationPeople,
  openDemonstrationAccounts,
} from '#features/demonstration-people/operations/accounts.server.ts'
import { mayServeDemonstration } from '#features/demonstration-people/rules.ts'
import type { EnterSamples } from '#features/installations/operations.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'

type Log = (line: string) => void
type Workspace = {
  loadDemonstration(resources: Resources, log: Log, options: { laterMonths: number }): Promise<void>
  continueDemonstration(resources: Resources, log: Log, stop: AbortSignal): Promise<void>
}

/** Months whose bills are made after the server answers: the start of an empty machine would take half a minute more. */
const laterMonths = 24

/** Returns the accounts that may sign in; undefined where the demonstration is switched off or there are none. */
export async function prepareDemonstration(resources: Resources, log: Log): Promise<DemonstrationAccounts | undefined> {
  const { env, tenants, database } = resources
  if (env.demonstration === 'no') {
    await closeDemonstrationAccounts(resources)
    return undefined
  }
  const workspace = tenants.all().length === 0 ? await findWorkspace() : undefined
  const isDemonstration = workspace !== undefined || (await listDemonstrationPeople(database)).length > 0
  if (isDemonstration && !mayServeDemonstration(env)) {
    throw new StartupProblem(
      'The demonstration accounts share a password and are not for a public address: with PUBLIC_SCHEME=https or TRUSTED_PROXIES, set DEMONSTRATION=no.',
    )
  }
  await workspace?.loadDemonstration(resources, log, { laterMonths: env.demonstration === 'short' ? 0 : laterMonths })
  return openDemonstrationAccounts(resources, env.dataDir)
}

/** Makes what is left of the demonstration in the background, and writes what is done to `log`. `stop` waits for the step that is being made. */
export function continueDemonstration(resources: Resources, log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const made = findWorkspace()
    .then((workspace) => workspace?.continueDemonstration(resources, log, stopping.signal))
    .catch((error: unknown) =>
      resources.log.error({ err: error }, 'the demonstration is not complete; the next start goes on'),
    )
  return {
    async stop() {
      stopping.abort()
      await made
    },
  }
}

/** A process that plays the payment gateways of the demonstration, where its folder is there. `stop` ends it. */
export async function startSampleGateway(resources: Resources): Promise<{ stop(): void } | undefined> {
  const [load] = Object.values(import.meta.glob<SampleGateway>('../demonstration/gateways/start.ts'))
  return (await load?.())?.startSampleGateway(resources)
}

type SampleGateway = { startSampleGateway(resources: Resources): { stop(): void } | undefined }
type SampleTexts = { enterSampleTexts: EnterSamples }

/** What enters the sample texts of a new organisation; undefined where the folder of the demonstration is not there. */
export async function loadSampleTexts(): Promise<EnterSamples | undefined> {
  return (await sampleTexts()?.())?.enterSampleTexts
}

export function hasSampleTexts(): boolean {
  return sampleTexts() !== undefined
}

function sampleTexts(): (() => Promise<SampleTexts>) | undefined {
  return Object.values(import.meta.glob<SampleTexts>('../demonstration/sample-texts.ts'))[0]
}

/** The optional workspace, the one place that loads it; undefined where its folder or its packages are not installed. */
async function findWorkspace(): Promise<Workspace | undefined> {
  const [load] = Object.values(import.meta.glob<Workspace>('../demonstration/load.ts'))
  try {
    return await load?.()
  } catch (error) {
    if (isMissingPackage(error)) return undefined
    throw error
  }
}

/** `npm install --workspaces=false` leaves the folder without its packages; a missing file of ours is a bug. */
function isMissingPackage(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException
  return code === 'ERR_MODULE_NOT_FOUND' && message.startsWith('Cannot find package')
}
