// Checkboxes of the roles of a person.

import type { GivenRole } from '#features/people/contract/roles.ts'
import { givenRoles } from '#features/people/contract/roles.ts'
import { roleName } from '#features/people/screens/role-names.ts'
import { useLanguage } from '#ui/page-language.ts'
import { staffTranslator } from './translator.ts'
import { GroupFrame } from '#ui/form/field-frame.tsx'

/** A checkbox for each role; platform administrator is offered only to those who hold it themselves. */
export function RoleTicks(props: { chosen: readonly GivenRole[]; platform: boolean; titled?: boolean }) {
  const { chosen, platform, titled = false } = props
  const language = useLanguage()
  const offered = givenRoles.filter((role) => platform || role !== 'platform-administrator' || chosen.includes(role))
  return (
    <GroupFrame name="roles" titled={titled} help={staffTranslator(language)('staff.exclusive_help')}>
      {({ id }) => (
        <div className="grid gap-1 sm:grid-cols-2">
          {offered.map((role, index) => (
            <label key={role} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                id={index === 0 ? id : `${id}-${role}`}
                name="roles"
                value={role}
                defaultChecked={chosen.includes(role)}
                className="tick"
              />
              {roleName(role)[language]}
            </label>
          ))}
        </div>
      )}
    </GroupFrame>
  )
}

export function chosenRoles(data: FormData): GivenRole[] {
  return givenRoles.filter((role) => data.getAll('roles').includes(role))
}
