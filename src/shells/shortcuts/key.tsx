// Key of a shortcut.

export function Key({ name }: { name: string }) {
  return (
    <kbd lang="en" className="inline-block min-w-7 rounded-box border border-neutral-400 px-1.5 text-center">
      {name}
    </kbd>
  )
}
