/** Why this browser cannot be told of turns. */
export type Hindrance = 'insecure' | 'install' | 'unsupported' | 'blocked';

interface Browser {
  readonly isSecure: boolean;
  readonly hasPush: boolean;
  /** An iPhone or iPad: only an installed page has push there. */
  readonly isApplePhone: boolean;
  readonly permission: NotificationPermission;
}

export function hindranceOf({ isSecure, hasPush, isApplePhone, permission }: Browser): Hindrance | null {
  if (!isSecure) return 'insecure';
  if (!hasPush) return isApplePhone ? 'install' : 'unsupported';
  return permission === 'denied' ? 'blocked' : null;
}

export function hindranceHere(): Hindrance | null {
  const { userAgent, maxTouchPoints } = navigator;
  return hindranceOf({
    isSecure: isSecureContext,
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    // An iPad says that it is a Mac, but no Mac has a touch screen.
    isApplePhone: /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1),
    permission: 'Notification' in window ? Notification.permission : 'default',
  });
}
