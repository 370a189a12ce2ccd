// Environment variables: defaults, values and errors.

import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv, variables } from './env.server.ts'
import { StartupProblem } from './startup-problem.server.ts'

test('an empty environment gives every default, and an empty variable counts as not set', () => {
  const env = readEnv({ PORT: ' ', SMTP_URL: '' })
  expect(env).toMatchObject({ port: 3000, dataDir: resolve('data'), mode: 'production', trustedProxies: 0 })
  expect([env.databaseUrl, env.smtpUrl, env.host]).toEqual([undefined, undefined, undefined])
})

test('set variables are read', () => {
  const env = readEnv({
    PORT: '8080',
    DATABASE_URL: 'postgres://u:p@db/x',
    NODE_ENV: 'development',
    DEMONSTRATION: 'no',
  })
  expect(env).toMatchObject({
    port: 8080,
    databaseUrl: 'postgres://u:p@db/x',
    mode: 'development',
    demonstration: 'no',
  })
})

test.each([
  ['PORT', '3000x', 'PORT has to be a whole number from 0 to 65535, not "3000x".'],
  ['PORT', '70000', 'PORT has to be a whole number from 0 to 65535, not "70000".'],
  [
    'DATABASE_URL',
    'mysql://u:secret@db/x',
    'DATABASE_URL has to be an address that begins with postgres:// or postgresql://.',
  ],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL has to be one of trace, debug, info, warn, error, fatal, silent, not "loud".'],
  ['SMS_URL', 'http://gateway.example/v2/sms/', 'SMS_URL has to be an address that begins with https://.'],
  ['SMS_URL', 'localhost', 'SMS_URL has to be an address that begins with https://.'],
  ['TOKEN_SECRET', 'short', 'TOKEN_SECRET has to have 32 characters or more; it has 5.'],
])('an invalid %s gives one message: %s', (name, value, message) => {
  expect(() => readEnv({ [name]: value })).toThrow(new StartupProblem(message))
})

test('a virus scanner is a socket of this machine, or a host with its port', () => {
  expect(readEnv({ CLAMD_ADDRESS: 'unix:/run/clamav/clamd.ctl' }).clamdAddress).toEqual({
    path: '/run/clamav/clamd.ctl',
  })
  expect(readEnv({ CLAMD_ADDRESS: 'tcp://[::1]:3310' }).clamdAddress).toEqual({ host: '::1', port: 3310 })
  for (const wrong of ['tcp://clamd', 'unix:clamd.ctl', 'localhost:3310', 'clamd'])
    expect(() => readEnv({ CLAMD_ADDRESS: wrong })).toThrow('CLAMD_ADDRESS has to be unix:')
})

test('every variable has a unique name and a description', () => {
  const all = Object.values(variables)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  for (const { description } of all) expect(description).toMatch(/^[A-Z].{10,}\.$/)
})
