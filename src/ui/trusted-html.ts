// Trusted Types policy for HTML that the kit has built and escaped.

type Policy = { createHTML(text: string): string }
type Factory = { createPolicy(name: string, rules: { createHTML: (text: string) => string }): Policy }

/** The policy name that the content security policy allows. */
const policyName = 'khanepani'

let policy: Policy | undefined

/** Only for HTML whose every value was escaped by the kit's `escaped`. */
export function setHtml(element: Element | ShadowRoot, html: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  policy ??= trustedTypes?.createPolicy(policyName, { createHTML: (text) => text })
  element.innerHTML = policy ? policy.createHTML(html) : html
}
