// Environment variables: meaning, default and validation of each.

import { resolve } from 'node:path'
import { StartupProblem } from './startup-problem.server.ts'
import { readClamdAddress } from './clamd-address.server.ts'

type Variable<T> = {
  name: string
  description: string
  fallback: string | undefined
  read: (text: string, name: string) => T
}

/** Every variable of the environment, in the order of the README. Nothing else in the product reads `process.env`. */
export const variables = {
  port: required('PORT', '3000', 'The port the server listens on.', whole(0, 65_535)),
  host: optional(
    'HOST',
    'The address the server listens on. When empty: this machine alone (127.0.0.1) while demonstration accounts may sign in, else every address.',
    text,
  ),
  dataDir: required('DATA_DIR', './data', 'The data folder: database, documents, keys.', folder),
  databaseUrl: optional(
    'DATABASE_URL',
    'An external PostgreSQL of version 15 or newer, `postgres://user:password@host/name`; without it the embedded one runs.',
    urlOf('postgres:', 'postgresql:'),
  ),
  databaseDirectUrl: optional(
    'DATABASE_DIRECT_URL',
    'PostgreSQL itself, where DATABASE_URL is a pooler such as PgBouncer in transaction mode: for notifications, migrations, locks, backups and restores. The pooler then sets the timeouts.',
    urlOf('postgres:', 'postgresql:'),
  ),
  databaseReplicaUrl: optional(
    'DATABASE_REPLICA_URL',
    'A streaming replica of DATABASE_URL, which exports and reports of the console read while it is at most 5 seconds behind; without it they read the primary.',
    urlOf('postgres:', 'postgresql:'),
  ),
  databasePool: required('DATABASE_POOL', '10', 'How many database connections one process may hold.', whole(2, 500)),
  pageCacheMegabytes: required(
    'PAGE_CACHE_MB',
    '64',
    'How many megabytes of rendered pages one process keeps; an organisation in demand has one or two.',
    whole(8, 4096),
  ),
  mode: required('NODE_ENV', 'production', 'What the process is for.', oneOf('production', 'development', 'test')),
  logLevel: required(
    'LOG_LEVEL',
    'info',
    'The lowest level that is logged.',
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  ),
  drainSeconds: required(
    'DRAIN_SECONDS',
    '0',
    'How long a server that stops still takes requests while /readyz is 503: longer than a load balancer needs to notice.',
    whole(0, 60),
  ),
  worker: required(
    'WORKER',
    'inside',
    'Where background jobs run: `inside` the web process, `only` jobs in this process (with /healthz and /readyz), or `none` here.',
    oneOf('inside', 'only', 'none'),
  ),
  demonstration: required(
    'DEMONSTRATION',
    'yes',
    'Whether an installation without organisations is filled with demonstration content, and the demonstration accounts may sign in. `short`: with the bills of four months, without those of two years.',
    oneOf('yes', 'short', 'no'),
  ),
  metricsPort: optional(
    'METRICS_PORT',
    'The port of the metrics for Prometheus, `GET /metrics`; without it none are counted.',
    whole(1, 65_535),
  ),
  metricsHost: required(
    'METRICS_HOST',
    '127.0.0.1',
    'The address the metrics are served at: this machine alone, unless another is named. Visitors must not reach it.',
    text,
  ),
  traceEndpoint: optional(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'The collector of OpenTelemetry that traces are sent to over HTTP, such as `http://127.0.0.1:4318`; without it there are none.',
    urlOf('http:', 'https:'),
  ),
  traceShare: required(
    'OTEL_TRACES_SAMPLER_ARG',
    '1',
    'Which share of requests is traced, from 0 to 1; those that a trusted proxy traces are.',
    share,
  ),
  publicPort: optional(
    'PUBLIC_PORT',
    'The port in public addresses where it is neither PORT nor that of the scheme, such as the mapped port of a container.',
    whole(1, 65_535),
  ),
  publicScheme: required(
    'PUBLIC_SCHEME',
    'http',
    'The scheme of every public address; `https` behind a proxy that ends TLS, whether or not it sends X-Forwarded-Proto.',
    oneOf('http', 'https'),
  ),
  trustedProxies: required(
    'TRUSTED_PROXIES',
    '0',
    'How many proxies in front add to X-Forwarded-For and X-Forwarded-Proto.',
    whole(0, 10),
  ),
  tokenSecret: optional(
    'TOKEN_SECRET',
    'The key that signs session tokens, 32 characters or more; without it one is created in DATA_DIR.',
    atLeast(32),
  ),
  tokenSecretsAccepted: optional(
    'TOKEN_SECRETS_ACCEPTED',
    'Further keys, separated by commas, whose tokens and codes are still (or already) accepted while TOKEN_SECRET is replaced.',
    listOf(atLeast(32)),
  ),
  smtpUrl: optional(
    'SMTP_URL',
    'The mail server, `smtp://user:password@host:587` (STARTTLS, required unless the host is this machine) or `smtps://…`; without it mails wait in the outbox, for three days at most.',
    urlOf('smtp:', 'smtps:'),
  ),
  mailFrom: required('MAIL_FROM', 'no-reply@localhost', 'The sender of mails.', text),
  smsUrl: required(
    'SMS_URL',
    'https://api.sparrowsms.com/v2/sms/',
    'The address of the Sparrow SMS gateway; `http://` only on this machine.',
    secureUrl,
  ),
  smsToken: optional(
    'SMS_TOKEN',
    'The token of the SMS gateway; without it messages wait in the outbox, for three days at most.',
    text,
  ),
  smsFrom: optional('SMS_FROM', 'The sender identity that the SMS gateway has given.', text),
  filesUrl: optional(
    'FILES_URL',
    'S3-compatible storage for documents, pictures and papers, `https://ACCESS_KEY:SECRET@host/bucket?region=ap-south-1` (`http://` only on this machine); without it they are in DATA_DIR/files.',
    secureUrl,
  ),
  clamdAddress: optional(
    'CLAMD_ADDRESS',
    'The virus scanner clamd that examines every file before it is stored: `unix:/run/clamav/clamd.ctl` or `tcp://host:3310`; without it files are not scanned.',
    readClamdAddress,
  ),
  backupKeyFile: optional(
    'BACKUP_KEY_FILE',
    'A file with the passphrase, 32 characters or more, with which backups are encrypted and restored; without it they are not encrypted.',
    folder,
  ),
  checkLinks: required(
    'CHECK_LINKS',
    'own',
    'Which links in published texts are checked: `own` addresses of these websites, or `all`, which asks other websites of the public internet too, once a night and after a change.',
    oneOf('own', 'all'),
  ),
  testDatabaseUrl: optional(
    'TEST_DATABASE_URL',
    'An external PostgreSQL for the test suite, whose user may create databases; without it the tests start their own.',
    urlOf('postgres:', 'postgresql:'),
  ),
} as const

