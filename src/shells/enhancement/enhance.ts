// Script of public pages: enhancements that no reader depends on.

import { listenToCopyButtons } from './copy.ts'
import { startIslands } from './islands.ts'
import { listenToLanguageSwitch } from './language-switch.ts'
import { listenToMenus } from './menu.ts'
import { listenForMaps } from './office-map.ts'
import { registerServiceWorker } from './offline.ts'
import { listenToPrintButtons } from './print.ts'
import { rememberTol } from './remembered-tol.ts'
import { focusSearchBySlash, loadSuggestions } from './search-key.ts'
import { startSliders } from './slider.ts'
import { watchScrolling } from './sticky.ts'
import { startViewer } from './viewer.ts'

watchScrolling()
listenToMenus()
listenToLanguageSwitch()
startSliders()
startIslands()
listenForMaps()
listenToCopyButtons()
startViewer()
listenToPrintButtons()
rememberTol()
focusSearchBySlash()
loadSuggestions()
registerServiceWorker()
