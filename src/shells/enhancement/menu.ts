// Main menu: groups open by mouse, touch and keyboard; on small screens a button opens the menu.

const groups = '.menu-group'
/** As in the style sheet. */
const wide = matchMedia('(min-width: 64rem)')

export function listenToMenus(): void {
  document.addEventListener('pointerover', openUnderMouse)
  document.addEventListener('click', press)
  document.addEventListener('keydown', escape)
  document.addEventListener('focusout', closeOnFocusOut)
  startSmallMenu()
}

// A mouse opens the group under it and closes the one it left; touch and keys press.
function openUnderMouse(event: PointerEvent): void {
  if (event.pointerType !== 'mouse' || !wide.matches) return
  const over = element(event.target)?.closest(groups)
  for (const group of document.querySelectorAll(groups))
    if (group === over) open(group)
    else if (!group.contains(document.activeElement) || over) close(group)
}

// On wide screens a mouse has already opened the group under it: the press must not close it at once.
function press(event: MouseEvent): void {
  const target = element(event.target)
  const button = target?.closest(`${groups} > button`)
  const group = button?.parentElement
  if (wide.matches)
    for (const other of document.querySelectorAll(groups)) if (other !== group && !other.contains(target!)) close(other)
  if (!group) return
  const byMouse = wide.matches && (event as PointerEvent).pointerType === 'mouse'
  if (isOpen(group) && !byMouse) close(group)
  else open(group)
}

function escape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !wide.matches) return
  for (const group of document.querySelectorAll(`${groups}[data-open]`)) {
    if (group.contains(document.activeElement)) group.querySelector('button')?.focus()
    close(group)
  }
}

// The groups of a small screen are on top of each other: one that closes would move the others.
function closeOnFocusOut(event: FocusEvent): void {
  const group = element(event.target)?.closest(groups)
  const isLeft = group && event.relatedTarget && !group.contains(event.relatedTarget as Node)
  if (isLeft && wide.matches) close(group)
}

/** The link to the menu becomes its button. */
function startSmallMenu(): void {
  const button = document.querySelector<HTMLElement>('.menu-button')
  const menu = document.querySelector<HTMLElement>('.main-menu')
  if (!button || !menu) return
  const show = (isShown: boolean) => {
    menu.style.setProperty('--header-height', `${button.closest('header')!.getBoundingClientRect().height}px`)
    menu.toggleAttribute('data-open', isShown)
    button.setAttribute('aria-expanded', String(isShown))
    if (isShown) for (const current of menu.querySelectorAll('[data-current]')) open(current.parentElement!)
  }
  button.setAttribute('role', 'button')
  show(false)
  document.addEventListener('click', (event) => {
    const target = event.target as Node
    if (button.contains(target)) {
      event.preventDefault()
      show(!isOpen(menu))
    } else if (!menu.contains(target)) show(false)
  })
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    if (key === ' ' && target === button) {
      event.preventDefault()
      button.click()
    }
    if (key !== 'Escape' || !isOpen(menu)) return
    if (menu.contains(document.activeElement)) button.focus()
    show(false)
  })
  wide.addEventListener('change', () => {
    show(false)
    for (const group of document.querySelectorAll(groups)) close(group)
  })
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

function isOpen(part: Element): boolean {
  return part.hasAttribute('data-open')
}

function element(target: EventTarget | null): Element | undefined {
  return target instanceof Element ? target : undefined
}
