package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** Manipulate works on fixed objects and on what somebody holds. Ledger: NAR-FX-MAN-2. */
public record Control() implements EffectTrait {}
