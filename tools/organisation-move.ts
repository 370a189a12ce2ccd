// Commands: export one organisation to a file, and import it into an installation that has none yet.

import { existsSync } from 'node:fs'
import { readEnv, type Env } from '#platform/env.server.ts'
import { startPostgres } from '#platform/postgres.server.ts'
import { directUrl, joinDatabase } from '#platform/start-database.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { openTenants } from '#platform/tenant.server.ts'
import { readPassphrase } from './backup-encryption.ts'
import { backUp } from './backup.ts'
import { print } from './print.ts'
import { restore } from './restore.ts'
import { openBackup, readManifest } from './verify-backup.ts'

type Place = { url: string; dataDir: string; passphrase?: string | undefined; filesUrl?: string | undefined }

/**
 * Writes one organisation to a new file in the format of a backup, as of one moment: its rows, its people, and the files
 * that its rows name. Sessions, second factors, merchant credentials and private keys are not in it (`organisation-rows.ts`).
 */
export function exportOrganisation(place: Place, organisation: number, file: string) {
  return backUp({ ...place, organisation }, file)
}

/** Imports an exported organisation into an empty database and data folder; returns its number. */
export async function importOrganisation(place: Place, file: string) {
  const entries = openBackup(file, place.passphrase)
  const { organisation } = await readManifest(await entries.next(), file)
  await entries.return(undefined)
  if (organisation === undefined) {
    throw new StartupProblem(`${file} is a backup of an installation: npm run restore -- ${file}`)
  }
  return { organisation, ...(await restore(place, file)) }
}

/** `export 487 FILE`, while the product runs. */
export async function runExport([id = '', file, ...rest]: string[]): Promise<void> {
  if (!/^\d{1,6}$/.test(id) || file === undefined || rest.length > 0) {
    throw new StartupProblem('npm run organisation -- export ID FILE')
  }
  const env = readEnv()
  const running = await joinDatabase(env)
  try {
    const tenants = await openTenants(running.db)
    if (!tenants.byId(Number(id))) throw new StartupProblem(`There is no organisation ${id}.`)
    const place = { url: running.url, dataDir: env.dataDir, passphrase: passphraseOf(env), filesUrl: env.filesUrl }
    const { tables, files } = await exportOrganisation(place, Number(id), file)
    print(`${file} holds organisation ${id}: ${tables} tables and ${files} files. It holds personal data.`)
  } finally {
    await running.stop()
  }
}

/** `import FILE`, into a data folder or database without an organisation, while the product is stopped. */
export async function runImport([file, ...rest]: string[]): Promise<void> {
  if (file === undefined || rest.length > 0) throw new StartupProblem('npm run organisation -- import FILE')
  if (!existsSync(file)) throw new StartupProblem(`The file ${file} cannot be read.`)
  const env = readEnv()
  const databaseUrl = directUrl(env)
  const postgres = databaseUrl ? undefined : await startPostgres({ dataDir: env.dataDir })
  try {
    const place = {
      url: databaseUrl ?? postgres!.url,
      dataDir: env.dataDir,
      passphrase: passphraseOf(env),
      filesUrl: env.filesUrl,
    }
    const { organisation, tables, files } = await importOrganisation(place, file)
    print(`Organisation ${organisation} is here: ${tables} tables and ${files} files. Start the product, then set the`)
    print('merchant accounts of the gateways and the second factors again; receipts get a new key at the next one.')
  } finally {
    await postgres?.stop()
  }
}

function passphraseOf({ backupKeyFile }: Env): string | undefined {
  return backupKeyFile === undefined ? undefined : readPassphrase(backupKeyFile)
}
