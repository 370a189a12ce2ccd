// The colours of an organisation that chose none; `src/colours.css` has their palette.

export const defaultColours = { primary: '#001755', accent: '#f59e0b' } as const
