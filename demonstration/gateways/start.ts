// Starts the sample gateway beside the product, and points the sample accounts to it.

import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { moveSampleAccounts } from '../../src/features/gateways/operations/accounts.server.ts'
import type { Resources } from '../../src/platform/resources.server.ts'
import { systemContext } from '../../src/platform/system-context.server.ts'

const program = 'demonstration/gateways/server.ts'

/** Undefined where the folder of the demonstration is not there. The start of the product does not wait for it. */
export function startSampleGateway(resources: Resources): { stop(): void } | undefined {
  if (!existsSync(program)) return undefined
  // No setting of the product reaches it: it is another company's server.
  const child = fork(program, ['0', join(resources.env.dataDir, 'sample-gateway', 'payments.jsonl')], {
    env: {},
    execArgv: ['--max-old-space-size=64', '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('message', ({ port }: { port: number }) => void pointTo(resources, port))
  child.on('error', (error) => resources.log.warn({ error: error.message }, 'the sample gateway did not start'))
  return { stop: () => void child.kill() }
}

async function pointTo(resources: Resources, port: number): Promise<void> {
  try {
    for (const org of resources.tenants.all())
      await moveSampleAccounts(systemContext(resources, org, 'demonstration'), `http://127.0.0.1:${port}`)
  } catch (error) {
    resources.log.warn({ error: (error as Error).message }, 'the sample gateway is not used')
  }
}
