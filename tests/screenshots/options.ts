// Options of `npm run screenshots`: which pages are taken, at which widths, in which languages, colour schemes and organisations.

import { parseArgs } from 'node:util'
import type { Language } from '#kit/language.ts'
import { towns } from '../journeys/pages.ts'
import type { Town } from '../journeys/site.ts'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

export type Options = {
  /** Parts of page patterns; a page is taken when its pattern has one of them, and every page when there is none. */
  pages: string[]
  widths: number[]
  languages: Language[]
  schemes: Scheme[]
  organisations: Town[]
}

const everything = {
  width: ['360', '390', '768', '1280', '1600'],
  language: ['en', 'ne'],
  scheme: [...schemes],
  organisation: [...towns],
}

export const usage = `npm run screenshots [-- --page PART] [--width PIXELS] [--language en|ne] [--scheme light|dark] [--organisation ${towns.join('|')}]
npm run screenshots -- tasks     (each step of the clerk's tasks on a phone)
Each option may be repeated; what is not named is taken in full.`

/** The options of a command line. Throws an error with the usage when it has another one. */
export function readOptions(args: string[]): Options {
  const several = { type: 'string', multiple: true } as const
  const options = { page: several, width: several, language: several, scheme: several, organisation: several }
  const { values } = parseArgs({ args, options })
  const chosen = <Name extends keyof typeof everything>(name: Name) => {
    const wanted = values[name] ?? everything[name]
    const unknown = wanted.find(
      (value) => !(name === 'width' ? /^[1-9]\d{2,3}$/ : isOneOf(everything[name])).test(value),
    )
    if (unknown !== undefined) throw new Error(`--${name} ${unknown} is not known.\n${usage}`)
    return wanted
  }
  return {
    pages: values.page ?? [],
    widths: chosen('width').map(Number),
    languages: chosen('language') as Language[],
    schemes: chosen('scheme') as Scheme[],
    organisations: chosen('organisation') as Town[],
  }
}

function isOneOf(values: readonly string[]): { test: (value: string) => boolean } {
  return { test: (value) => values.includes(value) }
}
