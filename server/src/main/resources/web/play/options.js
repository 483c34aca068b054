import {capital} from '../shared/words.js';

/** How options are laid out: plain functions over what a request offers. */

const SHORT = 9;

/** Those whose words contain all the words typed. */
export function matching(options, typed) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter((option) => words.every((word) => option.text.toLowerCase().includes(word)));
}

/** A short list as it is; a long one in groups of the same kind of thing, by the first word of their ids. */
export function arranged(options) {
  if (options.length <= SHORT) return [{name: '', options}];
  const groups = new Map();
  for (const option of options) {
    const kind = option.id.split(':')[0];
    groups.set(kind, [...(groups.get(kind) ?? []), option]);
  }
  const large = [...groups].filter(([, members]) => members.length > 1);
  const single = [...groups].filter(([, members]) => members.length === 1).map(([, members]) => members[0]);
  if (large.length + (single.length ? 1 : 0) < 2) return [{name: '', options}];
  const named = large.map(([kind, members]) => ({name: capital(kind.replaceAll('-', ' ')), options: members}));
  return single.length ? [...named, {name: 'More', options: single}] : named;
}

/**
 * What is considered when a question appears. On a turn that is the first thing to do; where somebody is asked in
 * between, nothing is done by a hasty key that the default would not do either.
 */
export function firstPick(request) {
  if (request.kind === 'order') return request.options.map((option) => option.id);
  if (request.kind === 'some') return request.fallback ?? [];
  if (request.kind === 'amount') return request.fallback?.length ? request.fallback : [request.options[0].id];
  const first = request.options.find((option) => !option.declines) ?? request.options[0];
  const standard = request.options.find((option) => option.id === request.fallback?.[0]);
  if (request.main || request.kind === 'place' || !standard) return [first.id];
  return standard.declines && declining(request) ? [] : [standard.id];
}

/** What is considered after an option was pressed. */
export function picking(request, picked, option) {
  if (request.kind !== 'some') return [option];
  if (picked.includes(option)) return picked.filter((other) => other !== option);
  if (request.most === 1) return [option];
  return picked.length < request.most ? [...picked, option] : picked;
}

/** Why what is considered cannot be answered yet, or nothing. */
export function lacking(request, picked) {
  if (request.kind === 'some' && picked.length < request.least) return `Choose ${range(request)}.`;
  return picked.length === 0 && request.kind !== 'some' ? 'Choose something first.' : '';
}

export function range({least, most}) {
  if (least === most) return String(least);
  return least === 0 ? `up to ${most}` : `${least} to ${most}`;
}

/** The key of each option that has one, by id; the same order as the cards. */
export function optionKeys(request) {
  const decline = declining(request);
  const shown = arranged(request.options.filter((option) => option !== decline)).flatMap((group) => group.options);
  return Object.fromEntries(shown.slice(0, 9).map((option, place) => [option.id, String(place + 1)]));
}

/** The way to let the moment pass, unless that is all there is; an amount has its own zero. */
export function declining(request) {
  if (request.kind === 'amount' || request.options.length < 2) return undefined;
  return request.options.find((option) => option.declines);
}
