// Which parts of the interface are there, and where are their examples?

import { translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { CardGrid, LinkCard } from '#ui/card.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { exampleAddress, exampleParts } from '../contract/parts.ts'
import { examplesMessages } from '../messages.ts'

export default function ExamplesIndex() {
  const say = translator(examplesMessages, useLanguage())
  return (
    <PageArea>
      <PageMeta title={say('examples.index')} description={say('examples.index_lead')} />
      <PageHeading title={say('examples.index')} lead={say('examples.index_lead')} />
      <CardGrid>
        {exampleParts.map((part) => (
          <li key={part}>
            <LinkCard level={2} href={exampleAddress(part)} title={say(`examples.part.${part}`)}>
              <p className="mt-1 text-neutral-700">{say(`examples.about.${part}`)}</p>
            </LinkCard>
          </li>
        ))}
        <li>
          <LinkCard level={2} href="/examples/form" title={say('examples.title')}>
            <p className="mt-1 text-neutral-700">{say('examples.about.form')}</p>
          </LinkCard>
        </li>
      </CardGrid>
    </PageArea>
  )
}
