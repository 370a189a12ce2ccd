// How do the menu's groups open under a mouse, a finger and a keyboard?

const groups = '.menu-group'

export function listenToMenus(): void {
  document.addEventListener('pointerover', follow)
  document.addEventListener('click', press)
  document.addEventListener('keydown', escape)
  document.addEventListener('focusout', leave)
}

// A mouse opens what it is over and shuts what it left; fingers and keys press.
function follow(event: PointerEvent): void {
  if (event.pointerType !== 'mouse') return
  const over = element(event.target)?.closest(groups)
  for (const group of document.querySelectorAll(groups))
    if (group === over) open(group)
    else if (!group.contains(document.activeElement) || over) shut(group)
}

// A mouse has already opened the group it presses: pressing it then must not shut it at once.
function press(event: MouseEvent): void {
  const target = element(event.target)
  const button = target?.closest(`${groups} > button`)
  const group = button?.parentElement
  for (const other of document.querySelectorAll(groups)) if (other !== group && !other.contains(target!)) shut(other)
  closeSmallMenu(target)
  if (!group) return
  const byMouse = (event as PointerEvent).pointerType === 'mouse'
  if (isOpen(group) && !byMouse) shut(group)
  else open(group)
}

function escape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  for (const group of document.querySelectorAll(`${groups}[data-open]`)) {
    if (group.contains(document.activeElement)) group.querySelector('button')?.focus()
    shut(group)
  }
  const small = document.querySelector<HTMLDetailsElement>('details.small-menu[open]')
  if (!small) return
  if (small.contains(document.activeElement)) small.querySelector('summary')?.focus()
  small.open = false
}

function leave(event: FocusEvent): void {
  const group = element(event.target)?.closest(groups)
  if (group && event.relatedTarget && !group.contains(event.relatedTarget as Node)) shut(group)
}

function closeSmallMenu(target: Element | undefined): void {
  const small = document.querySelector<HTMLDetailsElement>('details.small-menu[open]')
  if (small && target && !small.contains(target)) small.open = false
}

function open(group: Element): void {
  group.setAttribute('data-open', '')
  group.querySelector('button')?.setAttribute('aria-expanded', 'true')
}

function shut(group: Element): void {
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
