import { ofAdmin } from '@clubhouse/contract/manager/right'
import { useCall } from '../../api/use-call'
import { type Say, useText } from '../../language/use-text'
import { useMay } from '../../session/may'
import { ButtonLink } from '../../ui/button'
import styles from './manager.module.css'

/** Whether a manager has the permissions of the group, and the way to them. @param idx the manager's number */
export function Permissions({ idx }: { idx: number }) {
  const t = useText()
  const isAllowed = useMay()(ofAdmin)
  const { data } = useCall(ofAdmin, { idx }, { enabled: isAllowed })
  if (!isAllowed) return null
  return (
    <section className={styles.permissions}>
      <h3>{t('right.RIGHTS')}</h3>
      <p>{data && standing(data.differsAt, data.admin, t)}</p>
      <ButtonLink look="plain" size="small" to={`/ishm/menu/set-perm?manager=${idx}`}>
        {t('right.OPEN')}
      </ButtonLink>
    </section>
  )
}

/** The permissions of a manager in one sentence. */
export function standing(
  differsAt: readonly string[],
  { isSSAdmin, groupName }: { isSSAdmin: boolean; groupName: string },
  t: Say,
): string {
  if (isSSAdmin) return t('right.SUPER_LEAD')
  if (!groupName) return t('right.NO_GROUP')
  return differsAt.length > 0
    ? t('right.DIFFERS_FROM', { count: differsAt.length, group: groupName })
    : t('right.SAME_AS', { group: groupName })
}
