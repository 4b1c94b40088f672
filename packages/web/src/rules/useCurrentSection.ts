import { type RefObject, useEffect, useState } from 'react';

/** The section that crosses the upper third of the window, among those that `watched` holds. */
export function useCurrentSection(watched: RefObject<HTMLElement | null>, changes: unknown): string | undefined {
  const [current, setCurrent] = useState<string>();
  // Other sections stand in the book after a change.
  useEffect(() => {
    const watch = (entries: readonly IntersectionObserverEntry[]): void => {
      const entered = entries.find((entry) => entry.isIntersecting);
      if (entered !== undefined) setCurrent(entered.target.id);
    };
    const observer = new IntersectionObserver(watch, { rootMargin: '-33% 0px -66% 0px' });
    for (const section of watched.current?.querySelectorAll('section') ?? []) observer.observe(section);
    return () => observer.disconnect();
  }, [watched, changes]);
  return current;
}
