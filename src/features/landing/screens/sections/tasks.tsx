// Home page section: links to the most frequent tasks.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { IconName } from '#ui/icon.tsx'
import { Icon } from '#ui/icon.tsx'
import { MoreLink } from '#ui/section.tsx'
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
  paying: { name: 'pay', to: '/pay', icon: 'wallet' },
  reading: { name: 'reading', to: '/meter-reading-schedule', icon: 'clock' },
}

export function Tasks({ mayPay, language }: { mayPay: boolean; language: Language }) {
  const t = translator(landingMessages, language)
  return (
    <section aria-labelledby="tasks-title" className="screen-only">
      <h2 id="tasks-title" className="sr-only">
        {t('tasks.title')}
      </h2>
      <ul className="tasks">
        {[...tasks, mayPay ? sixth.paying : sixth.reading].map(({ name, to, icon }) => (
          <li key={name}>
            <a href={to} className="card">
              <Icon name={icon} />
              <span>{t(`tasks.${name}`)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="max-md:-mb-3">
        <MoreLink href="/miscellaneous" label={t('tasks.charter')} />
      </p>
    </section>
  )
}
