// Home page section: links to the most frequent tasks.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { IconName } from '#ui/icon.tsx'
import { Icon } from '#ui/icon.tsx'
import { landingMessages } from '../../messages.ts'

type Task = {
  name: 'waterSchedule' | 'tariff' | 'report' | 'connection' | 'downloads' | 'pay' | 'reading'
  to: string
  icon: IconName
}

const tasks: Task[] = [
  { name: 'waterSchedule', to: '/water-schedule', icon: 'calendar' },
  // The misspelt path is defined by the specification.
  { name: 'tariff', to: '/tarrif-calculator', icon: 'calculator' },
  { name: 'report', to: '/complaint', icon: 'message' },
  { name: 'connection', to: '/registration', icon: 'tap' },
  { name: 'downloads', to: '/publications/downloads', icon: 'download' },
]

/** The sixth task: payment, or without a payment gateway the meter readings. */
const sixth: Record<'paying' | 'reading', Task> = {
  paying: { name: 'pay', to: '#pay', icon: 'wallet' },
  reading: { name: 'reading', to: '/meter-reading-schedule', icon: 'clock' },
}

export function Tasks({ mayPay, language }: { mayPay: boolean; language: Language }) {
  const t = translator(landingMessages, language)
  return (
    <section aria-labelledby="tasks-title" className="screen-only">
      <h2 id="tasks-title" className="sr-only">
        {t('tasks.title')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-2 md:grid-cols-3 md:gap-3 lg:grid-cols-2">
        {[...tasks, mayPay ? sixth.paying : sixth.reading].map(({ name, to, icon }) => (
          <li key={name} className="grid">
            <a
              href={to}
              className="card flex items-center gap-2.5 px-3 py-2 leading-heading font-semibold text-title transition-colors hover:border-secondary-600 hover:bg-secondary-50 md:px-4 md:py-3"
            >
              <Icon name={icon} className="size-6 text-secondary-700" />
              <span className="min-w-0">{t(`tasks.${name}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
