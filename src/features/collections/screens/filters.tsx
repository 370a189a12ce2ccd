// Form that chooses the days, the tender and the ward of the report of collections.

import { Form } from 'react-router'
import { accountLabel } from '#features/ledger/screens/account-label.ts'
import { messageText, type MessageValues } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { DateInput } from '#ui/date-field/date-input.tsx'
import { ErrorLine } from '#ui/form/error-line.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { Collections } from '../contract/api.ts'
import { groupings, type Grouping } from '../contract/groups.ts'
import { collectionsTranslator } from './translator.ts'

/** Days as the date field sends them: the calendar and the text. */
export type Typed = { by: Grouping; from: string[]; until: string[]; tender: string; ward: string }

/** Why there is no report; `field` is the day that cannot be read. */
export type Wrong = { key: string; values?: MessageValues; field?: 'from' | 'until' }

type Props = { typed: Typed; wrong: Wrong | null; today: string; report: Collections | null }

/** Shows the days of the report below, until others are typed. */
export function Filters({ typed, wrong, today, report }: Props) {
  const language = useLanguage()
  const t = collectionsTranslator(language)
  const tenders = report?.accounts.map(({ account }) => account) ?? []
  const offered = typed.tender === '' || tenders.includes(typed.tender) ? tenders : [...tenders, typed.tender]
  return (
    <Form
      method="get"
      className="screen-only mb-5 flex flex-wrap items-end gap-x-3 gap-y-3 dense:mb-3 dense:[&_.input]:min-h-9 dense:[&_.input]:py-1"
    >
      <label className="grid gap-1.5 font-bold">
        {t('collections.by')}
        <select name="by" defaultValue={typed.by} className="input font-normal">
          {groupings.map((by) => (
            <option key={by} value={by}>
              {t(`collections.by_${by}`)}
            </option>
          ))}
        </select>
      </label>
      {(['from', 'until'] as const).map((name) => (
        <div key={name} className="grid gap-1.5">
          <label htmlFor={`collections-${name}`} className="font-bold">
            {t(`collections.${name}`)}
          </label>
          <DateInput
            id={`collections-${name}`}
            label={t(`collections.${name}`)}
            initial={typed[name].length > 0 ? typed[name] : (report?.[name] ?? today)}
            {...{ name, language, today }}
            {...(wrong?.field === name && { describedBy: 'collections-wrong', invalid: true })}
          />
        </div>
      ))}
      <label className="grid gap-1.5 font-bold">
        {t('collections.tender')}
        <select name="tender" defaultValue={typed.tender} className="input max-w-36 font-normal">
          <option value="">{t('collections.all')}</option>
          {offered.map((account) => (
            <option key={account} value={account}>
              {accountLabel(account)[language]}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1.5 font-bold">
        {t('collections.ward')}
        <input
          name="ward"
          inputMode="numeric"
          maxLength={2}
          defaultValue={typed.ward}
          className="input w-14 font-normal"
        />
      </label>
      <Button type="submit">{t('collections.show')}</Button>
      {wrong ? (
        <div role="alert" className="basis-full">
          <ErrorLine id="collections-wrong">
            {wrong.field ? `${t(`collections.${wrong.field}`)}: ` : null}
            {messageText(t, wrong)}
          </ErrorLine>
        </div>
      ) : null}
    </Form>
  )
}
