// React context of the mark on script elements that the product renders; the server removes it before the answer.

import { createContext } from 'react'

/** Undefined in the browser, whose documents have no mark. */
export const ScriptMark = createContext<string | undefined>(undefined)
