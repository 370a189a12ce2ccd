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
    <section aria-labelledby="tasks-title">
      <h2 id="tasks-title" className="mb-5 text-2xl">
        {t('tasks.title')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-2 md:grid-cols-3 md:gap-4 lg:grid-cols-6">
        {[...tasks, mayPay ? sixth.paying : sixth.reading].map(({ name, to, icon }) => (
          <li key={name} className="grid">
            <a href={to} className="task card card-link">
              <span>
                <Icon name={icon} className="size-6" />
              </span>
              <strong>{t(`tasks.${name}`)}</strong>
              <small>{t(`tasks.${name}_text`)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
