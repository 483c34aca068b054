/** What the board says about units: initials, captions, descriptions read out. Pure functions of the view. */

/** Conditions that mean that a unit is out of the fight, where the view does not say so itself. */
const OUT = new Set(['defeated', 'dead', 'fallen', 'destroyed', 'killed', 'out of the fight']);

const ARTICLES = new Set(['the', 'a', 'an']);

/** Two or three letters for each unit, no two units alike. @returns {Map<string, string>} */
export function initials(units) {
  const all = new Map(units.map((unit) => [unit.id, letters(unit.name)]));
  const count = new Map();
  for (const text of all.values()) {
    count.set(text, (count.get(text) ?? 0) + 1);
  }
  const taken = new Set([...count].filter(([, times]) => times === 1).map(([text]) => text));
  for (const [id, text] of all) {
    if (count.get(text) > 1) {
      all.set(id, numbered(Array.from(text)[0], taken));
    }
  }
  return all;
}

function numbered(letter, taken) {
  let number = 1;
  while (taken.has(`${letter}${number}`)) {
    number++;
  }
  taken.add(`${letter}${number}`);
  return `${letter}${number}`;
}

function letters(name) {
  const words = name.trim().split(/[\s\-_]+/).filter(Boolean);
  const telling = words.filter((word, i) => i > 0 || words.length === 1 || !ARTICLES.has(word.toLowerCase()));
  const [first = '?', ...rest] = telling;
  const last = rest.at(-1) ?? '';
  if (/^\d{1,2}$/.test(last)) {
    return capital(first) + last;
  }
  const chars = Array.from(first);
  return rest.length > 0 ? capital(first) + capital(last) : capital(first) + chars.slice(1, 2).join('');
}

function capital(word) {
  return (Array.from(word)[0] ?? '').toUpperCase();
}

export function isOut(unit) {
  return unit.out ?? (unit.conditions ?? []).some((condition) => OUT.has(condition.name.toLowerCase()));
}

/** The name with the first bar in figures, or with the first condition: `Mara 11/15`. */
export function caption(unit) {
  const out = (unit.conditions ?? []).find((condition) => OUT.has(condition.name.toLowerCase()));
  if (out) {
    return `${unit.name} · ${out.name}`;
  }
  const bar = unit.bars?.[0];
  return bar ? `${unit.name} ${bar.value}/${bar.maximum}` : unit.name;
}

/** `prone · 1`: a short duration is worth its place, a long one is told on hovering. */
export function tag(condition) {
  const {name, duration} = condition;
  return duration && duration.length <= 3 ? `${name} · ${duration}` : name;
}

/** At most three tags and how many there are besides. @returns {{shown: string[], more: number}} */
export function tags(unit) {
  const all = (unit.conditions ?? []).filter((condition) => !OUT.has(condition.name.toLowerCase()));
  const most = all.length > 3 ? 3 : all.length;
  return {shown: all.slice(0, most).map(tag), more: all.length - most};
}

/** Metres for people: `18 m`, `3.5 m`, `1.2 km`. */
export function metres(length) {
  if (length >= 1000) {
    return `${Number((length / 1000).toFixed(2))} km`;
  }
  return `${Number(length.toFixed(1))} m`;
}

export function sideWords(unit, ours) {
  return `${ours.has(unit.side) ? 'our side' : 'other side'}, ${unit.side}`;
}

/**
 * A unit as a screen reader tells it.
 * @param {object} unit
 * @param {{ours: Set<string>, away?: string, offers?: {option: object, key: string}[], odds?: (id: string) => string,
 *     nameOf?: (id: string) => string | undefined}} about
 */
export function describe(unit, {ours, away, offers = [], odds = () => '', nameOf = () => undefined}) {
  const parts = [unit.name, sideWords(unit, ours)];
  if (unit.active) {
    parts.push('acts now');
  }
  if (unit.hidden) {
    parts.push('hidden from the others');
  }
  if (isOut(unit)) {
    parts.push('out of the fight');
  }
  parts.push(...(unit.bars ?? []).map((bar) => `${bar.label} ${bar.value} of ${bar.maximum}`));
  for (const {name, duration, unit: other} of unit.conditions ?? []) {
    parts.push([name, nameOf(other) && `with ${nameOf(other)}`, duration].filter(Boolean).join(' '));
  }
  if (unit.height) {
    parts.push(`${metres(unit.height)} up`);
  }
  if (away) {
    parts.push(away);
  }
  for (const {option, key} of offers) {
    const chance = odds(option.id);
    parts.push(`offered: ${option.text}${chance ? `, ${chance}` : ''}${key ? ` (key ${key})` : ''}`);
  }
  return parts.join('; ');
}