export type Env = { readonly [Key in keyof typeof variables]: ReturnType<(typeof variables)[Key]['read']> }

/**
 * The environment, read and checked. An empty variable counts as not set. Throws a `StartupProblem` that names the
 * variable, what it may be and what it was (never the value of a secret).
 * @example readEnv({ PORT: '8080' }).port // 8080
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const values = Object.entries(variables).map(([key, variable]) => {
    const given = source[variable.name]?.trim() || variable.fallback
    return [key, given === undefined ? undefined : variable.read(given, variable.name)]
  })
  return Object.fromEntries(values) as Env
}

function required<T>(name: string, fallback: string, description: string, read: Variable<T>['read']): Variable<T> {
  return { name, description, fallback, read }
}

function optional<T>(name: string, description: string, read: Variable<T>['read']): Variable<T | undefined> {
  return { name, description, fallback: undefined, read }
}

function text(given: string): string {
  return given
}

function folder(given: string): string {
  return resolve(given)
}

function whole(min: number, max: number): Variable<number>['read'] {
  return (given, name) => {
    const number = Number(given)
    if (Number.isInteger(number) && number >= min && number <= max) return number
    throw new StartupProblem(`${name} has to be a whole number from ${min} to ${max}, not "${given}".`)
  }
}

function share(given: string, name: string): number {
  const number = Number(given)
  if (number >= 0 && number <= 1) return number
  throw new StartupProblem(`${name} has to be a number from 0 to 1, not "${given}".`)
}

function oneOf<const Choice extends string>(...choices: Choice[]): Variable<Choice>['read'] {
  return (given, name) => {
    const choice = choices.find((each) => each === given)
    if (choice) return choice
    throw new StartupProblem(`${name} has to be one of ${choices.join(', ')}, not "${given}".`)
  }
}

function atLeast(length: number): Variable<string>['read'] {
  return (given, name) => {
    if (given.length >= length) return given
    throw new StartupProblem(`${name} has to have ${length} characters or more; it has ${given.length}.`)
  }
}

function listOf<T>(read: Variable<T>['read']): Variable<T[]>['read'] {
  return (given, name) => given.split(',').map((each) => read(each.trim(), name))
}

/** Codes and tokens pass here: in plain text not beyond this machine. */
function secureUrl(given: string, name: string): string {
  const isSecure = URL.canParse(given) && (given.startsWith('https://') || isThisMachine(new URL(given).hostname))
  if (isSecure) return urlOf('http:', 'https:')(given, name)
  throw new StartupProblem(`${name} has to be an address that begins with https://.`)
}

/** Whether a connection to this host does not leave the machine. */
export function isThisMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(host)
}

function urlOf(...schemes: string[]): Variable<string>['read'] {
  return (given, name) => {
    if (schemes.some((scheme) => given.startsWith(`${scheme}//`)) && URL.canParse(given)) return given
    throw new StartupProblem(`${name} has to be an address that begins with ${schemes.join('// or ')}//.`)
  }
}
