package arbiter.games.gladiators.hold;

import arbiter.games.gladiators.ability.AbilityKind;

/** An ability that changes who decides for its victim, or whether the victim counts as there. Ledger: GG-MCT-1, GG-TRF-1. */
public interface BindingAbility extends AbilityKind {}
