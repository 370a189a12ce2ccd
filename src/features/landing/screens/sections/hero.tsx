// Home page section: slides with announcements.

import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import type { Slide } from '#features/slides/contract/api.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Slider } from '#ui/slider.tsx'
import { landingMessages } from '../../messages.ts'

export function Hero({ slides, language }: { slides: Slide[]; language: Language }) {
  const t = translator(landingMessages, language)
  if (slides.length === 0) return null
  const labels = {
    label: t('hero.slides'),
    slide: (n: number, count: number) => t('hero.slide', { n, count }),
    pause: t('hero.pause'),
    play: t('hero.play'),
  }
  const items = slides.map((slide, index) => ({
    key: String(slide.id),
    content: <SlideContent slide={slide} first={index === 0} language={language} />,
  }))
  return <Slider labels={labels} slides={items} />
}

/** Text below the picture on phones, on a panel over it on tablets, and beside it on wide screens, where it is not cropped. */
function SlideContent({ slide, first, language }: { slide: Slide; first: boolean; language: Language }) {
  const title = inLanguage(slide.title, language)
  const text = inLanguage(slide.text, language)
  const label = inLanguage(slide.linkLabel, language)
  return (
    <div className="relative flex h-full flex-col bg-primary-50 md:min-h-[27rem] md:justify-center">
      <img
        src={slide.pictureUrl}
        alt={inLanguage(slide.pictureAlt, language).text}
        width="1600"
        height="720"
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        className="aspect-video w-full bg-secondary-100 object-cover object-[78%_100%] md:absolute md:inset-y-0 md:end-0 md:aspect-auto md:h-full md:object-[85%_100%] lg:w-[58%] lg:max-w-[60rem]"
      />
      <div className="page-width relative py-5 md:pt-10 md:pb-16 lg:pt-8">
        <div className="max-w-[29rem] md:max-lg:max-w-[24rem] md:max-lg:rounded-box md:max-lg:bg-white/94 md:max-lg:p-7 md:max-lg:shadow-raised lg:max-w-[36%]">
          <h2 lang={title.lang} className="text-3xl">
            {title.text}
          </h2>
          {text.text ? (
            <p lang={text.lang} className="mt-3 text-lg text-neutral-700">
              {text.text}
            </p>
          ) : null}
          {slide.link ? (
            <p className="mt-5">
              <ButtonLink kind="accent" href={slide.link} lang={label.lang}>
                {label.text}
              </ButtonLink>
            </p>
          ) : null}
        </div>
      </div>
    </div>
  )
}
