/** For whom and when a fee is; null is for everyone, the whole day, the whole year. */
interface Scope {
  memberType: string | null
  part: string | null
  season?: object | null
}

/**
 * The fee that is charged, of those for one thing and one kind of day: one for the type of member before one for
 * everyone, then one for the part before one for the whole day, then one for a season. Decision 072.
 * @param part null for the whole day
 * @param memberType null for a type without fees of its own
 */
export const closestFee = <F extends Scope>(
  fees: readonly F[],
  { part, memberType }: Pick<Scope, 'part' | 'memberType'>,
): F | undefined =>
  fees
    .filter(
      (fee) => (fee.part === null || fee.part === part) && (fee.memberType === null || fee.memberType === memberType),
    )
    .toSorted((a, b) => detail(b) - detail(a))[0]

const detail = ({ memberType, part, season }: Scope) =>
  (memberType === null ? 0 : 4) + (part === null ? 0 : 2) + (season ? 1 : 0)
