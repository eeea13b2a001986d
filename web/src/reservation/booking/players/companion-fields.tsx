import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { serverNow } from '../../../api/clock'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { ChoiceField } from '../../../ui/form/choice-field'
import type { Values } from '../../../ui/form/draft'
import { SegmentedField } from '../../../ui/form/segmented-field'
import { TextField } from '../../../ui/form/text-field'
import type { FormModel } from '../../../ui/form/use-form'
import form from '../draft/booking-form.module.css'
import { companionsOf, fieldOf, withoutPlayer } from '../draft/booking-values'
import type { Booker, Offer } from '../draft/offer'
import styles from './companion-fields.module.css'
import type { Known } from './known'
import { MemberField } from './member-field'
import { namedIn, withGroup, withOne } from './named'
import { QuickCompanions } from './quick-companions'
import { type Companions as CompanionList, useCompanions } from './use-companions'
import type { When } from './use-member-search'

interface CompanionsProps {
  form: FormModel
  booker: Pick<Booker, 'memberIdx'>
  rules: Pick<Offer['rules'], 'minPlayers' | 'maxPlayers'>
  /** When they play, for which it is said who already plays then. */
  when: When
  namesDueAt?: string
  seats: number
  /** What a companion can be; all kinds unless said. */
  kinds?: readonly Kind[]
}

const KINDS = ['TBD', 'MEMBER', 'GUEST'] as const
type Kind = (typeof KINDS)[number]

/** The other players; the tee time says how many there may be. */
export function Companions({ form: { values, type }, ...props }: CompanionsProps) {
  const { booker, rules, when, namesDueAt, seats, kinds = KINDS } = props
  const t = useText()
  const companions = useCompanions(booker.memberIdx)
  const { minPlayers, maxPlayers } = rules
  const nos = companionsOf(seats)
  const chosen = (no: number) => values[fieldOf(no, 'memberIdx')]
  const isFree = (memberIdx: number, no: number) =>
    nos.every((other) => other === no || chosen(other) !== String(memberIdx))
  const change = (changes: Values = {}) => {
    for (const [field, value] of Object.entries(changes)) type(field, value)
  }
  const remove = (no: number) => change(withoutPlayer(values, no, seats))
  const isOpen = (no: number) => values[fieldOf(no, 'kind')] === 'TBD'
  return (
    <>
      <QuickCompanions
        companions={companions}
        named={namedIn(values, seats)}
        hasPlace={seats < maxPlayers || nos.some(isOpen)}
        onGroup={(members) => change(withGroup(members, seats, rules))}
        onOne={(member) => change(withOne(values, member, seats, rules))}
      />
      {nos.map((no) => (
        <Companion
          key={no}
          no={no}
          kind={String(values[fieldOf(no, 'kind')])}
          kinds={kinds}
          companions={companions}
          known={companions.known.filter(({ memberIdx }) => isFree(memberIdx, no))}
          when={when}
          onRemove={seats > minPlayers ? () => remove(no) : undefined}
        />
      ))}
      {seats < Math.max(maxPlayers, 1) && (
        <Button look="plain" onClick={() => type('seats', String(seats + 1))}>
          {t('reservation.ADD_PLAYER')}
        </Button>
      )}
      {namesDueAt && Date.parse(namesDueAt) > serverNow() && (
        <p className={form.hint}>{t('reservation.NAMES_DUE', { at: namesDueAt })}</p>
      )}
    </>
  )
}

interface CompanionProps {
  /** In the form, where the booker is 1. */
  no: number
  kind: string
  kinds: readonly Kind[]
  companions: CompanionList
  known: readonly Known[]
  when: When
  onRemove?: () => void
}

/** What a line opens is in view as soon as it is there: a list of members closes when its place scrolls. */
function useOpenedInView(kind: string) {
  const player = useRef<HTMLFieldSetElement>(null)
  const before = useRef(kind)
  useEffect(() => {
    const box = player.current
    if (!box || before.current === kind) return
    before.current = kind
    if (kind === 'TBD') return
    const inView = () => box.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    // The search is loaded when it is needed, and is higher than what waits for it.
    const grown = new ResizeObserver(inView)
    grown.observe(box)
    // What is read for the lines above may come later, and moves the line. After another act the person looks elsewhere.
    const moved = new ResizeObserver(inView)
    if (box.form) moved.observe(box.form)
    const acts = new AbortController()
    for (const act of ['pointerdown', 'keydown', 'wheel'])
      document.addEventListener(act, () => moved.disconnect(), { signal: acts.signal, capture: true, passive: true })
    return () => {
      grown.disconnect()
      moved.disconnect()
      acts.abort()
    }
  }, [kind])
  return player
}

/** Where a person presses “Member”, the search for one has the focus; arrow keys stay among the choices. */
function useEntersSearch(player: RefObject<HTMLFieldSetElement | null>, no: number, kind: string) {
  const isWanted = useRef(false)
  const enter = useCallback(
    () => player.current?.querySelector<HTMLElement>(`[name="${fieldOf(no, 'memberIdx')}"]`)?.focus(),
    [player, no],
  )
  useEffect(() => {
    if (kind === 'MEMBER' && isWanted.current) enter()
    isWanted.current = false
  }, [kind, enter])
  return (pressed: string) => {
    if (pressed === kind && kind === 'MEMBER') enter()
    else isWanted.current = pressed === 'MEMBER'
  }
}

function Companion({ no, kind, kinds, onRemove, ...members }: CompanionProps) {
  const t = useText()
  const named = { no: no - 1 }
  const player = useOpenedInView(kind)
  const onPress = useEntersSearch(player, no, kind)
  const options = kinds.map((value) => ({ value, label: t(`reservation.KIND_${value}`) }))
  return (
    <fieldset ref={player} className={styles.player}>
      <legend data-only-spoken>{t('reservation.PLAYER_NO', named)}</legend>
      <div className={styles.line} data-removable={Boolean(onRemove) || undefined}>
        <span className={styles.no} aria-hidden="true">
          {t('reservation.PLAYER_NO', named)}
        </span>
        <SegmentedField
          name={fieldOf(no, 'kind')}
          label={t('reservation.PLAYER_NO', named)}
          options={options}
          onPress={onPress}
        />
        {onRemove && (
          <button
            type="button"
            className={styles.remove}
            aria-label={t('reservation.REMOVE_PLAYER', named)}
            onClick={onRemove}
          >
            ×
          </button>
        )}
      </div>
      {kind === 'MEMBER' && <MemberField no={no} {...members} />}
      {kind === 'GUEST' && <GuestFields no={no} />}
    </fieldset>
  )
}

/** A guest is named and has agreed to it; the phone number may be left out. */
function GuestFields({ no }: { no: number }) {
  const t = useText()
  return (
    <div className={styles.guest}>
      <TextField name={fieldOf(no, 'name')} label={t('reservation.NAME')} />
      <TextField name={fieldOf(no, 'phoneNo')} type="tel" label={t('reservation.PHONE')} />
      <ChoiceField name={fieldOf(no, 'consent')} label={t('reservation.CONSENT')} />
    </div>
  )
}
