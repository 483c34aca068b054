package arbiter.games.wasteland.damage;

import arbiter.games.wasteland.unit.Fighter;

/** A hit of an attack: whom it strikes, and where, by the place of the location. Ledger: WAS-ATK-10. */
public record Hit(Fighter target, int location) {}
