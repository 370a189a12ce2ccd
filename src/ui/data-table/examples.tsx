// Examples of tables: the themes, and the states empty, loading and failed.

import { useMemo } from 'react'
import type { Language } from '#kit/language.ts'
import { tableMessages } from '#kit/table/messages.ts'
import type { Send } from '#kit/table/data-source.ts'
import { Tag } from '#ui/tag.tsx'
import type { Example } from '#ui/example.ts'
import { ArrayTable } from './array-table.tsx'
import type { TableDefinition } from './definition.ts'
import { answerWith, billColumns, bills, silence, type Bill } from './example-bills.ts'
import { ServerTable } from './server-table.tsx'
import { tableThemes } from './stored-theme.ts'

type ExampleProps = { language: Language; today: string }

export const dataTableExamples: Example[] = [
  ...tableThemes.map((theme): Example => ({
    key: theme,
    title: {
      en: `Rows of an array, theme ${theme}`,
      ne: `सूचीका पङ्क्ति, शैली: ${tableMessages[`table.theme_${theme}`].ne}`,
    },
    Show: (shown) => (
      <ArrayTable {...definition(shown, theme)} theme={theme} rows={bills} defaults={{ sortBy: 'id' }} />
    ),
  })),
  {
    key: 'empty',
    title: { en: 'Nothing there', ne: 'केही छैन' },
    Show: (shown) => <ArrayTable {...definition(shown, 'empty')} rows={none} />,
  },
  {
    key: 'loading',
    title: { en: 'Rows on their way', ne: 'पङ्क्ति आउँदै छन्' },
    Show: (shown) => <ServerExample {...shown} name="loading" send={silence} />,
  },
  {
    key: 'failed',
    title: { en: 'A failed load', ne: 'लोड हुन नसकेको' },
    Show: (shown) => <ServerExample {...shown} name="failed" send={failing} />,
  },
  {
    key: 'named',
    title: { en: 'Other property names, POST', ne: 'अन्य नामका विवरण, POST' },
    Show: (shown) => <ServerExample {...shown} name="named" send={renamed} />,
  },
]

const none: Bill[] = []
const failing: Send = answerWith({ status: 0 }, 503)
const renamed: Send = answerWith({ result: { bills: bills.slice(0, 5), found: 5 } })

function ServerExample({ name, send, ...shown }: ExampleProps & { name: string; send: Send }) {
  const source = useMemo(
    () => ({ url: '/bills', method: 'POST', list: 'result.bills', total: 'result.found', send }) as const,
    [send],
  )
  return <ServerTable {...definition(shown, name)} source={source} />
}

function definition({ language, today }: ExampleProps, name: string): TableDefinition<Bill> {
  return {
    id: `bills-${name}`,
    prefix: `${name}-`,
    caption: language === 'ne' ? `बिलहरू (${name})` : `Bills (${name})`,
    language,
    today,
    columns: billColumns,
    cells: { state: (bill) => <State state={bill.state} language={language} /> },
    rowKey: (bill) => bill.id,
    rowHeader: 'id',
    fileName: 'bills',
    organisation: { name: { en: 'Example office', ne: 'नमुना कार्यालय' } },
    emptyText: language === 'ne' ? 'जारी भएका बिल यहाँ देखिनेछन्।' : 'Bills will appear here once they are issued.',
  }
}

function State({ state, language }: { state: string; language: Language }) {
  const due = { en: 'Due', ne: 'बाँकी' }
  const paid = { en: 'Paid', ne: 'तिरेको' }
  return <Tag tone={state === 'due' ? 'warning' : 'success'}>{(state === 'due' ? due : paid)[language]}</Tag>
}
