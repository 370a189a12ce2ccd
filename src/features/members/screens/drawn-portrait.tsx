// Drawn portrait in place of a photograph.

/** A drawing has its own colours, the same in every scheme: dark hair is seen before a bright sky only. */
const garments = ['#0e2c6c', '#0369a1', '#14633a', '#854011']

type DrawnPortraitProps = {
  /** Any number that stays the same for a person: the colour of the garment follows it, and nothing about them is guessed. */
  variant: number
  className: string
}

export function DrawnPortrait({ variant, className }: DrawnPortraitProps) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <path fill="#c4e3f5" d="M0 0h64v64H0z" />
      <path fill={garments[variant % garments.length]} d="M6 64c0-13 10-21 26-21s26 8 26 21Z" />
      <path fill="#b4764e" d="M26 36h12v8q-6 8-12 0Z" />
      <circle fill="#c98b60" cx="32" cy="28" r="11.5" />
      <path fill="#2b211d" d="M20 30.5C18.5 18 24 12.5 32 12.5S45.5 18 44 30.5c-1-5.5-5-9.5-12-9.5s-11 4-12 9.5Z" />
      <path fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" d="M24 44.5q8 6.5 16 0" />
    </svg>
  )
}
