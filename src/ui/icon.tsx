// Decorative icons, hidden from screen readers: the text beside them has the meaning.

/** Drawn in `icons.svg`. */
export const iconNames = [
  'arrow',
  'back',
  'bell',
  'calculator',
  'calendar',
  'camera',
  'check',
  'chevron',
  'clock',
  'close',
  'columns',
  'copy',
  'device',
  'download',
  'drop',
  'external',
  'facebook',
  'file',
  'filter',
  'globe',
  'grip',
  'home',
  'info',
  'key',
  'list',
  'logout',
  'mail',
  'map',
  'menu',
  'message',
  'news',
  'pause',
  'people',
  'phone',
  'play',
  'print',
  'search',
  'shield',
  'tap',
  'user',
  'wallet',
  'warning',
  'youtube',
] as const

export type IconName = (typeof iconNames)[number]

/** In the colour of the surrounding text, and 20 px wide unless its class says otherwise. @example <Icon name="phone" /> */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <i className={className ? `icon-${name} ${className}` : `icon-${name}`} />
}
