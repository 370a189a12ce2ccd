// Tests that every action and every recorded field of the audit log has a label.

import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { api } from '#root/features.server.ts'
import { isNamedField } from '#features/audit/screens/field-labels.ts'
import { auditActions } from '#root/features.ts'
import { isPermission } from '#root/permissions.ts'

const named = Object.keys(auditActions)

test('every change by staff has a message', () => {
  const changes = api.filter(({ endpoint }) => isPermission(endpoint.for) && endpoint.method !== 'GET')
  expect(changes.length).toBeGreaterThan(20)
  expect(changes.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([])
})

test('every recorded event has a message', async () => {
  const events = new Set<string>()
  for await (const path of glob('src/**/*.server.ts')) {
    for (const [, event] of (await readFile(path, 'utf8')).matchAll(/action: '([a-z_]+\.[a-z_]+)'/g)) events.add(event!)
  }
  expect(events.size).toBeGreaterThan(15)
  expect([...events].filter((event) => !named.includes(event))).toEqual([])
})

test('every field that staff send has a label, where the audit records it', () => {
  const changes = api.filter(
    ({ endpoint }) => isPermission(endpoint.for) && endpoint.method !== 'GET' && !endpoint.private,
  )
  const names = new Set(changes.flatMap(({ endpoint }) => fieldNames(endpoint.input as WithFields)))
  expect(names.size).toBeGreaterThan(60)
  expect([...names].filter((name) => !isNamedField(name))).toEqual([])
})

type WithFields = { fields?: Readonly<Record<string, WithFields>>; item?: WithFields }

function fieldNames({ fields = {}, item }: WithFields): string[] {
  const nested = Object.values(fields).flatMap(fieldNames)
  return [...Object.keys(fields), ...nested, ...(item ? fieldNames(item) : [])]
}
