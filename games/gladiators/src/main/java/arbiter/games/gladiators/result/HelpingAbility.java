package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** An ability that does somebody good who lets it: no roll to hit, no result roll, no defence. Ledger: GG-AMB-97. */
public interface HelpingAbility extends AbilityKind {

    /** Whether it would do anything for them now. */
    boolean helps(GladiatorsState state, PowerUse use, Gladiator target);

    /** What an opponent counts it for, in hits. */
    default double gain(Gladiator target) {
        return 0.3;
    }

    void help(Play<GladiatorsState> play, PowerUse use, Gladiator target);
}
