// Keys of shortcuts, whichever script the keyboard types, and where a key is text rather than a shortcut.

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'>

/**
 * The character of a shortcut; undefined for every other key. A keyboard that types Devanagari has none of these characters: there it is
 * what the key types in the Latin layout. @example keyOf({ key: 'ज', code: 'KeyJ', … }) // 'j'
 */
export function keyOf(press: Press): string | undefined {
  const { key, code, shiftKey, ctrlKey, altKey, metaKey, isComposing } = press
  if (ctrlKey || altKey || metaKey || isComposing) return undefined
  if (/^[!-~]$/.test(key)) return key.toLowerCase()
  if ([...key].length > 2 && /^[A-Z]/.test(key)) return undefined
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()
}

const textEntry = [
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  '[role=combobox]',
  '[role=listbox]',
  '[role=menu]',
].join(',')

/** Whether what is pressed here is typed: into a field, an editor or a list that finds entries by their first letters. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(textEntry) !== null
}
