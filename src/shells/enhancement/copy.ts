// Copy buttons: write a number or an address to the clipboard.

export const copiedFor = 2000

export function listenToCopyButtons(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null
    if (button) void copy(button)
  })
}

async function copy(button: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(button.dataset.copy!)
  showCopied(button, true)
  setTimeout(() => showCopied(button, false), copiedFor)
}

function showCopied(button: HTMLElement, done: boolean): void {
  button.querySelector('[data-copy-idle]')?.toggleAttribute('hidden', done)
  button.querySelector('[data-copy-done]')?.toggleAttribute('hidden', !done)
}
