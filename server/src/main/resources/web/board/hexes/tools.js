/** What one can do on hexes besides: look at each, take what is offered there, paint with what the game offers. */
import {filled} from '../../shared/edit-values.js';
import {ZoneTools} from '../zones/tools.js';
import {hexAt, lineOf, writeHex} from './grid.js';
/** @import {Edit} from '../../net/protocol.js' */
/** @import {Point} from '../geometry.js' */
/** @import {BrushMode, Mode} from '../surface/modes.js' */

export class HexTools extends ZoneTools {
  /** What one painted with last is taken up again. @type {Partial<BrushMode>} */
  last = {};

  togglePainting() {
    if (!this.board.paints) {
      return false;
    }
    if (this.board.mode?.kind === 'brush') {
      this.leaveMode();
    } else {
      this.board.tell('ask-brushes', {take: (/** @type {Edit[]} */ edits) => this.paintWith(edits)});
    }
    return true;
  }

  /** @param {Edit[]} edits */
  paintWith(edits) {
    if (edits.length === 0) {
      return;
    }
    const edit = edits.find(({id}) => id === this.last.edit?.id) ?? edits[0];
    const given = this.last.given ?? {};
    this.board.mode = {kind: 'brush', points: [], at: this.middle(), edits, edit, given};
    this.board.surface?.focus();
  }

  /** @param {Mode} mode @param {Point | undefined} at */
  doAt(mode, at) {
    if (mode.kind === 'brush' && at) {
      this.paint(mode, at);
    } else {
      super.doAt(mode, at);
    }
  }

  /** A hex, or the line that was begun. @param {BrushMode} mode @param {Point} at */
  paint(mode, at) {
    const corners = [...mode.points, at].map(hexAt);
    const hexes = corners.flatMap((hex, i) => (i === 0 ? [hex] : lineOf(corners[i - 1], hex).slice(1)));
    const {edit, given} = mode;
    const values = Object.fromEntries(
      filled(edit.fields, given).map(({field, value}) => [
        field.id,
        field.kind === 'place' ? hexes.map(writeHex).join('; ') : value,
      ]),
    );
    this.last = {edit, given};
    this.board.mode = {...mode, points: [], at};
    this.board.tell('edit-place', {edit, values});
  }
}
