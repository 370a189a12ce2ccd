// Metrics: what is counted, what is read from the database, and alert rules that name nothing else.

import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { closeDatabase, openDatabase } from '#platform/database.server.ts'
import { openLog } from '#platform/log.server.ts'
import { startMetrics } from '#platform/metrics-server.server.ts'
import { countCached, countJob, countRender, countRequest, metricsText, outcomeOf } from '#platform/metrics.server.ts'

test.each([
  [200, 'answered'],
  [304, 'answered'],
  [303, 'redirected'],
  [404, 'refused'],
  [429, 'busy'],
  [503, 'busy'],
  [500, 'failed'],
])('a status of %i is %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome)
})

test('counts and rows are read on a port of their own, and the alerts ask for nothing that is not there', async () => {
  const database = openDatabase((await freshDatabase()).url)
  onTestFinished(() => closeDatabase(database))
  const server = await startMetrics({ database, log: openLog('silent') }, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => void server.close())
  // Names that nothing else in this worker counts.
  countRequest({ route: '/news/:slug', method: 'BREW', status: 500, ms: 30 })
  countCached('/brew')
  countRender('done', 12)
  countJob('brew', 'failed')
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const text = await (await fetch(`${origin}/metrics`)).text()
  expect(text).toContain('khanepani_requests_total{route="/news/:slug",method="other",outcome="failed"} 1')
  expect(text).toContain('khanepani_cached_answers_total{route="/brew"} 1')
  expect(text).toContain('khanepani_jobs_total{job="brew",outcome="failed"} 1')
  expect(text).toContain('khanepani_database_up 1')
  expect((await fetch(`${origin}/`)).status).toBe(404)
  expect(text, 'no value without a replica').not.toContain('khanepani_replica_read{')
  const asked = readFileSync('deploy/alerts.yml', 'utf8').match(/khanepani_\w+/g)!
  for (const name of asked) expect(text, name).toContain(name)
})

test('while the database does not answer, the rest is still there', async () => {
  const database = openDatabase('postgres://nobody@127.0.0.1:1/none')
  onTestFinished(() => closeDatabase(database))
  const { text } = await metricsText({ database, log: openLog('silent') })
  expect(text).toContain('khanepani_database_up 0')
  expect(text).toContain('process_cpu_seconds_total')
})
