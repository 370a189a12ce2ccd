// What surrounds every public page: header, menu, page area, footer?

import { Outlet } from 'react-router'

export default function PublicShell() {
  return (
    <>
      <main id="main">
        <Outlet />
      </main>
    </>
  )
}
