// Slider: advances slides by itself; dots, pause button and scrolling.

import { savesData } from './saves-data.ts'

export const slideEvery = 5000

/** The index of the next slide, after the last one the first. @example slideAfter(2, 3) // 0 */
export function slideAfter(index: number, count: number): number {
  return count > 0 ? (index + 1) % count : 0
}

/** The slide in view in a strip of equal slides scrolled by `left`. @example slideInView(410, 400, 3) // 1 */
export function slideInView(left: number, width: number, count: number): number {
  return width > 0 ? Math.min(Math.max(Math.round(left / width), 0), count - 1) : 0
}

export function startSliders(): void {
  for (const slider of document.querySelectorAll<HTMLElement>('[data-slider]')) start(slider)
}

function start(slider: HTMLElement): void {
  const strip = slider.querySelector<HTMLElement>('.slides')
  const count = strip?.children.length ?? 0
  if (!strip || count < 2) return
  const dots = [...strip.children].map(dotOf)
  const controls = slider.querySelector<HTMLElement>('.slider-controls')!
  controls.prepend(...dots)
  controls.hidden = false
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const isSaving = savesData()
  let timer = 0

  const current = () => slideInView(strip.scrollLeft, strip.clientWidth, count)
  const show = (index: number) => {
    near(strip, index)
    strip.scrollTo({ left: index * strip.clientWidth, behavior: reducedMotion.matches ? 'instant' : 'smooth' })
  }
  const isHeld = () => slider.matches(':hover') || slider.matches(':focus-within') || document.hidden
  const isPaused = () => slider.hasAttribute('data-paused')
  const schedule = () => {
    clearInterval(timer)
    timer = window.setInterval(() => {
      if (!reducedMotion.matches && !isSaving && !isPaused() && !isHeld()) show(slideAfter(current(), count))
    }, slideEvery)
  }

  const arrive = () => {
    markDots(dots, current())
    near(strip, current())
    if (!isSaving) near(strip, slideAfter(current(), count))
  }
  strip.addEventListener('scroll', arrive, { passive: true })
  addEventListener('resize', () => strip.scrollTo({ left: current() * strip.clientWidth, behavior: 'instant' }))
  slider.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
    if (pressed?.hasAttribute('data-pause')) pause(slider, pressed, !isPaused())
    if (pressed?.dataset.slide === undefined) return
    show(Number(pressed.dataset.slide))
    schedule()
  })
  // The picture of the next slide after those of this screen.
  if (document.readyState === 'complete') arrive()
  else addEventListener('load', arrive, { once: true })
  markDots(dots, current())
  schedule()
}

/** A button named as its slide. */
function dotOf(slide: Element, index: number): HTMLElement {
  const dot = document.createElement('button')
  dot.dataset.slide = String(index)
  dot.setAttribute('aria-label', slide.getAttribute('aria-label')!)
  return dot
}

/** From now on the slide's picture is fetched. */
function near(strip: HTMLElement, index: number): void {
  strip.children[index]?.querySelector('picture')?.setAttribute('data-near', '')
}

function markDots(dots: HTMLElement[], index: number): void {
  dots.forEach((dot, position) => {
    if (position === index) dot.setAttribute('aria-current', 'true')
    else dot.removeAttribute('aria-current')
  })
}

function pause(slider: HTMLElement, button: HTMLElement, paused: boolean): void {
  slider.toggleAttribute('data-paused', paused)
  button.toggleAttribute('data-paused', paused)
}
