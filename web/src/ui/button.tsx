import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './button.module.css'

interface Look {
  /** `main` for the primary action; `danger` for irreversible ones; `risky` for what asks first whether to do one. */
  look?: 'main' | 'plain' | 'risky' | 'danger' | 'bare'
  size?: 'small' | 'medium' | 'large'
  children: ReactNode
}

export function Button({
  look = 'main',
  size = 'medium',
  pending,
  className,
  onClick,
  ...rest
}: Look & { pending?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} ${className ?? ''}`}
      data-look={look}
      data-size={size}
      data-pending={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onClick}
    />
  )
}

export function ButtonLink({ look = 'main', size = 'medium', className, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={`${styles.button} ${className ?? ''}`} data-look={look} data-size={size} />
}
