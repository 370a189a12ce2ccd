// Suggestions below the fields of the search while a query is typed; loaded when one of them gets the focus.

import type { SearchSuggestions } from '#features/search/contract/api.ts'
import { suggestionRow } from '#features/search/contract/kinds.ts'
import { suggestionMessages } from '#features/search/messages.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { apiBase } from '#platform/api-base.ts'
import { documentLanguage } from '#platform/browser-locale.ts'
import { clientCredentials } from '#platform/client-credentials.ts'

/** After the last letter, so that not every one asks. */
const pauseMs = 180
const minLetters = 2

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-suggestions]')) startSuggestions(form)

/** A combobox with a listbox (ARIA): arrows move, Enter opens the page, Escape closes. Enter without a choice searches as before. */
function startSuggestions(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[name=q]')!
  const [, organisation = ''] = form.dataset.suggestions!.split('#')
  const language = documentLanguage()
  const t = translator(suggestionMessages, language)
  const id = `suggestions-${input.id || 'header'}`
  const list = Object.assign(document.createElement('ul'), { id, className: 'answer-panel-list', hidden: true })
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', t('search.suggestions'))
  const status = Object.assign(document.createElement('p'), { className: 'sr-only' })
  status.setAttribute('role', 'status')
  input.after(list, status)
  const combobox = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': id, 'aria-expanded': 'false' }
  for (const [name, value] of Object.entries(combobox)) input.setAttribute(name, value)

  let active = -1
  let asked = ''
  let waiting: ReturnType<typeof setTimeout> | undefined
  let request: AbortController | undefined
  const options = () => [...list.children] as HTMLElement[]

  const activate = (index: number) => {
    active = index
    options().forEach((option, place) => option.setAttribute('aria-selected', String(place === index)))
    const option = options()[index]
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  }
  const show = (isOpen: boolean) => {
    list.hidden = !isOpen || list.childElementCount === 0
    input.setAttribute('aria-expanded', String(!list.hidden))
    activate(-1)
  }
  const close = () => {
    clearTimeout(waiting)
    request?.abort()
    asked = ''
    status.textContent = ''
    show(false)
  }
  const optionOf = ({ title, url }: SearchSuggestions['data'][number], place: number) => {
    const { text, lang } = inLanguage(title, language)
    const option = Object.assign(document.createElement('li'), { id: `${id}-${place}`, textContent: text })
    if (lang) option.lang = lang
    option.dataset.url = url
    option.setAttribute('role', 'option')
    return option
  }
  const ask = async (q: string) => {
    request?.abort()
    request = new AbortController()
    const { signal } = request
    const address = `${apiBase}${suggestionRow}${organisation}?q=${encodeURIComponent(q)}`
    const answer = await fetch(address, { headers: { authorization: `Basic ${clientCredentials.web}` }, signal })
    if (!answer.ok) return
    const { data } = (await answer.json()) as SearchSuggestions
    if (signal.aborted || document.activeElement !== input) return
    list.replaceChildren(...data.map(optionOf))
    show(true)
    status.textContent =
      data.length > 1
        ? t('search.suggestions_many', { count: formatNumber(data.length, language) })
        : t(data.length === 1 ? 'search.suggestions_one' : 'search.suggestions_none')
  }
  const typed = () => {
    clearTimeout(waiting)
    // What is chosen was suggested for another text.
    if (active >= 0) activate(-1)
    const q = input.value.trim()
    if ([...q].length < minLetters) return close()
    if (q === asked) return
    // A lost connection leaves the field as it is.
    waiting = setTimeout(() => void ask((asked = q)).catch(() => {}), pauseMs)
  }

  input.addEventListener('input', typed)
  input.addEventListener('blur', close)
  // The field keeps the focus while a suggestion is pressed.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null
    if (option) location.assign(option.dataset.url!)
  })
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const count = list.childElementCount
    if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault()
      close()
    }
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || count === 0) return
    event.preventDefault()
    if (list.hidden) show(true)
    activate((active + (event.key === 'ArrowDown' ? 1 : active < 0 ? 0 : -1) + count) % count)
  })
  form.addEventListener('submit', (event) => {
    const option = options()[active]
    if (!option) return
    event.preventDefault()
    location.assign(option.dataset.url!)
  })
  // What was typed while the script was loaded.
  if (document.activeElement === input && input.value !== input.defaultValue) typed()
}
