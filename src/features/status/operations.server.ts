// State of the installation: what is looked at, and the findings in words.

import { access, constants, readFile, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readInstant } from '#kit/calendar/instant.ts'
import { formatFileSize } from '#kit/format/file-size.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { formatInstant } from '#kit/format/times.ts'
import { translator, type Language, type Messages, type MessageValues } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'
import type { ReplicaState } from '#platform/replica.server.ts'
import { missingForRecognition } from '#platform/text-recognition.server.ts'
import type { Status } from './contract/api.ts'
import type { Facts } from './contract/checks.ts'
import { findingMessages } from './messages/findings.ts'
import { findingsOf, type Finding } from './rules.ts'
import { readDatabaseFacts } from './store.server.ts'

/** For the console: the installation, and of messages and merchant accounts those of the own organisation. */
export async function readStatus(ctx: Ctx): Promise<Status> {
  const { db, files, now, org, replica: state, sendsMail = false, sendsSms = false } = ctx
  const database = await readDatabaseFacts(db, now, org.id)
  const onDisk = await readFolderFacts(dirname(files.folder))
  const nodeVersion = process.versions.node
  const recognitionMissing = await missingForRecognition()
  const replica = state && replicaFacts(state)
  const facts = { now, nodeVersion, database, replica, ...onDisk, sendsMail, sendsSms, recognitionMissing }
  return { checks: written(findingsOf(facts), ctx.language) }
}

/** The state of the replica as a fact, in whole seconds. */
export function replicaFacts(state: ReplicaState): Facts['replica'] {
  if (state.kind === 'read') return { kind: 'read', seconds: Math.ceil(state.lagMs / 1000) }
  return state.kind === 'behind' ? { kind: 'behind' } : state
}

/** The data folder, its disk, and when the last backup was taken. */
export async function readFolderFacts(path: string): Promise<Pick<Facts, 'folder' | 'disk' | 'backupAt'>> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return { folder: { exists: false, isWritable: false, isOpenToOthers: false, path } }
  const isWritable = await access(path, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  const { bavail, blocks, bsize } = await statfs(path)
  return {
    // Others may pass through it where PostgreSQL runs as another user.
    folder: { exists: true, isWritable, isOpenToOthers: (found.mode & 0o006) !== 0, path },
    disk: { free: bavail * bsize, total: blocks * bsize },
    backupAt: await readBackupTime(path),
  }
}

/** Where the command for backups writes when it took the last one. */
export function lastBackupFile(dataDir: string): string {
  return join(dataDir, 'last-backup.json')
}

async function readBackupTime(dataDir: string): Promise<Date | null> {
  const text = await readFile(lastBackupFile(dataDir), 'utf8').catch(() => undefined)
  // A file that was cut off, as by a full disk, names no backup.
  const [, takenAt] = /"takenAt":"([^"]{1,40})"/.exec(text ?? '') ?? []
  return (takenAt && readInstant(takenAt)) || null
}

/** The findings in the reader's language. */
export function written(findings: readonly Finding[], language: Language): Status['checks'] {
  const translate = translator(findingMessages as Messages, language) as (key: string, values?: MessageValues) => string
  return findings.map(({ check, level, key, values }) => {
    const shown = Object.entries(values).map(([name, value]) => [name, shownValue(name, value, language)] as const)
    const text = translate(`status.${key}`, Object.fromEntries(shown))
    return { check, level, title: translate(`status.${check}`), text }
  })
}

const sizes = new Set(['size', 'free', 'total'])

function shownValue(name: string, value: Finding['values'][string], language: Language): string {
  if (value instanceof Date) return formatInstant(value, language)
  if (typeof value === 'string') return value
  return sizes.has(name) ? formatFileSize(value, language) : formatNumber(value, language)
}
