// Rows of the audit log: when, who, what, with which outcome.

import { Link } from 'react-router'
import { TimeText } from '#ui/time-text.tsx'
import { inDigits, inLanguage, translator, type Language } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Tag } from '#ui/tag.tsx'
import type { AuditedItems, AuditRow } from '../contract.ts'
import { auditMessages } from '../messages.ts'
import { itemOf } from '../rules/items.ts'
import { Changes } from './changes.tsx'

type Texts = Record<string, string>

type RowsProps = { rows: AuditRow[]; labels: Texts; items: readonly AuditedItems[] }

export function Rows({ rows, labels, items }: RowsProps) {
  const language = useLanguage()
  return (
    <ul className="divide-y divide-neutral-200 border-y border-neutral-200">
      {rows.map((row) => (
        <li
          key={row.id}
          className="grid grid-cols-1 break-inside-avoid gap-x-6 gap-y-2 py-3 md:grid-cols-[15rem_1fr_auto] dense:grid-cols-[15rem_minmax(0,1fr)_minmax(0,18rem)_7.5rem] dense:py-0.5 dense:text-sm print:grid-cols-[15rem_1fr_auto]"
        >
          <div>
            <p className="figures">
              <TimeText at={row.at} />
            </p>
            <ActorName row={row} language={language} />
          </div>
          <div className="min-w-0">
            <p className="font-bold text-neutral-900">{actionLabel(row, labels, language)}</p>
            <div className="flex flex-wrap items-baseline gap-x-4 text-sm">
              <p className="min-w-0 wrap-anywhere text-neutral-600">
                <Target target={row.target} items={items} language={language} />
              </p>
              <Changes changes={row.changes} language={language} />
            </div>
          </div>
          <div className="flex flex-wrap items-baseline gap-x-3 text-sm md:grid md:max-w-60 md:justify-items-end md:text-end print:text-end dense:contents">
            <div className="dense:text-start dense:[&_.tag]:py-0">
              <Outcome row={row} language={language} />
            </div>
            <p className="figures min-w-0 wrap-anywhere text-neutral-600">
              {row.address === 'local' ? translator(auditMessages, language)('audit.command') : row.address}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function ActorName({ row: { actorKind, actorId, name }, language }: { row: AuditRow; language: Language }) {
  const t = translator(auditMessages, language)
  if (actorKind === 'machine') return <p className="text-neutral-600">{t('audit.system')}</p>
  if (actorId === null) return <p className="text-neutral-600">{t('audit.visitor')}</p>
  const { text, lang } = inLanguage(name, language)
  return (
    <p>
      <Link to={`?actor=${actorId}`} lang={lang} className="link">
        {text}
      </Link>
    </p>
  )
}

/** With a link to its page where it has one. */
function Target({ target, items, language }: Pick<RowsProps, 'items'> & { target: string; language: Language }) {
  const item = itemOf(items, target)
  const text = targetText(target, language)
  if (!item) return text
  return (
    <Link to={`/staff/${item}`} className="link">
      {text}
    </Link>
  )
}

export function actionLabel({ action }: Pick<AuditRow, 'action'>, labels: Texts, language: Language): string {
  return (
    (Object.hasOwn(labels, action) ? labels[action] : undefined) ?? translator(auditMessages, language)('audit.request')
  )
}

/**
 * What the action was done to: the number of the item, a code, or the address of the request.
 * @example targetText('/admin/documents/487/12', 'ne') // 'नं. १२'
 */
export function targetText(target: string, language: Language): string {
  const item = /^(?:[a-z -]+ |\/admin\/[a-z-]+(?:\/[a-z-]+)?\/\d+\/)(\d+)(?:\/[a-z-]+)?$/.exec(target)?.[1]
  if (item) return translator(auditMessages, language)('audit.item', { number: inDigits(item, language) })
  return target
}

function Outcome({ row: { outcome, reason }, language }: { row: AuditRow; language: Language }) {
  const t = translator(auditMessages, language)
  if (outcome === 'done') return <Tag tone="success">{t('audit.done')}</Tag>
  return (
    <>
      <Tag tone="danger">{t('audit.refused')}</Tag>{' '}
      {reason ? <span className="mt-1 block text-neutral-600 dense:mt-0 dense:inline">{reason[language]}</span> : null}
    </>
  )
}
