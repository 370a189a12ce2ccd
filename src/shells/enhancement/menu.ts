// Menu groups: open by mouse, touch and keyboard.

const groups = '.menu-group'

export function listenToMenus(): void {
  document.addEventListener('pointerover', openUnderMouse)
  document.addEventListener('click', press)
  document.addEventListener('keydown', escape)
  document.addEventListener('focusout', closeOnFocusOut)
}

// A mouse opens the group under it and closes the one it left; touch and keys press.
function openUnderMouse(event: PointerEvent): void {
  if (event.pointerType !== 'mouse') return
  const over = element(event.target)?.closest(groups)
  for (const group of document.querySelectorAll(groups))
    if (group === over) open(group)
    else if (!group.contains(document.activeElement) || over) close(group)
}

// A mouse has already opened the group under it: the press must not close it at once.
function press(event: MouseEvent): void {
  const target = element(event.target)
  const button = target?.closest(`${groups} > button`)
  const group = button?.parentElement
  for (const other of document.querySelectorAll(groups)) if (other !== group && !other.contains(target!)) close(other)
  closeSmallMenu(target)
  if (!group) return
  const byMouse = (event as PointerEvent).pointerType === 'mouse'
  if (isOpen(group) && !byMouse) close(group)
  else open(group)
}

function escape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  for (const group of document.querySelectorAll(`${groups}[data-open]`)) {
    if (group.contains(document.activeElement)) group.querySelector('button')?.focus()
    close(group)
  }
  const small = document.querySelector<HTMLDetailsElement>('details.small-menu[open]')
  if (!small) return
  if (small.contains(document.activeElement)) small.querySelector('summary')?.focus()
  small.open = false
}

function closeOnFocusOut(event: FocusEvent): void {
  const group = element(event.target)?.closest(groups)
  if (group && event.relatedTarget && !group.contains(event.relatedTarget as Node)) close(group)
}

function closeSmallMenu(target: Element | undefined): void {
  const small = document.querySelector<HTMLDetailsElement>('details.small-menu[open]')
  if (small && target && !small.contains(target)) small.open = false
}

function open(group: Element): void {
  group.setAttribute('data-open', '')
  group.querySelector('button')?.setAttribute('aria-expanded', 'true')
}

function close(group: Element): void {
  if (!isOpen(group)) return
  group.removeAttribute('data-open')
  group.querySelector('button')?.setAttribute('aria-expanded', 'false')
}

function isOpen(group: Element): boolean {
  return group.hasAttribute('data-open')
}

function element(target: EventTarget | null): Element | undefined {
  return target instanceof Element ? target : undefined
}
