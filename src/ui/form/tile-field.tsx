// Radio buttons as tiles with icons; what is chosen less often is folded below them.

import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { GroupFrame } from './field-frame.tsx'
import { useFormParts } from './form-context.ts'

export type TileOption = { value: string; label: string; icon: ReactNode }

const maxTiles = 6

type Props = { name: string; options: readonly TileOption[]; others?: string; initially?: string }

/** The first six options as tiles, in two columns on a phone; `others` names the rest. One radio group, also without script. */
export function TileField({ name, options, others = '', initially }: Props) {
  const { initial } = useFormParts()
  const chosen = initial(name)[0] ?? initially
  const tiles = options.length > maxTiles + 1 ? options.slice(0, maxTiles) : options
  const rest = options.slice(tiles.length)
  return (
    <GroupFrame name={name}>
      {({ id }) => {
        const radio = (value: string, index: number) => ({
          type: 'radio' as const,
          id: index === 0 ? id : `${id}-${value}`,
          name,
          value,
          defaultChecked: chosen === value,
        })
        return (
          <>
            <div className="tiles">
              {tiles.map(({ value, label, icon }, index) => (
                <label key={value} className="tile">
                  <input {...radio(value, index)} />
                  {icon}
                  <span className="min-w-0">{label}</span>
                </label>
              ))}
            </div>
            {rest.length > 0 ? (
              <Others title={others} isOpen={rest.some(({ value }) => value === chosen)}>
                {rest.map(({ value, label }) => (
                  <label key={value} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
                    <input {...radio(value, tiles.length)} className="tick mt-0.5" />
                    <span>{label}</span>
                  </label>
                ))}
              </Others>
            ) : null}
          </>
        )
      }}
    </GroupFrame>
  )
}

/** Opens when a draft fills in one of its options. */
function Others({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const element = details.current!
    const openForChoice = () => {
      if (element.querySelector(':checked')) element.open = true
    }
    // Not React's `onChange`, which for radio buttons is the click of a person.
    element.addEventListener('change', openForChoice)
    return () => element.removeEventListener('change', openForChoice)
  }, [])
  return (
    <details ref={details} open={isOpen} className="other-choices">
      <summary>{title}</summary>
      <div className="grid gap-x-4 sm:grid-cols-2">{children}</div>
    </details>
  )
}
