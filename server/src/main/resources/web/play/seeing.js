import {api} from '../net/api.js';
import {welcomed} from '../net/model.js';
/** @import {TableModel} from '../net/model.js' */

/** The table through somebody else's eyes, for the gamemaster; looked at again whenever the table changes. */
export class Seeing {
  /** @param {string} id of the table @param {(table: TableModel | null, trouble?: string) => void} show */
  constructor(id, show) {
    this.id = id;
    this.show = show;
    this.as = '';
  }

  /** @param {string} as a member's id, or `spectator` */
  begin(as) {
    this.as = as;
    return this.look();
  }

  end() {
    this.as = '';
    this.show(null);
  }

  /** One look at a time; what changes meanwhile is looked at afterwards. */
  async look() {
    if (!this.as || this.looking) {
      this.again = Boolean(this.as);
      return;
    }
    this.looking = true;
    const {as} = this;
    try {
      const message = await api.viewAs(this.id, as);
      if (this.as === as) this.show(welcomed(null, message));
    } catch (refusal) {
      this.as = '';
      this.show(null, refusal.message);
    }
    this.looking = false;
    if (this.again) {
      this.again = false;
      this.look();
    }
  }
}
