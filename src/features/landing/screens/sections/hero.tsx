// Home page section: slides with announcements.

import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { focusClass, sizeAddress } from '#kit/pictures.ts'
import type { Slide } from '#features/slides/contract/api.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Slider } from '#ui/slider.tsx'
import { landingMessages } from '../../messages.ts'

/** On a phone the picture is as high as the slide and cut off at its sides. */
const sizes = '(min-width: 64rem) 36rem, 20rem'

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

/** Text beside the picture on phones and tablets, below it on wide screens, where the slides are a column of their own. */
function SlideContent({ slide, first, language }: { slide: Slide; first: boolean; language: Language }) {
  const title = inLanguage(slide.title, language)
  const text = inLanguage(slide.text, language)
  const label = inLanguage(slide.linkLabel, language)
  return (
    <>
      <div>
        <h2 lang={title.lang}>{title.text}</h2>
        {text.text ? (
          <p lang={text.lang} className="slide-text">
            {text.text}
          </p>
        ) : null}
        {slide.link ? (
          <p>
            <ButtonLink href={slide.link} lang={label.lang}>
              {label.text}
            </ButtonLink>
          </p>
        ) : null}
      </div>
      {/* Those of further slides are hidden until the script finds them near (shells/enhancement/slider.ts). */}
      <picture data-near={first ? '' : undefined}>
        <source type="image/avif" srcSet={sizedPictures(slide.pictureUrl)} sizes={sizes} />
        <img
          src={slide.pictureUrl}
          alt={inLanguage(slide.pictureAlt, language).text}
          width="1600"
          height="720"
          className={focusClass(slide.pictureFocus) || undefined}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
        />
      </picture>
    </>
  )
}

/** Two sizes: the address of each is long, and every document has them. */
function sizedPictures(address: string): string {
  return [960, 1600].map((width) => `${sizeAddress(address, width, 'avif')} ${width}w`).join(', ')
}
