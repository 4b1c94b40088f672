/** Text as it stands in HTML and SVG. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

export type Attributes = Readonly<Record<string, string | number>>;

/** An element; `content` is markup. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(String(value))}"`);
  return `<${name}${list.join('')}>${content}</${name}>`;
}

export function label(x: number, y: number, text: string, attributes: Attributes = {}): string {
  return element('text', { x, y, ...attributes }, escapeText(text));
}

export function line(x1: number, y1: number, x2: number, y2: number, attributes: Attributes = {}): string {
  return element('line', { x1, y1, x2, y2, ...attributes });
}

/** A chart that scales with the page, under its title. */
export function chart(width: number, height: number, title: string, content: string): string {
  const viewBox = `0 0 ${width} ${height}`;
  const drawing = element('svg', { viewBox, role: 'img', 'aria-label': title, style: `max-width:${width}px` }, content);
  return element('figure', {}, element('figcaption', {}, escapeText(title)) + drawing);
}
