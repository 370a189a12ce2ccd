// Upcoming changes of published items on the staff dashboard. No schema, so that manifests may import it.

/** The drafts, the scheduled and the expiring items of a list; `{n}` is the number of days. */
export function upcomingItems(list: string) {
  return [
    { count: 'draft', label: { en: 'Drafts', ne: 'मस्यौदा' }, to: `${list}?view=draft` },
    {
      count: 'scheduled',
      label: { en: 'Scheduled', ne: 'प्रकाशन हुन बाँकी' },
      to: `${list}?view=scheduled`,
      moment: 'next_start',
    },
    {
      count: 'ending',
      label: { en: 'Expire within {n} days', ne: '{n} दिनभित्र हट्ने' },
      to: `${list}?view=ending`,
      tone: 'warning',
      moment: 'next_end',
    },
  ] as const
}
