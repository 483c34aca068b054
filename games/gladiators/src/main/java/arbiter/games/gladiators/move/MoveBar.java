package arbiter.games.gladiators.move;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.ability.GrabAttack;
import arbiter.games.gladiators.ability.Telekinesis;
import arbiter.games.gladiators.ability.Transform;
import arbiter.games.gladiators.ability.TrapAttack;
import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.Optional;

/** What keeps somebody from moving at all. Ledger: GG-RES-6, GG-GRB-2, GG-TRP-2, GG-TKN-1, GG-TRF-1. */
public final class MoveBar {

    private MoveBar() {}

    public static boolean holds(GladiatorsState state, Gladiator unit) {
        return of(state, unit).isPresent();
    }

    /** In words: {@code hindered}; empty if nothing does. */
    public static Optional<String> of(GladiatorsState state, Gladiator unit) {
        if (unit.isHindered()) {
            return Optional.of("hindered");
        }
        for (Gladiator owner : state.units()) {
            for (ActivePower active : owner.inUse().all()) {
                if (owner != unit && active.isOn(unit.id())) {
                    Optional<String> held = word(owner.powers()
                            .get(active.power())
                            .ways()
                            .get(active.way())
                            .kind());
                    if (held.isPresent() && Running.works(owner, owner.powers().get(active.power()))) {
                        return held;
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> word(AbilityKind kind) {
        if (kind instanceof GrabAttack) {
            return Optional.of("grabbed");
        }
        if (kind instanceof TrapAttack) {
            return Optional.of("trapped");
        }
        if (kind instanceof Telekinesis) {
            return Optional.of("held");
        }
        return kind instanceof Transform ? Optional.of("transformed") : Optional.empty();
    }
}
