// Names in the audit log, from all features: labels of actions, and items with pages. The server puts them into the context of page requests.

import { createContext } from 'react-router'
import type { Messages } from '#kit/language.ts'
import type { AuditedItems } from '../contract.ts'

export const auditContext = createContext<{ actions: Messages; items: readonly AuditedItems[] }>()
