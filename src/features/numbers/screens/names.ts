// Names of public pages by their address, from the navigation; the server puts them into the context of page requests.

import { createContext } from 'react-router'
import type { Bilingual } from '#kit/language.ts'

export const pageNamesContext = createContext<readonly { to: string; label: Bilingual }[]>()
