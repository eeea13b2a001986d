/** The key of an account that another account had first, out of the database's error. */
export function takenKey(error: unknown): 'id' | 'memberNo' | undefined {
  const { code, constraint_name } = (error ?? {}) as { code?: string; constraint_name?: string }
  if (code !== '23505') return undefined
  if (constraint_name === 'login_id_pkey' || constraint_name === 'member_id_key') return 'id'
  return constraint_name === 'member_member_no_key' ? 'memberNo' : undefined
}
