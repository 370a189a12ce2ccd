// Findings about an installation, out of what was looked at.

import { levels, type DatabaseFacts, type Facts, type Level, type RowFacts } from './contract/checks.ts'

/** `key` is `CHECK_WHAT`, without the prefix of its messages; bytes are in the value `size`, `free` or `total`. */
export type Finding<Key extends string = string> = {
  check: string
  level: Level
  key: Key
  values: Record<string, string | number | Date>
}

const gigabyte = 1024 ** 3
const dayMs = 86_400_000
const lateSeconds = 15 * 60
const lateMessageSeconds = 3600

/** The worst first, else in the order of the checks. What could not be looked at is not mentioned. */
export function findingsOf(facts: Facts): Finding[] {
  const { database } = facts
  const rows = 'rows' in database ? database.rows : undefined
  const all = [
    facts.settings ? [problem('settings', 'wrong', { reason: facts.settings })] : [],
    node(facts),
    'reason' in database ? [problem('database', 'gone', database)] : databaseFindings(database),
    replica(facts),
    folder(facts),
    disk(facts),
    backup(facts),
    rows ? jobs(rows) : [],
    rows ? (['mail', 'sms'] as const).map((channel) => messages(channel, facts, rows)) : [],
    rows ? [clock(rows, facts.now)] : [],
    rows ? [rows.testAccounts > 0 ? warning('gateways', 'test', { count: rows.testAccounts }) : good('gateways')] : [],
    scans(facts, rows?.waitingScans ?? 0),
    key(facts),
    hosts(facts),
  ].flat()
  return levels.flatMap((level) => all.filter((finding) => finding.level === level))
}

function node({ nodeVersion }: Facts): Finding[] {
  const [major = 0, minor = 0] = nodeVersion.split('.').map(Number)
  const isOld = major < 22 || (major === 22 && minor < 22)
  return [isOld ? problem('node', 'old', { version: nodeVersion }) : good('node', { version: nodeVersion })]
}

function databaseFindings({ version, size, pending, unknown }: DatabaseFacts): Finding[] {
  const shown = { version: String(version), size }
  const migrations =
    unknown > 0
      ? problem('migrations', 'newer', { count: unknown })
      : pending > 0
        ? problem('migrations', 'pending', { count: pending })
        : good('migrations')
  return [version < 15 ? problem('database', 'old', shown) : good('database', shown), migrations]
}

/** Everything works without it: nothing about it is worse than a warning. */
function replica({ replica: found }: Facts): Finding[] {
  if (!found) return []
  if (found.kind === 'read') return [good('replica', { seconds: found.seconds })]
  return [warning('replica', found.kind, found.kind === 'unreachable' ? { reason: found.reason } : {})]
}

function folder({ folder: found }: Facts): Finding[] {
  if (!found) return []
  const { exists, isWritable, isOpenToOthers, path } = found
  if (!exists) return [problem('folder', 'missing', { path })]
  if (!isWritable) return [problem('folder', 'readonly', { path })]
  return [isOpenToOthers ? problem('folder', 'open', { path }) : good('folder')]
}

function disk({ disk: found }: Facts): Finding[] {
  if (!found) return []
  if (found.free < gigabyte) return [problem('disk', 'full', found)]
  return [
    found.free < 5 * gigabyte || found.free < found.total / 20 ? warning('disk', 'low', found) : good('disk', found),
  ]
}

function backup({ backupAt, now }: Facts): Finding[] {
  if (backupAt === undefined) return []
  if (backupAt === null) return [problem('backup', 'none')]
  const isOld = now.getTime() - backupAt.getTime() > 2 * dayMs
  return [isOld ? problem('backup', 'old', { at: backupAt }) : good('backup', { at: backupAt })]
}

function jobs({ hasQueue, failedJobs, oldestJobSeconds }: RowFacts): Finding[] {
  if (!hasQueue) return [problem('jobs', 'none')]
  const minutes = Math.floor(oldestJobSeconds / 60)
  const late = oldestJobSeconds > lateSeconds ? [problem('jobs', 'late', { minutes })] : []
  const failed = failedJobs > 0 ? [warning('jobs', 'failed', { count: failedJobs })] : []
  return late.length + failed.length > 0 ? [...late, ...failed] : [good('jobs')]
}

function messages(channel: 'mail' | 'sms', { sendsMail, sendsSms }: Facts, rows: RowFacts): Finding {
  const found = rows.messages.find((each) => each.channel === channel)
  const count = found?.waiting ?? 0
  const isOn = channel === 'mail' ? sendsMail : sendsSms
  if (!isOn) return count > 0 ? problem(channel, 'off', { count }) : warning(channel, 'off', { count })
  const seconds = found?.oldestSeconds ?? 0
  return seconds > lateMessageSeconds
    ? problem(channel, 'late', { count, minutes: Math.floor(seconds / 60) })
    : good(channel, { count })
}

function clock({ clockDoubt }: RowFacts, at: Date): Finding {
  if (clockDoubt === undefined) return good('clock', { at })
  return problem('clock', clockDoubt === 'clock_ahead' ? 'ahead' : 'behind', { at })
}

/** Without scanned pages nothing is missing. */
function scans({ recognitionMissing: missing }: Facts, count: number): Finding[] {
  if (!missing) return []
  if (missing.length === 0) return [good('scans', { count })]
  const packages = missing.join(' ')
  return [
    count > 0
      ? warning('scans', 'missing', { count, packages })
      : { ...good('scans', { packages }), key: 'scans_none' },
  ]
}

function key({ key: found }: Facts): Finding[] {
  if (found === undefined) return []
  if (found === null) return [problem('key', 'missing')]
  return [found.length < 32 || found.different < 12 ? problem('key', 'weak', found) : good('key')]
}

function hosts({ certificates, plainHosts, now }: Facts): Finding[] {
  if (!certificates && !plainHosts) return []
  const plain = plainHosts?.length ? [warning('tls', 'plain', { hosts: plainHosts.join(', ') })] : []
  const wrong = (certificates ?? []).flatMap(({ host, reason, validUntil }) => {
    if (reason) return problem('tls', 'unreachable', { host, reason })
    const isEnding = validUntil && validUntil.getTime() - now.getTime() < 14 * dayMs
    return isEnding ? problem('tls', 'ending', { host, at: validUntil }) : []
  })
  return plain.length + wrong.length > 0 ? [...plain, ...wrong] : [good('tls')]
}

function problem(check: string, what: string, values: Finding['values'] = {}): Finding {
  return { check, level: 'problem', key: `${check}_${what}`, values }
}

function warning(check: string, what: string, values: Finding['values'] = {}): Finding {
  return { check, level: 'warning', key: `${check}_${what}`, values }
}

function good(check: string, values: Finding['values'] = {}): Finding {
  return { check, level: 'good', key: `${check}_good`, values }
}
