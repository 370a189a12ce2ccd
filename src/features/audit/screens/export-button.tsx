// Button that saves the rows found in the audit log as CSV, up to a maximum.

import { useState } from 'react'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { csvOf } from '#kit/csv.ts'
import { exportHeader } from '#kit/table/data-source.ts'
import { platformMessages } from '#platform/messages.ts'
import { apiIn } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { shownMoment } from '#ui/time-text.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { AuditApi, AuditRow } from '../contract.ts'
import { auditMessages } from '../messages.ts'
import { auditPageSize, maxExported } from '../rules/retention.ts'
import { actionLabel } from './rows.tsx'

type Query = { orgId: string } & Record<string, unknown>
type Props = { query: Query; labels: Record<string, string>; language: Language }

export function ExportButton({ query, labels, language }: Props) {
  const t = translator({ ...platformMessages, ...auditMessages }, language)
  const [isReading, setReading] = useState(false)

  async function save(): Promise<void> {
    if (isReading) return
    setReading(true)
    const found = await readRows(language, query)
    setReading(false)
    if (!found) {
      showToast(t('server.failed'), { tone: 'danger' })
      return
    }
    saveText(csvText(found.slice(0, maxExported), labels, language), 'audit.csv')
    if (found.length > maxExported) showToast(t('audit.export_cut', { max: maxExported }), { tone: 'info' })
  }

  return (
    <Button aria-disabled={isReading || undefined} onClick={() => void save()}>
      {t('audit.export')}
    </Button>
  )
}

/** Page after page, whatever was counted: the server stops counting before an export ends. At least one row more than an export has, if there is one. */
async function readRows(language: Language, query: Query): Promise<AuditRow[] | undefined> {
  const rows: AuditRow[] = []
  for (let page = 1; rows.length <= maxExported; page += 1) {
    const outcome = await readPage(language, { ...query, page })
    if (outcome.kind !== 'done') return undefined
    rows.push(...outcome.value.data)
    if (outcome.value.data.length < auditPageSize) break
  }
  return rows
}

function readPage(language: Language, values: Query) {
  const sent = { ...values, limit: auditPageSize }
  return apiIn(language).send<AuditApi['listAudit']>('GET /admin/audit/{orgId}', sent, { headers: exportHeader })
}

function csvText(rows: readonly AuditRow[], labels: Record<string, string>, language: Language): string {
  const t = translator(auditMessages, language)
  const [at, who, action, target, outcome, address] = (
    ['audit.at', 'audit.who', 'audit.action', 'audit.target', 'audit.outcome', 'audit.address'] as const
  ).map((key) => t(key)) as [string, string, string, string, string, string]
  const cells = rows.map((row) => ({
    [at]: shownMoment(row.at, language),
    [who]: row.actorKind === 'machine' ? t('audit.system') : inLanguage(row.name, language).text,
    [action]: actionLabel(row, labels, language),
    [target]: row.target,
    [outcome]: row.outcome === 'done' ? t('audit.done') : (row.reason?.[language] ?? t('audit.refused')),
    [address]: row.address,
  }))
  return csvOf([at, who, action, target, outcome, address], cells)
}

function saveText(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
