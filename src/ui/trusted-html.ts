// Trusted Types policy for HTML that the kit has built and escaped: it refuses markup that the kit does not write.

type Policy = { createHTML(text: string): string }
type Factory = { createPolicy(name: string, rules: { createHTML: (text: string) => string }): Policy }

/** The policy name that the content security policy allows. */
const policyName = 'khanepani'

const elements = 'header|div|p|img|table|caption|h1|dl|dt|dd|thead|tbody|tr|th|td|footer|svg|title|desc|line|rect|text'
const attributes = [
  'class|src|alt|height|id|scope|colspan|rowspan|headers|lang',
  'viewBox|role|aria-labelledby|aria-describedby|x|y|x1|x2|y1|y2|width|fill|stroke|stroke-dasharray|font-size|text-anchor',
].join('|')
/** A `<` that does not begin one of these elements with these attributes only, in quotes. */
const otherMarkup = new RegExp(`<(?!/?(?:${elements})(?: (?:${attributes})="[^"<>]*")*>)`)

let policy: Policy | undefined

/** Only for HTML of `kit/table/print` and `kit/bar-chart`, whose every value was escaped; anything else throws. */
export function setHtml(element: Pick<Element | ShadowRoot, 'innerHTML'>, html: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  policy ??= trustedTypes?.createPolicy(policyName, { createHTML: checkedHtml })
  element.innerHTML = policy ? policy.createHTML(html) : checkedHtml(html)
}

/** The same HTML, when it holds nothing but the elements and attributes of a printed table and of a chart. */
export function checkedHtml(html: string): string {
  if (otherMarkup.test(html)) throw new TypeError('The HTML has markup that neither a printed table nor a chart has')
  return html
}
