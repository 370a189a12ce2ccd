// Command: looks at an installation, also a broken one, and says what is wrong and what to do. Changes nothing.

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { findingsOf } from '#features/status/rules.ts'
import type { Facts } from '#features/status/contract/checks.ts'
import { readFolderFacts, replicaFacts, written } from '#features/status/operations.server.ts'
import { listHosts, readDatabaseFacts } from '#features/status/store.server.ts'
import type { Language } from '#kit/language.ts'
import { closeDatabase, openDatabase, type Database } from '#platform/database.server.ts'
import { readEnv, type Env } from '#platform/env.server.ts'
import { compareOnce } from '#platform/replica.server.ts'
import { runningPostgres } from '#platform/postgres.server.ts'
import { directUrl } from '#platform/start-database.server.ts'
import { runProgram, StartupProblem } from '#platform/startup-problem.server.ts'
import { missingForRecognition } from '#platform/text-recognition.server.ts'
import { print } from './print.ts'

const usage =
  'npm run doctor -- [--ne]     what is wrong with this installation and what to do; exit code 1 with a problem'
const tlsTimeoutMs = 3_000
const marks = { problem: '✗', warning: '!', good: '✓' }

export function run(args: string[]): Promise<void> {
  return runProgram(async () => {
    if (args.includes('--help') || args.includes('-h')) return print(usage)
    if (args.some((word) => word !== '--ne')) throw new StartupProblem(usage)
    const { lines, hasProblem } = await examine(process.env, args.includes('--ne') ? 'ne' : 'en')
    for (const line of lines) print(line)
    if (hasProblem) process.exitCode = 1
  })
}

/** A line for each finding, the worst first. Never rejects because of what is broken. */
export async function examine(
  source: Record<string, string | undefined>,
  language: Language,
): Promise<{ lines: string[]; hasProblem: boolean }> {
  const findings = findingsOf(await lookAt(source, new Date()))
  const lines = written(findings, language).map(({ level, title, text }) => `${marks[level]} ${title}: ${text}`)
  return { lines, hasProblem: findings.some(({ level }) => level === 'problem') }
}

async function lookAt(source: Record<string, string | undefined>, now: Date): Promise<Facts> {
  const base = { now, nodeVersion: process.versions.node, sendsMail: false, sendsSms: false }
  let env: Env
  try {
    env = readEnv(source)
  } catch (error) {
    const settings = (error as Error).message
    return { ...base, settings, database: { reason: 'its settings cannot be read.' } }
  }
  const sends = { sendsMail: env.smtpUrl !== undefined, sendsSms: Boolean(env.smsToken && env.smsFrom) }
  const onDisk = await readFolderFacts(env.dataDir)
  const recognitionMissing = await missingForRecognition()
  return {
    ...base,
    ...sends,
    ...onDisk,
    recognitionMissing,
    key: await lookAtKey(env),
    ...(await lookAtDatabase(env, now)),
  }
}

type DatabasePart = Pick<Facts, 'database' | 'replica' | 'certificates' | 'plainHosts'>

async function lookAtDatabase(env: Env, now: Date): Promise<DatabasePart> {
  const url = directUrl(env) ?? runningPostgres(env.dataDir)
  if (!url) return { database: { reason: 'the product does not run.' } }
  const db = openDatabase(url, { pool: 1, statementTimeoutMs: 5_000 })
  try {
    const database = await readDatabaseFacts(db, now)
    if (!database.rows) return { database }
    const replica = await lookAtReplica(env, db)
    const others = (await listHosts(db)).filter((host) => !/(^|\.)localhost$/.test(host))
    if (env.publicScheme === 'http') return { database, replica, plainHosts: others }
    return { database, replica, certificates: await Promise.all(others.map(lookAtCertificate)) }
  } catch (error) {
    return { database: { reason: `${reasonOf(error)}.` } }
  } finally {
    await closeDatabase(db)
  }
}

async function lookAtReplica({ databaseReplicaUrl }: Env, primary: Database): Promise<Facts['replica']> {
  if (!databaseReplicaUrl) return undefined
  const replica = openDatabase(databaseReplicaUrl, { pool: 1, statementTimeoutMs: 5_000 })
  try {
    return replicaFacts(await compareOnce(primary, replica))
  } finally {
    await closeDatabase(replica)
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return ((error as Error).message || String((error as { code?: string }).code)).replace(/\.$/, '')
}

async function lookAtKey({ tokenSecret, dataDir }: Env): Promise<Facts['key']> {
  const file = join(dataDir, 'token.key')
  if (tokenSecret === undefined && !existsSync(file)) return null
  const stored = (await readFile(file, 'utf8').catch(() => undefined))?.trim()
  const secret = tokenSecret ?? stored?.split('\n').at(-1)!.split(' ')[0]
  return secret === undefined ? undefined : { length: secret.length, different: new Set(secret).size }
}

type Certificate = NonNullable<Facts['certificates']>[number]

function lookAtCertificate(host: string): Promise<Certificate> {
  return new Promise((resolve) => {
    const socket = connect({ host, port: 443, servername: host, timeout: tlsTimeoutMs })
    const end = (found: Omit<Certificate, 'host'>) => {
      socket.destroy()
      resolve({ host, ...found })
    }
    socket.once('secureConnect', () => {
      const validUntil = socket.getPeerX509Certificate()?.validToDate
      end(validUntil ? { validUntil } : { reason: 'it shows no certificate' })
    })
    socket.once('timeout', () => end({ reason: `no answer in ${tlsTimeoutMs / 1000} s` }))
    socket.once('error', (error) => end({ reason: reasonOf(error) }))
  })
}
