// Labels of audit actions, from all features; the server puts them into the context of page requests.

import { createContext } from 'react-router'
import type { Messages } from '#kit/language.ts'

export const auditActionsContext = createContext<Messages>()
