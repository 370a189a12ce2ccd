// What does script add to a page that is already complete: nothing a reader could not do without it.

import { listenToCopyButtons } from './copy.ts'
import { listenToLanguageSwitch } from './language-switch.ts'
import { listenToMenus } from './menu.ts'
import { listenForMaps } from './office-map.ts'
import { listenToPrintButtons } from './print.ts'
import { rememberTol } from './remembered-tol.ts'
import { startSliders } from './slider.ts'
import { watchScrolling } from './sticky.ts'
import { startViewer } from './viewer.ts'

watchScrolling()
listenToMenus()
listenToLanguageSwitch()
startSliders()
listenForMaps()
listenToCopyButtons()
startViewer()
listenToPrintButtons()
rememberTol()
