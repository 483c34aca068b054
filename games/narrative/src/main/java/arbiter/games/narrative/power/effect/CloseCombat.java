package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** The Attack may be made on an engaged target, as a melee attack. Ledger: NAR-FX-ATT-2, NAR-COMBAT-9. */
public record CloseCombat() implements EffectTrait {}
