// Journey: what a screen reader receives in ten tasks: landmarks, headings, names, roles and states in the order of reading.

import { expect, test } from '@playwright/test'
import { signedIn } from './signed-in.ts'
import { open, site } from './site.ts'

test('Next water: skip link, landmarks, the field and its suggestions', async ({ page }) => {
  await open(page, site('damak', '/?lang=en'))
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to main content"
    - banner:
      - link /Damak Water Supply/
    - navigation "Main menu":
      - list:
        - listitem:
          - button "Services"
        - listitem:
          - link "Contact"
    - main:
      - heading /Damak Water Supply/ [level=1]
      - region "When does water come to your tol?":
        - heading "When does water come to your tol?" [level=2]
        - combobox "Your tol or ward"
        - button "Show"
      - region "What would you like to do?":
        - list:
          - listitem:
            - link "Water supply schedule"
    - contentinfo
  `)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  const field = page.getByRole('combobox', { name: 'Your tol or ward' })
  await field.fill('himali')
  await field.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('listbox')).toMatchAriaSnapshot(`
    - listbox:
      - option "Himali Tol, Ward 4" [selected]
  `)
  await field.press('Enter')
  await expect(page.locator('[data-own-water]')).toMatchAriaSnapshot(`
    - paragraph:
      - text: /Himali Tol/
      - link "Change tol"
    - link "The whole week"
  `)
})

test('Week of supply: a table of zones and days', async ({ page }) => {
  await open(page, site('damak', '/water-schedule?lang=en'))
  await expect(page.getByRole('table', { name: 'Supply by zone' })).toMatchAriaSnapshot(`
    - table /Supply by zone/:
      - rowgroup:
        - row /Zone/:
          - columnheader /Zone/
          - columnheader /Today/
          - columnheader /Tomorrow/
      - rowgroup:
        - row /Zone 1/:
          - rowheader /Zone 1/
          - cell /5:30–7:00 AM/
  `)
})

test('Price of 23 units: labelled fields, and a result that is announced', async ({ page }) => {
  await open(page, site('damak', '/tarrif-calculator?lang=en'))
  await page.getByLabel('Consumption units').fill('23')
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Tariff calculator" [level=1]
    - form "Your tap and your consumption":
      - textbox "Consumption units": "23"
      - group "Calculation type":
        - radio "Single" [checked]
        - radio "Range"
      - combobox "Customer type"
      - combobox "Tap size"
      - button "Calculate"
    - region "Result":
      - heading "Result" [level=2]
      - status: /23 units/
      - table "Calculation of the amount":
        - rowgroup:
          - row /Item/:
            - columnheader "Item"
            - columnheader "Amount (Rs.)"
        - rowgroup:
          - row /Units 21 to 23/:
            - rowheader /Units 21 to 23/
            - cell
  `)
})

test('Leak with a photograph: groups, hints, and errors that lead to their fields', async ({ page }) => {
  await open(page, site('damak', '/complaint?lang=en'))
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Complaint and feedback" [level=1]
    - group "What is it about?":
      - textbox "Complaint message"
      - button "Photos (optional)"
    - group "Where is it?"
    - group "How can the office contact you?":
      - textbox "Complainant's name"
      - textbox "Phone number"
    - checkbox /I agree/
    - button "Send complaint"
  `)
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await expect(page.locator('#complaint-errors')).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - link /Complaint type/
      - listitem:
        - link /Phone number/
  `)
  const phone = page.getByRole('textbox', { name: 'Phone number' })
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await expect(phone).toHaveAccessibleDescription(/This field is required/)
})

test('Tender closing next: a named table with sortable columns, and the number of rows', async ({ page }) => {
  await open(page, site('damak', '/notices/tender-notices?lang=en'))
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Tender notices" [level=1]
    - search "Tender notices":
      - searchbox /Search/
    - status: /Showing/
  `)
  const table = page
    .getByRole('grid', { name: 'Tender notices' })
    .or(page.getByRole('table', { name: 'Tender notices' }))
  await expect(table.getByRole('columnheader', { name: /^Title/ })).toBeVisible()
  await expect(table.getByRole('rowheader').first()).toContainText(/Last date/)
  await expect(table.getByRole('link', { name: /^Download .+ (PDF|DOCX|XLSX|JPG) .+ [KM]B$/ }).first()).toBeAttached()
})

for (const [kind, title, steps] of [
  ['new', 'Water connection application form', ['Applicant', 'Place']],
  ['transfer', 'Tap ownership transfer application', ['Tap and transferor', 'Transferee']],
] as const)
  test(`Application (${kind}): steps, which one is current, and names in both scripts`, async ({ page }) => {
    await open(page, site('damak', `/registration/${kind}?lang=en`))
    await expect(page.locator('main')).toMatchAriaSnapshot(`
      - heading "${title}" [level=1]
      - navigation "Steps of the form":
        - paragraph: /Step 1 of \\d/
        - list:
          - listitem: /${steps[0]}/
          - listitem: /${steps[1]}/
      - region "${steps[0]}":
        - heading "${steps[0]}" [level=2]
      - button "Next"
    `)
    await expect(page.locator('[aria-current=step]')).toContainText(steps[0])
  })

test('Sign-in: names of fields, and a refusal that is announced', async ({ page }) => {
  await open(page, site('damak', '/login?lang=en'))
  await page.getByLabel('Customer number, phone or email').fill('10425')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Log in" [level=1]
    - alert:
      - paragraph: /Incorrect username or password/
    - textbox "Customer number, phone or email": "10425"
    - textbox "Password"
    - checkbox "Show password"
    - button "Log in"
    - paragraph:
      - link "Forgot password?"
    - button "Log in with a passkey"
  `)
})

test('Who is responsible: officers as a list under their duties', async ({ page }) => {
  await open(page, site('damak', '/contact?lang=en'))
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Contact" [level=1]
    - region "Responsible officers":
      - heading "Responsible officers" [level=2]
      - list:
        - listitem:
          - paragraph: Information officer
          - heading /Maya Rai/ [level=3]
          - paragraph:
            - link "023-000488"
  `)
})

test('Own complaints: the account has its own navigation, with the current page', async ({ browser }) => {
  const page = await signedIn(browser, '10425', { language: 'en', opens: false })
  await page.goto(site('damak', '/account/complaints'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const navigation = page.getByRole('navigation', { name: 'My pages' })
  await expect(navigation.getByRole('link').first()).toBeVisible()
  await expect(navigation.getByRole('link').and(page.locator('[aria-current=page]'))).toHaveAttribute(
    'href',
    '/account/complaints',
  )
  await expect(page.locator('main a[href^="/account/complaints/"]').first()).toHaveAccessibleName(/\S/)
})

test('Accessibility statement: sections in order, tests as a table, the office to complain to', async ({ page }) => {
  await open(page, site('damak', '/accessibility?lang=en'))
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Accessibility statement" [level=1]
    - region "Standard":
      - paragraph:
        - link "Read the guidelines"
    - region "What you can do":
      - list
    - region "What was tested":
      - table "What was tested"
    - region "What falls short":
      - list
    - region "How to complain":
      - link "023-000487"
      - link "info@damak.example"
      - link "Send a complaint"
  `)
})
