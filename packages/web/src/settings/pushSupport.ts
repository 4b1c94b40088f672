/** Why push notifications cannot reach this browser. */
export type PushObstacle = 'insecure' | 'install' | 'unsupported' | 'blocked';

interface Browser {
  readonly isSecure: boolean;
  readonly hasPush: boolean;
  /** An iPhone or iPad, where only an installed page has push. */
  readonly isApplePhone: boolean;
  readonly permission: NotificationPermission;
}

export function pushObstacleOf({ isSecure, hasPush, isApplePhone, permission }: Browser): PushObstacle | null {
  if (!isSecure) return 'insecure';
  if (!hasPush) return isApplePhone ? 'install' : 'unsupported';
  return permission === 'denied' ? 'blocked' : null;
}

export function pushObstacle(): PushObstacle | null {
  const { userAgent, maxTouchPoints } = navigator;
  return pushObstacleOf({
    isSecure: isSecureContext,
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    // An iPad reports itself as a Mac; Macs have no touch screen.
    isApplePhone: /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1),
    permission: 'Notification' in window ? Notification.permission : 'default',
  });
}
