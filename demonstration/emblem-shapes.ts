// Emblem of each organisation: shapes in a 100 × 100 box, drawn alike into pictures and letterheads.

/** One filled shape; `d` is an SVG path in a 100 × 100 box. */
export type EmblemShape = { d: string; fill: string }

const drop = 'M50 4 C64 26 84 44 84 64 A34 34 0 0 1 16 64 C16 44 36 26 50 4 Z'

/** Damak: a drop that holds the hills of the Chure and the plain's fields below them. */
export const damakEmblem: EmblemShape[] = [
  { d: drop, fill: '#001755' },
  { d: 'M50 11 C62 30 79 46 79 64 A29 29 0 0 1 21 64 C21 46 38 30 50 11 Z', fill: '#e0f2fe' },
  { d: 'M22.5 58 L37 40 L46 51 L57 35 L77.6 58 A29 29 0 0 1 79 64 L21 64 A29 29 0 0 1 22.5 58 Z', fill: '#7dd3fc' },
  { d: 'M57 35 L62.3 41 L57.5 43.5 L53 41 Z M37 40 L41 45 L37 46.5 L33.4 44.6 Z', fill: '#ffffff' },
  {
    d: 'M21 64 C31 58 41 58 50 63 C59 68 69 68 79 63 A29 29 0 0 1 77.6 72 C68 76 59 75 50 71 C41 67 32 67 22.3 72 A29 29 0 0 1 21 64 Z',
    fill: '#0ea5e9',
  },
  { d: 'M22.3 72 C32 67 41 67 50 71 C59 75 68 76 77.6 72 A29 29 0 0 1 22.3 72 Z', fill: '#0369a1' },
  { d: 'M66 25 A6 6 0 1 1 78 25 A6 6 0 1 1 66 25 Z', fill: '#f59e0b' },
]

/** Kakarvitta: a round seal with the Mechi bridge, the first hills behind it and a drop above. */
export const kakarvittaEmblem: EmblemShape[] = [
  { d: 'M50 3 A47 47 0 1 1 49.9 3 Z', fill: '#075985' },
  { d: 'M50 9 A41 41 0 1 1 49.9 9 Z', fill: '#f0f9ff' },
  { d: 'M11.5 62 L30 40 L41 52 L56 37 L74 55 L80 50 L89.3 61 A41 41 0 0 1 89 63 L11 63 Z', fill: '#86c5b0' },
  { d: 'M9.6 59 L22 50 L36 60 L52 49 L68 60 L80 53 L90.4 59 A41 41 0 0 1 88.6 64 L11.4 64 Z', fill: '#2f7d6b' },
  { d: 'M10.9 62 L89.1 62 A41 41 0 0 1 88.2 65.5 L11.8 65.5 Z', fill: '#001755' },
  {
    d: 'M14 65 L86 65 L86 72 L80.5 72 A6.5 6.5 0 0 0 67.5 72 L63 72 A6.5 6.5 0 0 0 50 72 L45.5 72 A6.5 6.5 0 0 0 32.5 72 L28 72 A6.5 6.5 0 0 0 15 72 L14 72 Z',
    fill: '#001755',
  },
  { d: 'M14.5 71 C26 67.5 38 76 50 72.5 C62 69 74 77 85.5 71 A41 41 0 0 1 14.5 71 Z', fill: '#0ea5e9' },
  { d: 'M21.5 80 C32 76.5 40 83.5 50 80.5 C60 77.5 68 84.5 78.5 80 A41 41 0 0 1 21.5 80 Z', fill: '#0369a1' },
  { d: 'M50 13 C55 21 61 26.5 61 33 A11 11 0 0 1 39 33 C39 26.5 45 21 50 13 Z', fill: '#0ea5e9' },
  { d: 'M44 33 A6.5 6.5 0 0 0 50 39 L50 41.5 A9 9 0 0 1 41.5 33 Z', fill: '#e0f2fe' },
]
