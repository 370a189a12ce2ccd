// API handlers of links.

import { serve } from '#platform/serve.server.ts'
import { linksApi } from './contract/api.ts'
import { linkConnection, requestLinkCode } from './operations/codes.server.ts'
import { addDelegate, acceptOffer } from './operations/delegates.server.ts'
import { officeLinksApi } from './contract/office-api.ts'
import { endLink } from './operations/end.server.ts'
import { endConnectionLink, readConnectionLinks } from './operations/office.server.ts'
import { readLinks } from './operations/read.server.ts'

export const links = serve(linksApi, {
  myLinks: readLinks,
  requestLinkCode,
  linkConnection,
  addDelegate,
  acceptLink: acceptOffer,
  endLink,
})

export const officeLinks = serve(officeLinksApi, { connectionLinks: readConnectionLinks, endConnectionLink })
