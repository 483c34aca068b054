package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.AbilityKind;

/** An ability that does its work by being active: others ask for it when it matters. Ledger: GG-CHR-9, GG-DUR-1. */
public interface StandingAbility extends AbilityKind {

    /** What an opponent counts each of its Levels for while it is active, in hits a turn. */
    default double gainPerLevel() {
        return 0.1;
    }
}
