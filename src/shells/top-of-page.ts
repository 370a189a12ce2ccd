// Scroll position of the signed-in apps: another page is shown from its top, and after a step back where it was.

import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** The browser restores the position of a step back; an address with a part (`#act`) is scrolled to by its page. */
export function useTopOfPage(): void {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (type !== NavigationType.Pop && hash === '') scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname, hash, type])
}
