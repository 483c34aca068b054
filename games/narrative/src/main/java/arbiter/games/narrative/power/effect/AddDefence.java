package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** Melee and ranged defence are higher by the ranks in Discipline. Ledger: NAR-FX-BAR-3. */
public record AddDefence() implements EffectTrait {}
