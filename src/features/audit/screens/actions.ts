// Labels of audit actions and reasons of refusals, from all features; the server puts them into the context of page requests.

import { createContext } from 'react-router'
import type { Messages } from '#kit/language.ts'

export const auditActionsContext = createContext<Messages>()

/** Messages of the whole product, for the reasons of refusals. */
export const refusalReasonsContext = createContext<Messages>()
