// Panel of the visitor's own water: shows the answer for the tol stored on the device, as it is at this minute.

import { readSuggestions } from '#features/tols/contract/suggestions.ts'
import { forgetTol, storedTol, storeTol } from './stored-tol.ts'
import { onEachMinute } from './minutes.ts'

/** Shows the answer for a tol; without one, or for one that is no longer offered, the field. */
export function showOwnWater(panel: HTMLElement, tol: string | null, now: number): void {
  const known = readSuggestions(part(panel, '[data-tols]').dataset.tols!).find(({ code }) => code === tol)
  part(panel, '[data-when-unknown]').hidden = known !== undefined
  part(panel, '[data-when-known]').hidden = known === undefined
  if (!known) return
  part(panel, '[data-tol-name]').textContent = known.label
  part<HTMLAnchorElement>(panel, '[data-tol-page]').href = `/water-schedule?tol=${known.code}`
  for (const time of panel.querySelectorAll('[data-next-water] > b:first-child')) {
    const lead = document.createElement('span')
    lead.textContent = panel.dataset.ownWater!
    time.before(lead)
  }
  panel.querySelectorAll<HTMLElement>('[data-steps]').forEach((steps, index) => {
    steps.hidden = index !== known.answer
    const each = [...steps.querySelectorAll<HTMLElement>('[data-from]')]
    const current = stepAt(
      each.map(({ dataset }) => Number(dataset.from)),
      now / 1000,
    )
    each.forEach((step, place) => (step.hidden = place !== current))
  })
}

/** The last step that has begun, else the first. @example stepAt([10, 20, 30], 25) // 1 */
export function stepAt(from: readonly number[], now: number): number {
  return Math.max(
    from.findLastIndex((start) => start <= now),
    0,
  )
}

/** Choosing, changing, and the passing of time. */
export function startOwnWater(): void {
  const panel = document.querySelector<HTMLElement>('[data-own-water]')
  if (!panel) return
  let chosen = storedTol()
  panel.addEventListener('tol-chosen', (event) => {
    const { detail: tol } = event as CustomEvent<string>
    storeTol(tol)
    chosen = tol
    showOwnWater(panel, tol, Date.now())
    part(panel, '[data-when-known]').focus()
  })
  panel.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-change-tol]')) return
    event.preventDefault()
    chosen = null
    showOwnWater(panel, null, Date.now())
    part<HTMLInputElement>(panel, 'input[name=place]').select()
  })
  if (chosen && part(panel, '[data-when-known]').hidden) forgetTol()
  const openedAt = Date.now()
  onEachMinute((now) => {
    if (!chosen) return
    const until = Number(panel.querySelector<HTMLElement>('[data-steps]:not([hidden])')?.dataset.until) * 1000
    // Not on a device whose clock is ahead, which would reload for ever.
    if (openedAt < until && now >= until) location.reload()
    else showOwnWater(panel, chosen, now)
  })
}

function part<T extends HTMLElement = HTMLElement>(panel: HTMLElement, selector: string): T {
  return panel.querySelector<T>(selector)!
}
