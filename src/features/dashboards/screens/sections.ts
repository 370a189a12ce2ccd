// Sections and quick actions of the staff dashboard, from the manifests of all features; the server puts them into the context of page requests.

import { createContext } from 'react-router'
import type { Bilingual, Language } from '#kit/language.ts'
import { fillIn } from '#kit/language.ts'
import { soonDays } from '#kit/soon.ts'
import type { IconName } from '#ui/icon.tsx'
import type { QuickAction, SectionDefinition } from '../contract.ts'

type Section<Label> = SectionDefinition<Label> & { icon: IconName }
export type SectionText = Section<string>

export const dashboardSectionsContext = createContext<readonly Section<Bilingual>[]>()

/** The sections in the reader's language. `{n}` in a label is the number of days in which something ends soon. */
export function sectionsIn(language: Language, sections: readonly Section<Bilingual>[]): SectionText[] {
  const text = (label: Bilingual) => fillIn(label[language], { n: soonDays }, language)
  return sections.map((section) => {
    const items = section.items.map((item) => ({ ...item, label: text(item.label) }))
    return { ...section, label: text(section.label), items } as SectionText
  })
}

type Action<Label> = QuickAction<Label> & { icon: IconName }

export const quickActionsContext = createContext<readonly Action<Bilingual>[]>()

/** The quick actions in the reader's language, in their order. */
export function quickActionsIn(language: Language, actions: readonly Action<Bilingual>[]): Action<string>[] {
  return actions
    .map((action) => ({ ...action, label: action.label[language] }))
    .toSorted((one, other) => one.order - other.order)
}
