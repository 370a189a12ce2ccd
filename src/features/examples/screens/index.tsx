// Index page of the interface examples.

import { translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { CardGrid, LinkCard } from '#ui/card.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { exampleAddress, exampleParts } from '../contract/parts.ts'
import { examplesMessages } from '../messages.ts'

export default function ExamplesIndex() {
  const t = translator(examplesMessages, useLanguage())
  return (
    <PageArea>
      <PageMeta title={t('examples.index')} description={t('examples.index_lead')} />
      <PageHeading title={t('examples.index')} lead={t('examples.index_lead')} />
      <CardGrid>
        {exampleParts.map((part) => (
          <li key={part}>
            <LinkCard level={2} href={exampleAddress(part)} title={t(`examples.part.${part}`)}>
              <p className="mt-1 text-neutral-700">{t(`examples.about.${part}`)}</p>
            </LinkCard>
          </li>
        ))}
        <li>
          <LinkCard level={2} href="/examples/form" title={t('examples.title')}>
            <p className="mt-1 text-neutral-700">{t('examples.about.form')}</p>
          </LinkCard>
        </li>
      </CardGrid>
    </PageArea>
  )
}
