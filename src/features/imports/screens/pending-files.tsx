// Files of ledger entries that wait for their approval, each with a link to what it would change.

import { Link } from 'react-router'
import { translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { PendingImport } from '../contract/outputs.ts'
import { importScreenMessages } from '../messages.ts'

export function PendingFiles({ data, total }: { data: PendingImport[]; total: number }) {
  const t = translator(importScreenMessages, useLanguage())
  return (
    <div className="mb-8">
      <Section id="pending" title={t('imports.pending')}>
        {data.length === 0 ? <p>{t('imports.pending_none')}</p> : null}
        {total > data.length ? <p className="mb-3">{t('imports.pending_more', { n: total })}</p> : null}
        <ul className="grid gap-3">
          {data.map(({ id, fileName, sent, toApprove }) => (
            <li key={id}>
              <Link to={`?run=${id}`} className="link inline-block py-1 break-all">
                {fileName}
              </Link>
              <p>
                <TimeText at={sent.at}>{(date) => t('imports.sent_by', { name: sent.by, date })}</TimeText>
              </p>
              <p>{t('imports.pending_rows', { n: toApprove })}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
