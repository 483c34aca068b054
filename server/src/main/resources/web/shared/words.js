/** Small wordings that several places share. */

/** 0.4444 as "44.4 %"; never rounds a possible thing to certain or impossible. */
export function percent(chance) {
  if (chance <= 0) return '0 %';
  if (chance >= 1) return '100 %';
  if (chance < 0.001) return '< 0.1 %';
  if (chance > 0.999) return '> 99.9 %';
  return `${(chance * 100).toFixed(1)} %`;
}

/** A number with its sign, as parts of a total are written. */
export function signed(value) {
  return value < 0 ? `−${-value}` : `+${value}`;
}

export function plural(count, word, many = word + 's') {
  return `${count} ${count === 1 ? word : many}`;
}

/** Several words as a sentence has them: "a, b and c". */
export function listed(words) {
  if (words.length < 2) return words.join('');
  return words.slice(0, -1).join(', ') + ' and ' + words[words.length - 1];
}

export function capital(text) {
  return text ? text[0].toUpperCase() + text.slice(1) : text;
}

/** How long ago, roughly, or a date. */
export function ago(time) {
  const seconds = (Date.now() - new Date(time).getTime()) / 1000;
  if (!Number.isFinite(seconds)) return '';
  if (seconds < 90) return 'just now';
  if (seconds < 3600) return `${Math.round(seconds / 60)} minutes ago`;
  if (seconds < 86400) return plural(Math.round(seconds / 3600), 'hour') + ' ago';
  return new Date(time).toLocaleDateString(undefined, {day: 'numeric', month: 'short', year: 'numeric'});
}

/** The costs of an option in words. */
export function costWords(costs = []) {
  return costs.map((cost) => `${cost.amount} ${cost.what}`);
}

export const ROLES = {gamemaster: 'Gamemaster', player: 'Player', spectator: 'Spectator'};
