// How does text that the kit itself has made and escaped become part of a page, where the browser trusts no text by itself?

type Policy = { createHTML(text: string): string }
type Factory = { createPolicy(name: string, rules: { createHTML: (text: string) => string }): Policy }

/** The name that the content security policy allows. */
const policyName = 'khanepani'

let policy: Policy | undefined

/** Only for HTML whose every value went through the kit's `escaped`. */
export function setHtml(element: Element | ShadowRoot, html: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  policy ??= trustedTypes?.createPolicy(policyName, { createHTML: (text) => text })
  element.innerHTML = policy ? policy.createHTML(html) : html
}
