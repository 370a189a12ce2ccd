// Inline script after the panel of the visitor's own water: shows the answer before it is painted.

import { showOwnWater } from './own-water.ts'
import { storedTol } from './stored-tol.ts'

const panel = document.currentScript?.parentElement
if (panel) showOwnWater(panel, storedTol(), Date.now())
