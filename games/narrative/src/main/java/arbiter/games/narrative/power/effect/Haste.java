package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** A second maneuver in each turn costs no strain. Ledger: NAR-FX-AUG-2. */
public record Haste() implements EffectTrait {}
