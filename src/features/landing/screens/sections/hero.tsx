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
    <div className="slide">
      <img
        src={slide.pictureUrl}
        alt={inLanguage(slide.pictureAlt, language).text}
        width="1600"
        height="720"
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
      />
      <div className="slide-text page-width">
        <div>
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
