import { NAMES_SHOWN_TO } from '@clubhouse/contract/reservation/names-shown'
import { clubRuleHistory } from '@clubhouse/contract/site'
import { useState } from 'react'
import { useText } from '../../language/use-text'
import { History } from '../../office/history'
import { useSession } from '../../session/session-store'
import { ChoiceField } from '../../ui/form/choice-field'
import { SelectField } from '../../ui/form/select-field'
import { Line } from './info-fields'
import styles from './site-manage.module.css'

const count = (name: string) => <Line name={`settings.${name}`} inputMode="numeric" />

/** The booking rules that a club sets: names, deadlines, guests and handing over. */
export function RuleFields() {
  const t = useText()
  return (
    <>
      <section className={styles.section} aria-labelledby="names">
        <h2 id="names">{t('site-info.NAMES')}</h2>
        <p className={styles.lead}>{t('site-info.NAMES_LEAD')}</p>
        <div className={styles.fields}>
          <SelectField
            name="settings.showNames"
            label={t('site-info.SHOW_NAMES')}
            options={NAMES_SHOWN_TO.map((who) => ({ value: who, label: t(`site-info.NAMES_${who}`) }))}
          />
        </div>
      </section>
      <section className={styles.section} aria-labelledby="deadlines">
        <h2 id="deadlines">{t('site-info.DEADLINES')}</h2>
        <p className={styles.lead}>{t('site-info.DEADLINES_LEAD')}</p>
        <div className={styles.fields}>
          {count('freeCancelWeekday')}
          {count('freeCancelWeekend')}
          <Line name="settings.freeCancelTime" type="time" />
        </div>
        <div className={styles.fields}>
          {count('namesDueDays')}
          <Line name="settings.namesDueTime" type="time" />
        </div>
      </section>
      <section className={styles.section} aria-labelledby="companions">
        <h2 id="companions">{t('site-info.COMPANIONS')}</h2>
        <p className={styles.lead}>{t('site-info.COMPANIONS_LEAD')}</p>
        <div className={styles.fields}>
          {count('guestsPerDay')}
          {count('sameGuestPerMonth')}
          {count('sameGuestPerYear')}
        </div>
        <ChoiceField
          name="settings.transferIsAllowed"
          label={t('site-info.TRANSFER_IS_ALLOWED')}
          hint={t('site-info.TRANSFER_HINT')}
        />
        <div className={styles.fields}>
          {count('transferWeekday')}
          {count('transferWeekend')}
        </div>
        <RuleHistory />
      </section>
    </>
  )
}

/** Read when it is opened. */
function RuleHistory() {
  const t = useText()
  const clubIdx = useSession()?.clubIdx
  const [isOpen, setOpen] = useState(false)
  if (!clubIdx) return null
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('site-info.RULE_HISTORY')}</summary>
      {isOpen && <History call={clubRuleHistory} recordIdx={clubIdx} />}
    </details>
  )
}
