// Field for a tol: a list of suggestions that forgives spellings.

import { readSuggestions, type TolSuggestion } from '#features/tols/contract/suggestions.ts'
import { looseKey, looselyMatches } from '#kit/loose-match.ts'

/** A combobox with a listbox (ARIA): arrows move, Enter takes, Escape closes. Choosing dispatches `tol-chosen` with the code. */
export function startTolField(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-tols]')
  const input = form?.querySelector('input')
  const list = form?.querySelector<HTMLElement>('[data-tol-matches]')
  if (!form || !input || !list) return
  const offered = readSuggestions(form.dataset.tols!)
  let keys: Map<TolSuggestion, string> | undefined
  let active = -1
  list.setAttribute('role', 'listbox')
  for (const [name, value] of Object.entries(combobox(list.id))) input.setAttribute(name, value)

  const items = () => [...list.children] as HTMLElement[]
  const matching = () => {
    keys ??= new Map(offered.map((tol) => [tol, keyOfTol(tol.label, tol.other)]))
    const asked = offered.filter((tol) => isAsked(input.value, keys!.get(tol)!))
    return bestFirst(asked, input.value)
  }
  const close = () => {
    list.hidden = true
    input.setAttribute('aria-expanded', 'false')
    activate(-1)
  }
  const open = () => {
    list.replaceChildren(...matching().map(itemOf))
    list.hidden = list.childElementCount === 0
    input.setAttribute('aria-expanded', String(!list.hidden))
    activate(-1)
  }
  const activate = (index: number) => {
    active = index
    items().forEach((item, place) => item.setAttribute('aria-selected', String(place === index)))
    const item = items()[index]
    input.setAttribute('aria-activedescendant', item?.id ?? '')
    item?.scrollIntoView({ block: 'nearest' })
  }
  const choose = (item: HTMLElement) => {
    close()
    input.value = item.textContent
    form.dispatchEvent(new CustomEvent('tol-chosen', { bubbles: true, detail: item.dataset.tol }))
  }

  input.addEventListener('focus', open)
  input.addEventListener('click', () => list.hidden && open())
  input.addEventListener('input', open)
  input.addEventListener('blur', close)
  // The field keeps the focus while an item is pressed.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const item = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null
    if (item) choose(item)
  })
  input.addEventListener('keydown', (event) => {
    const count = list.childElementCount
    if (event.key === 'Escape') close()
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || event.isComposing) return
    event.preventDefault()
    if (list.hidden) open()
    else if (count > 0) activate((active + (event.key === 'ArrowDown' ? 1 : active < 0 ? 0 : -1) + count) % count)
  })
  // What matches no tol, or several, is searched by the server.
  form.addEventListener('submit', (event) => {
    const found = items()[active] ?? onlyMatch(matching())
    if (!found) return
    event.preventDefault()
    choose(found instanceof HTMLElement ? found : itemOf(found, 0))
  })
}

/** The words by which a tol is found (`features/tols/rules.ts`), from its label and its name in the other language. */
export function keyOfTol(label: string, other: string): string {
  return looseKey(`${label} ${other} ward वडा नं`)
}

/** Nothing typed offers everything. */
function isAsked(typed: string, key: string): boolean {
  return !typed.trim() || looselyMatches(key, typed)
}

/** Names that begin as typed come before those that only sound like it. */
function bestFirst(found: TolSuggestion[], typed: string): TolSuggestion[] {
  const start = typed.trim().toLowerCase()
  const [begins, others] = [true, false].map((wanted) =>
    found.filter(({ label }) => label.toLowerCase().startsWith(start) === wanted),
  )
  return [...begins!, ...others!]
}

function combobox(list: string): Record<string, string> {
  return { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': list, 'aria-expanded': 'false' }
}

function itemOf({ code, label }: TolSuggestion, index: number): HTMLElement {
  const item = document.createElement('li')
  item.setAttribute('role', 'option')
  item.id = `tol-match-${index}`
  item.textContent = label
  item.dataset.tol = code
  item.setAttribute('aria-selected', 'false')
  return item
}

function onlyMatch(found: TolSuggestion[]): TolSuggestion | undefined {
  return found.length === 1 ? found[0] : undefined
}
