package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.EffectTrait;

/** Whoever makes a melee attack on the target takes damage of twice the ranks in Discipline. Ledger: NAR-FX-BAR-5. */
public record FlameWall() implements EffectTrait {}
