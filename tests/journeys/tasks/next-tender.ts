// The tender of Damak that closes next, as the API lists it: the task of that name has to find it.

import { requestSite } from '../pages.ts'

type Notice = {
  titleEn: string
  closesOn: string | null
  closesTime?: string | null
  correctedBy: number | null
  state: string | null
}

/** Its English title. */
export async function nextTender(): Promise<string> {
  const { body } = await requestSite('damak', '/web-resources/customer/reports/487?type=tender&limit=100')
  const { data } = JSON.parse(body.toString()) as { data: Notice[] }
  const open = data.filter(({ state, correctedBy }) => state === 'open' && correctedBy === null)
  const closing = ({ closesOn, closesTime }: Notice) => `${closesOn} ${closesTime ?? '24:00'}`
  return open.toSorted((a, b) => closing(a).localeCompare(closing(b)))[0]!.titleEn
}
