// Decorative icons, hidden from screen readers: the text beside them has the meaning.

const paths = {
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  back: 'M19 12H5m6-6-6 6 6 6',
  bell: 'M6 9a6 6 0 1 1 12 0c0 5 2 6 2 8H4c0-2 2-3 2-8Zm4 11h4',
  calculator: 'M6 3h12v18H6zM9 7h6M9 12h.01M12 12h.01M15 12h.01M9 16h.01M12 16h.01M15 16h.01',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4m8-4v4',
  check: 'm5 13 4 4L19 7',
  chevron: 'm6 9 6 6 6-6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  columns: 'M4 5h16v14H4zM10 5v14M15 5v14',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  device: 'M7 3h10v18H7zM11 18h2',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  drop: 'M12 3s6.5 7 6.5 11.5a6.5 6.5 0 0 1-13 0C5.5 10 12 3 12 3Z',
  external: 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6m-6 4h6',
  filter: 'M4 6h16M7 12h10m-7 6h4',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 3 15 0 18-3-3-3-15 0-18Z',
  home: 'm4 11 8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5m0-8h.01',
  key: 'M8 20a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm2.8-6.8L20 4m-3 3 2.5 2.5M14 10l2 2',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  map: 'M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  message: 'M4 5h16v12H10l-5 4v-4H4z',
  news: 'M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2M7.5 9h6m-6 4h6m-6 3h4',
  pause: 'M9 6v12m6-12v12',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 9c0-3.5 2.5-5.5 6.5-5.5s6.5 2 6.5 5.5M16 4.3a3.5 3.5 0 0 1 0 6.5m2.5 4c2 .8 3 2.5 3 5.2',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A15 15 0 0 1 3 6a2 2 0 0 1 2-2Z',
  play: 'M8 5.5v13l10-6.5z',
  print: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z',
  search: 'M10.5 18a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Zm5.5-2 5 5',
  shield: 'm12 3 8 3v5c0 5-3.2 8.5-8 10-4.8-1.5-8-5-8-10V6zm-3.5 9 2.5 2.5 4.5-5',
  tap: 'M4 9h9a5 5 0 0 1 5 5v1h-5v-1H4zM9 9V5m-3 0h6M15.5 18.5s1.5 1.7 1.5 2.5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c0-4 3.5-6 8-6s8 2 8 6',
  wallet: 'M4 7h15v13H4zM4 7V5h12v2m0 6h4v3h-4z',
  warning: 'M12 4 2.5 20h19zM12 10v4m0 3h.01',
} as const

export type IconName = keyof typeof paths

/** In the colour of the surrounding text, and 20 px wide unless its class says otherwise; how its lines are drawn is in `styles.css`, once for all icons of a page. @example <Icon name="phone" /> */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className ? `icon ${className}` : 'icon'}>
      <path d={paths[name]} />
    </svg>
  )
}
