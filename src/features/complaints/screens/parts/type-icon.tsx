// Drawings of the complaint types, by the key of the type; an organisation's own types share one.

const tap = 'M3 8h9a5 5 0 0 1 5 5v1.5h-5V13H3zM8.5 8V4.5M5.5 4.5h6'

const paths: Record<string, string> = {
  'no-water': `${tap}M11 17.5l6.5 5m0-5-6.5 5`,
  'low-pressure': `${tap}M14.5 17v.6m0 2.2v.6`,
  'dirty-water':
    'M12 2.5s6.5 7.2 6.5 12a6.5 6.5 0 0 1-13 0C5.5 9.7 12 2.5 12 2.5ZM9.5 13h.01M13.5 12h.01M11.5 16.5h.01M15 16h.01M9 17.5h.01M13 9.5h.01',
  'leak-main':
    'M2 14h7v6H2m20-6h-7v6h7M9 13v8m6-8v8M9 17h1.5m3 0H15M12 13V9m-2.5 4L7.5 10m7 3 2-3M12 5.5V4M6 7 5 5.5M18 7l1-1.5',
  'leak-meter':
    'M6 13a6 6 0 1 1 12 0v1H6zm6-1 2-3M2 14h20M8.5 18.5s1 1.2 1 1.9a1 1 0 0 1-2 0c0-.7 1-1.9 1-1.9Zm7 0s1 1.2 1 1.9a1 1 0 0 1-2 0c0-.7 1-1.9 1-1.9Z',
  meter: 'M4 14a8 8 0 1 1 16 0v4H4zm8-1 3.5-4M7 14h.01M17 14h.01M9 9h.01M9 18v-2h6v2M2 21h20',
  bill: 'M6 2.5h12V21l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5L6 21zM9 7h6M9 11h6M9 15h3',
  sewer:
    'M3 16c0-2 4-3.5 9-3.5s9 1.5 9 3.5-4 3.5-9 3.5S3 18 3 16Zm5-1h8m-9 2h10M8 9c0-1.5 1.5-1.5 1.5-3S8 4.5 8 3m6 6c0-1.5 1.5-1.5 1.5-3S14 4.5 14 3',
  tanker:
    'M2 7h12v9H2zm12 3h4l3.5 3.5V16H14M6 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm11 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM5 10.5h6',
  'illegal-connection': 'M2 12h20M2 17h20M10 12V8h4v4m-2-4V5M9.5 2.5l5 5m0-5-5 5',
  'connection-delay': 'M12 21a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-13.5v5l3.5 2M9 1.5h6',
  staff: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 10c0-4 3.5-6.5 8-6.5s8 2.5 8 6.5M10 14.5l2 3 2-3',
  suggestion: 'M9 17a6.5 6.5 0 1 1 6 0v2H9zm0 4.5h6M12 11v6m-2-7 2 1.5 2-1.5',
}

const other = 'M4 4.5h16v12H10l-4.5 4v-4H4zM8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01'

/** Beside the name of the type, which has the meaning. */
export function TypeIcon({ type }: { type: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[type] ?? other} />
    </svg>
  )
}
